-- A lottery that is drawn for each order calls the numero by the order, whose number grows.
alter table lottery_numero drop constraint lottery_numero_code_check;
alter table lottery_numero add constraint lottery_numero_code_check check (code ~ '^[0-9]{8}(-[0-9]{1,18})?$');
