-- Since when the gateway could not be reached for a payout: it has not heard of it, and may be asked again.
alter table payments_payout add column unreached_since timestamptz;
