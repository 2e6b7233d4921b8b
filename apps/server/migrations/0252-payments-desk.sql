-- The queues by their states and amounts, and the payments by what the payer called them.
create index payments_deposit_by_state on payments_deposit (state, id);
create index payments_withdrawal_by_state on payments_withdrawal (state, id);
create index payments_part_by_reference on payments_part (payer_reference) where payer_reference is not null;
create index payments_deposit_by_amount on payments_deposit (state, asked);
create index payments_withdrawal_by_amount on payments_withdrawal (state, amount);
