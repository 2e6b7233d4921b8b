-- What a member has bet in a numero is read for a batch of members while it is settled, and for those with rebates.
create index lottery_order_by_member on lottery_order (numero_id, account_id);
drop index lottery_order_rebated;
