-- Until when an order keeps its rate is told to the member, so that a change of the setting does not move it.
alter table payments_deposit add column coin_rate_until timestamptz;
update payments_deposit set coin_rate_until = created_at + interval '15 minutes' where coin_rate is not null;
alter table payments_deposit
  add constraint payments_deposit_rate_until check ((coin_rate is null) = (coin_rate_until is null));
