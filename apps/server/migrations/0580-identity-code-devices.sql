-- The browser that asked for a code, by the digest of the cookie that it is known again by; null for a caller with a
-- session. Whether the recipient's account knew who asked, and the tries of others than the asker.
alter table identity_code
  add column device bytea,
  add column known boolean not null default false,
  add column tries_elsewhere integer not null default 0;
