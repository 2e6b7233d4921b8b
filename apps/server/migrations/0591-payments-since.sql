-- What the present fee and rate of a channel have earned and cost is summed from what was credited since they were set.
alter table payments_channel add column terms_at timestamptz;
create index payments_deposit_credited on payments_deposit (channel_id, settled_at) where state = 'CREDITED';
create index payments_payout_coins on payments_payout (coin_rate, left_at) where coin_rate is not null;
create index payments_coin_transfer_deposit on payments_coin_transfer (deposit_id) where deposit_id is not null;
