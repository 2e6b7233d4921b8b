-- Identity keeps when a credential was changed; how long money stays after that is protection's to say. Holds that run
-- go on to their end, which was 24 hours after the change.
alter table identity_account rename column withdrawals_held_until to credentials_changed_at;
update identity_account set credentials_changed_at = credentials_changed_at - interval '24 hours'
where credentials_changed_at is not null;
