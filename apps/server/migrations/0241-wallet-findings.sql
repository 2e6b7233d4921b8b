-- What the proofs of the books found: a row stays open until somebody has looked at it. One that shows again is the
-- same finding with newer figures.
create table wallet_finding (
  id bigint generated always as identity primary key,
  what text not null,
  account bigint,
  expected bigint not null,
  found bigint not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  looked_at timestamptz,
  looked_by text,
  note text,
  check ((looked_at is null) = (looked_by is null) and (looked_at is null) = (note is null))
);
create unique index wallet_finding_open on wallet_finding (what, coalesce(account, 0)) where looked_at is null;
revoke delete, truncate on wallet_finding from hintha_app;

-- Up to which moment the books are proven, by the running proof and by the whole one.
create table wallet_watch (
  only_row boolean primary key default true check (only_row),
  proven_until timestamptz,
  whole_proof_at timestamptz
);
insert into wallet_watch default values;
revoke delete, truncate on wallet_watch from hintha_app;

-- Who asks for what came lately would otherwise read every page that no vacuum has been to.
alter index wallet_posting_xid set (autosummarize = on);
