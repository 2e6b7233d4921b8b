-- What a player has with us, for operators whose players do not play straight from the operator's own wallet.
create table studio_wallet (
  id bigint generated always as identity primary key,
  account text not null,
  currency text not null,
  balance bigint not null default 0 check (balance >= 0),
  seq bigint not null default 0,
  unique (account, currency)
) with (fillfactor = 70);

-- Everything that moved in a wallet, each thing once; the amounts come to the balance.
create table studio_wallet_entry (
  wallet_id bigint not null references studio_wallet (id),
  seq bigint not null,
  kind text not null check (kind in ('in', 'out', 'bet', 'win')),
  amount bigint not null check (amount > 0),
  balance_after bigint not null check (balance_after >= 0),
  -- The transfer or the round it belongs to.
  reference text not null,
  at timestamptz not null,
  primary key (wallet_id, seq),
  unique (wallet_id, kind, reference)
);

create function studio_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what moved in a wallet is never changed or removed' using errcode = 'insufficient_privilege';
end $$;
create trigger refuse_change before update or delete on studio_wallet_entry
  for each row execute function studio_refuse_change();

-- What was answered to a transfer, so that it is answered the same again. One that was asked about before it came may
-- be ruled out: it then has neither direction nor amount.
create table studio_transfer (
  wallet_id bigint not null references studio_wallet (id),
  id text not null,
  direction text check (direction in ('in', 'out')),
  amount bigint check (amount > 0),
  state text not null check (state in ('done', 'refused', 'barred')),
  balance bigint not null check (balance >= 0),
  at timestamptz not null,
  primary key (wallet_id, id),
  check ((state = 'barred') = (direction is null)),
  check ((direction is null) = (amount is null))
);
