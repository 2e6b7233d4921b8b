-- Orders to pay in. A credited one has exactly one DEPOSIT posting, under a key made from its id.
create table payments_deposit (
  id bigint generated always as identity primary key,
  account_id bigint not null references access_account (id),
  channel_id text not null references payments_channel (id),
  request_id text not null,
  asked bigint not null check (asked > 0),
  -- What is to be paid: on a QR channel what was asked and a few kyat more, by which the payment is known again.
  pay_amount bigint not null check (pay_amount >= asked),
  surcharge bigint check (surcharge = pay_amount - asked),
  currency text not null,
  receiver_id bigint references payments_receiver (id),
  state text not null check (state in
    ('CREATED', 'AWAITING', 'SUBMITTED', 'MATCHING', 'CREDITED', 'EXPIRED', 'REJECTED', 'FAILED', 'REVIEW')),
  reason text,
  -- The last six digits of the transfer's id as the member told them, and who was to have paid.
  txn_tail text,
  payee_name text,
  pay_url text,
  paid bigint,
  fee bigint,
  credited bigint,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  -- How often the provider was asked after the time-out.
  asks integer not null default 0,
  unique (account_id, request_id),
  check ((state = 'CREDITED') = (credited is not null)),
  check (credited = paid - fee)
);

create unique index payments_deposit_open on payments_deposit (account_id, channel_id)
  where state in ('CREATED', 'AWAITING', 'SUBMITTED', 'MATCHING');
create unique index payments_deposit_qr_amount on payments_deposit (receiver_id, pay_amount)
  where surcharge is not null and state in ('CREATED', 'AWAITING', 'SUBMITTED', 'MATCHING');
create index payments_deposit_by_account on payments_deposit (account_id, id desc);
create index payments_deposit_by_receiver on payments_deposit (receiver_id, created_at) where receiver_id is not null;
create index payments_deposit_by_transfer on payments_deposit (receiver_id, txn_tail) where txn_tail is not null;
create index payments_deposit_due on payments_deposit (expires_at) where state in ('CREATED', 'AWAITING');
create index payments_deposit_unasked on payments_deposit (expires_at)
  where state in ('AWAITING', 'EXPIRED') and pay_url is not null and asks < 3;
create index payments_deposit_queue on payments_deposit (id) where state in ('SUBMITTED', 'MATCHING', 'REVIEW');
