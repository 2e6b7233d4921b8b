-- Sums of a wallet's postings in blocks of 1,024: block n is numbers n * 1024 + 1 to (n + 1) * 1024. A wallet's
-- postings become visible in the order of their numbers, so a full block never changes.
create table wallet_block (
  wallet bigint not null,
  block bigint not null,
  kind wallet_kind not null,
  contra bigint not null,
  came bigint not null,
  went bigint not null,
  postings bigint not null,
  primary key (wallet, block, kind, contra)
);
revoke update, truncate on wallet_block from hintha_app;

-- The few postings among many bets are found by themselves; the bets pay nothing for it.
create index wallet_posting_rare on wallet_posting (wallet, seq) where kind not in ('BET', 'PAYOUT');

-- The number of the last posting before an instant, 0 when there is none; found by halving, as the balance at one is.
create function wallet_seq_before(p_wallet bigint, p_instant timestamptz) returns bigint
language plpgsql stable as $$
declare
  v_low bigint := 0;
  v_high bigint;
  v_middle bigint;
begin
  select seq into v_high from wallet_posting where wallet = p_wallet order by seq desc limit 1;
  v_high := coalesce(v_high, 0);
  while v_low < v_high loop
    v_middle := (v_low + v_high + 1) / 2;
    if (select at < p_instant from wallet_posting where wallet = p_wallet and seq = v_middle) then
      v_low := v_middle;
    else
      v_high := v_middle - 1;
    end if;
  end loop;
  return v_low;
end $$;
