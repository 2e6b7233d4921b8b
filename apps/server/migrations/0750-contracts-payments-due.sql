-- What is due is paid from the top of the lines downwards, some hundred at a time.
drop index contracts_payment_open;
create index contracts_payment_due on contracts_payment (depth, due_at, id) where state in ('MANUAL', 'DUE');
