-- What members have asked to be paid out. The money is held by the parts, from the request on.
create table payments_withdrawal (
  id bigint generated always as identity primary key,
  account_id bigint not null references access_account (id),
  request_id text not null,
  payee_id bigint not null references payments_payee (id),
  amount bigint not null check (amount > 0),
  -- Kept by the house of the amount.
  fee bigint not null check (fee >= 0 and fee < amount),
  state text not null check (state in
    ('REQUESTED', 'RISK', 'APPROVED', 'PAYING', 'CONFIRMING', 'COMPLETED', 'REJECTED', 'FAILED')),
  -- Why it was given to people to decide; empty when it was not.
  risks text[] not null default '{}',
  reject_reason text,
  ip text not null,
  user_agent text not null,
  requested_at timestamptz not null,
  ended_at timestamptz,
  -- A claim after its end; beside it another one may be on its way.
  reopened boolean not null default false,
  unique (account_id, request_id),
  check ((state in ('COMPLETED', 'REJECTED', 'FAILED')) = (ended_at is not null))
);

create unique index payments_withdrawal_in_progress on payments_withdrawal (account_id)
  where ended_at is null and not reopened;
create index payments_withdrawal_by_account on payments_withdrawal (account_id, id);
create index payments_withdrawal_open on payments_withdrawal (state, id) where ended_at is null;

-- The payments that a withdrawal is made in. Its money is held until it has left or is given back.
create table payments_part (
  id bigint generated always as identity primary key,
  withdrawal_id bigint not null references payments_withdrawal (id),
  account_id bigint not null references access_account (id),
  -- What is paid out, and what of the fee goes with it.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  state text not null check (state in
    ('WAIT', 'SENT', 'CONFIRM_WAIT', 'RECEIVED', 'AUTO_RECEIVED', 'DISPUTED', 'FORCED_RECEIVED', 'RESEND',
     'REFUNDED')),
  hold_id bigint not null,
  -- Who pays: people, or the gateway, which is asked once.
  way text not null check (way in ('staff', 'gateway')),
  asked_at timestamptz,
  payer_reference text,
  slip text,
  sent_at timestamptz,
  deadline timestamptz,
  proof text,
  -- When the money left the ledger.
  left_at timestamptz,
  ended_at timestamptz
);

create index payments_part_by_withdrawal on payments_part (withdrawal_id, id);
create index payments_part_open on payments_part (account_id, id) where ended_at is null;
create index payments_part_due on payments_part (deadline) where state = 'CONFIRM_WAIT';
create index payments_part_at_gateway on payments_part (asked_at) where state = 'WAIT' and way = 'gateway';

-- The steps a withdrawal has gone, as its timeline shows them.
create table payments_withdrawal_step (
  id bigint generated always as identity primary key,
  withdrawal_id bigint not null references payments_withdrawal (id),
  part_id bigint references payments_part (id),
  what text not null,
  by text not null check (by in ('member', 'house')),
  -- Who of the staff it was.
  staff_id bigint,
  at timestamptz not null
);

create index payments_withdrawal_step_by_withdrawal on payments_withdrawal_step (withdrawal_id, id);

-- What the staff holds against an account: no withdrawals at all, or none without a look.
create table payments_mark (
  account_id bigint not null references access_account (id),
  mark text not null check (mark in ('LOCKED', 'BONUS_ABUSE')),
  reason text not null,
  at timestamptz not null,
  primary key (account_id, mark)
);
revoke delete, truncate on payments_withdrawal, payments_part, payments_withdrawal_step from hintha_app;
