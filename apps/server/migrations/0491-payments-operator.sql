-- What the member did not do is done by the operator.
alter table payments_withdrawal_status drop constraint payments_withdrawal_status_by_check;
update payments_withdrawal_status set by = 'operator' where by = 'house';
alter table payments_withdrawal_status
  add constraint payments_withdrawal_status_by_check check (by in ('member', 'operator'));
