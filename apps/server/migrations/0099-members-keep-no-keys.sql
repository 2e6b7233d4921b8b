-- The withdraw password stands with the keys of the account.
alter table members_profile drop column payment_password;
