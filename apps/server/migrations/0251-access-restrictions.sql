-- What the staff closed to a member, why and until when. One that was lifted, or whose time is over, has ended.
create table access_restriction (
  id bigint generated always as identity primary key,
  account_id bigint not null references access_account (id),
  kind text not null check (kind in ('SIGN_IN', 'BETTING', 'DEPOSITS', 'WITHDRAWALS')),
  reason text not null,
  note text not null,
  set_by text not null,
  set_at timestamptz not null,
  -- Null for one without an end.
  until timestamptz,
  ended_at timestamptz,
  -- Null for one that ended by itself.
  lifted_by text,
  lift_note text,
  check ((lifted_by is null) = (lift_note is null) and (lifted_by is null or ended_at is not null))
);
create unique index access_restriction_standing on access_restriction (account_id, kind) where ended_at is null;
create index access_restriction_by_account on access_restriction (account_id, id desc);
create index access_restriction_due on access_restriction (until) where ended_at is null and until is not null;
revoke delete, truncate on access_restriction from hintha_app;

-- Whether the account may bet stands with the account itself: a bet reads that row anyway, and no other.
alter table access_account add column betting_stopped boolean not null default false;

-- Names by their beginning.
create index access_account_by_beginning on access_account (name_key text_pattern_ops);
