-- A run of a kind over a period, which is done once.
create table contracts_run (
  kind text not null check (kind in ('DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME')),
  -- The period, such as 2026-11-21 or 2026-11-21T14:05.
  period_key text not null,
  unit text not null check (unit in ('SEMIMONTHLY', 'MONTHLY', 'DAILY', 'HOURLY', 'WINDOW')),
  period_from timestamptz not null,
  period_to timestamptz not null,
  contracts integer not null,
  volume bigint not null,
  amount bigint not null,
  done_at timestamptz not null,
  primary key (kind, period_key)
);
create index contracts_run_latest on contracts_run (kind, unit, period_to desc);
revoke delete, truncate on contracts_run from hintha_app;

-- What has to be paid for one period, or for the days of one, and where it stands.
create table contracts_payment (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contracts_contract,
  kind text not null,
  -- The operator where there is none. What a correction takes back goes the other way.
  payer_id bigint,
  payee_id bigint check (coalesce(payer_id, payee_id) is not null),
  -- What it is for: the period of a settlement, the span of the days, or the settlement that it corrects.
  pay_key text not null,
  amount bigint not null check (amount > 0),
  paid bigint not null default 0 check (paid between 0 and amount),
  state text not null check (state in ('MANUAL', 'DUE', 'OWED', 'PAID')),
  -- How deep in its line the payee stands: what is higher is paid first, so that it can be used below.
  depth integer not null,
  -- From when on it is paid without the payer's press.
  due_at timestamptz not null,
  debt_since timestamptz,
  paid_at timestamptz,
  check ((state = 'PAID') = (paid = amount)),
  unique (contract_id, pay_key)
);
create index contracts_payment_open on contracts_payment (due_at, depth, id) where state in ('MANUAL', 'DUE');
create index contracts_payment_debts on contracts_payment (payer_id, debt_since, id) where state = 'OWED';
create index contracts_payment_by_payer on contracts_payment (payer_id, id desc);
create index contracts_payment_by_payee on contracts_payment (payee_id, id desc);
revoke delete, truncate on contracts_payment from hintha_app;

-- What was moved for a payment, at once or in parts.
create table contracts_instalment (
  payment_id bigint not null references contracts_payment,
  number integer not null check (number > 0),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (payment_id, number)
);
revoke update, delete, truncate on contracts_instalment from hintha_app;

-- What a contract came to in a period, with everything that it was reckoned from.
create table contracts_settlement (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contracts_contract,
  kind text not null,
  payer_id bigint,
  payee_id bigint not null,
  period_key text not null,
  period_from timestamptz not null,
  period_to timestamptz not null,
  -- Zero for what the run wrote; each correction has the next number, and an amount that is added.
  number integer not null default 0 check (number >= 0),
  volume bigint not null,
  active integer not null check (active >= 0),
  -- What the figures of the period were, by their names.
  parts jsonb not null,
  carry_before bigint not null,
  carry_after bigint not null,
  -- The step that was reached; null for none.
  tier smallint check (tier > 0),
  rate integer not null check (rate >= 0),
  amount bigint not null,
  -- Of days that are paid together: the last of the days, and the payment once it is made.
  pay_key text not null,
  pay_after timestamptz not null,
  payment_id bigint references contracts_payment,
  reason text,
  approval text,
  at timestamptz not null,
  check (number = 0 or reason is not null and approval is not null),
  unique (contract_id, period_key, number)
);
create index contracts_settlement_by_payee on contracts_settlement (payee_id, kind, period_from desc);
create index contracts_settlement_by_payer on contracts_settlement (payer_id, kind, period_from desc);
create index contracts_settlement_unpaid on contracts_settlement (pay_after) where payment_id is null and amount <> 0;
create index contracts_settlement_by_payment on contracts_settlement (payment_id) where payment_id is not null;
revoke delete, truncate on contracts_settlement from hintha_app;
