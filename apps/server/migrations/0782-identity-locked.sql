-- Locked accounts are few among all, and listed the latest first.
create index identity_account_locked on identity_account (created_at, id) where status = 'locked';
