-- When everything that follows from a result, or from there being none, was done; a numero without it is taken up again.
alter table lottery_numero
  add column finished_at timestamptz,
  add column void_reason text check (void_reason in ('NO_RESULT', 'PROOF_DIFFERS', 'CANCELLED'));
update lottery_numero set finished_at = coalesce(drawn_at, draws_at) where state in ('SETTLED', 'VOID');
create index lottery_numero_unfinished on lottery_numero (draws_at)
  where state in ('CONFIRMED', 'SETTLING', 'SETTLED', 'RESETTLING', 'VOID') and finished_at is null;

-- What a member got back of a numero, once.
create table lottery_rebate (
  numero_id bigint not null references lottery_numero,
  account_id bigint not null,
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null default clock_timestamp(),
  primary key (numero_id, account_id)
);
revoke update, delete, truncate on lottery_rebate from hintha_app;
