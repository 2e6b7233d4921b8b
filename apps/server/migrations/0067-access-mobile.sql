-- The phone that has proven to be the account's, with its country in digits alone. It opens one account.
alter table access_account add column mobile text unique;
