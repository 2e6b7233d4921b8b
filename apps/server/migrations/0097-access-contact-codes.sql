-- Whose contact a code is to make of its recipient; null for a code that goes to whoever has the contact already.
alter table access_code add column owner bigint references access_account (id);
