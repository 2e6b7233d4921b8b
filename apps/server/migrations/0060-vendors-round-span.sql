-- The numbers of a round's first and last posting in its wallet, between which its postings are found.
alter table vendors_round add column first_seq bigint, add column last_seq bigint;
update vendors_round r set first_seq = p.first_seq, last_seq = p.last_seq
  from (select wallet, reference, min(seq) as first_seq, max(seq) as last_seq from wallet_posting group by 1, 2) p
 where p.wallet = r.account_id and p.reference = r.id::text;
-- A call that moved nothing leaves a round without postings: an empty span.
update vendors_round set first_seq = 1, last_seq = 0 where first_seq is null;
alter table vendors_round alter column first_seq set not null, alter column last_seq set not null;
