-- The bank of a card may take a payment back after it was credited.
alter table payments_deposit
  drop constraint payments_deposit_state_check,
  drop constraint payments_deposit_check2,
  add constraint payments_deposit_state_check check (state in
    ('CREATED', 'AWAITING', 'SUBMITTED', 'MATCHING', 'CREDITED', 'EXPIRED', 'REJECTED', 'FAILED', 'REVIEW',
     'CHARGEBACK')),
  add check ((state in ('CREDITED', 'CHARGEBACK')) = (credited is not null));

alter table payments_verdict
  drop constraint payments_verdict_status_check,
  add constraint payments_verdict_status_check
    check (status in ('SUCCESS', 'FAILED', 'CANCELLED', 'CHARGEBACK')),
  add column charged_back_at timestamptz;

-- What came by card lately, which may not leave yet.
create index payments_deposit_by_card on payments_deposit (account_id, settled_at) where state = 'CREDITED';
