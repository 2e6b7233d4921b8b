-- What members pay the house for payouts; until now it stood among the adjustments.
insert into wallet_account (id, name, currency) values (-11, 'fees', 'MMK');
