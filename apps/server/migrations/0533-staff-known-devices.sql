-- The browsers that staff have signed in with to the end, by the digest of the cookie that each is known again by.
create table staff_known_device (
  staff_id bigint not null references staff_account (id),
  device bytea not null,
  primary key (staff_id, device)
);
