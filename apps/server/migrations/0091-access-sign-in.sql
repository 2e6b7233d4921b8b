-- A session whose owner has to choose another password before it is let near money.
alter table access_session add column held boolean not null default false;
create index access_session_by_age on access_session (created_at);
create index access_sign_in_by_age on access_sign_in (at);

-- A login that waits for a second proof. Only the digest of its id is kept, and it opens one session at most.
create table access_challenge (
  id_hash bytea primary key,
  account_id bigint not null references access_account (id),
  -- The digest of the stored password as it was when the login was made; another one by now opens nothing.
  password_digest bytea not null,
  methods text[] not null,
  first_time_login boolean not null,
  password_expired boolean not null,
  using_default_password boolean not null,
  -- What the login is to be remembered by in its browser; null when it is not.
  remember_name text,
  remember_type text,
  tries integer not null default 0,
  payee_tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  passed_at timestamptz
);

create index access_challenge_by_account on access_challenge (account_id, created_at);
create index access_challenge_by_age on access_challenge (created_at);

-- Who asked to be remembered in a browser. The digest is that of the whole cookie: name and type in it stand fast.
create table access_remembered (
  cookie_hash bytea primary key,
  account_id bigint not null references access_account (id),
  password_digest bytea not null,
  expires_at timestamptz not null
);

create index access_remembered_by_age on access_remembered (expires_at);

-- Asks a login from a place that the account does not know for a second proof.
insert into site_flag (code, enabled) values ('NEWIPVERIF3', false);
