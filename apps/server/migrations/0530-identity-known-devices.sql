-- The browsers that an account has logged in with, by the digest of the cookie that each is known again by.
create table identity_known_device (
  account_id bigint not null references identity_account (id),
  device bytea not null,
  primary key (account_id, device)
);
