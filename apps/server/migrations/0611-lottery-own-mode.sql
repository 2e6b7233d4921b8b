-- The prize mode of the member and that of the bets when they were placed: what lies between comes back as a rebate.
-- Orders from before have none.
alter table lottery_order
  add column own_mode smallint not null default 0,
  add column prize_mode smallint not null default 0,
  add check (own_mode >= prize_mode);
alter table lottery_order alter column own_mode drop default, alter column prize_mode drop default;
create index lottery_order_rebated on lottery_order (numero_id, account_id) where own_mode > prize_mode;
