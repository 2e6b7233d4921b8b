-- A day of the calendar is counted before it is written.
create index lottery_numero_by_day on lottery_numero (left(code, 8), game);
-- A member's own orders, newest first.
create index lottery_order_of_account on lottery_order (account_id, id desc);

-- The lotteries are there: what announced them in the lobby goes.
update catalogue_vendor set active = false
where opens_soon and code in ('HINTHADRAW', 'THREEDIGIT', 'MINUTEDRAW');
