-- One row for each login by password that has not turned out right. The name is a digest, since people type
-- their passwords into the wrong field; a right login takes the name off the rows and leaves the place.
create table access_attempt (
  id bigint generated always as identity primary key,
  name bytea,
  place text not null,
  -- From a place where the account has never been signed in.
  strange boolean not null,
  -- The attempt that closes the name for strangers.
  closing boolean not null,
  -- False while the password is being looked at.
  failed boolean not null default false,
  at timestamptz not null
);

create index access_attempt_by_name on access_attempt (name, at);
create index access_attempt_by_place on access_attempt (place, at);
create index access_attempt_by_age on access_attempt (at);

-- Where a login or registration of the account has been completed.
create table access_place (
  account_id bigint not null references access_account (id),
  place text not null,
  primary key (account_id, place)
);

insert into access_place (account_id, place)
select distinct account_id, ip from access_session where ip not like '%:%';

create table access_captcha (
  id_hash bytea primary key,
  answer_hash bytea not null,
  place text not null,
  drawn_at timestamptz not null,
  answered boolean not null default false
);

create index access_captcha_by_place on access_captcha (place, drawn_at);
create index access_captcha_by_age on access_captcha (drawn_at);
