-- New members are counted by their day, and listed the latest first.
create index identity_account_created on identity_account (created_at, id);
