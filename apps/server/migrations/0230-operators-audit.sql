-- What staff and the house itself did. Each row carries the hash of the one before it, so that none can be taken out
-- or changed without it showing.
create table operators_audit (
  position bigint primary key,
  prev_hash bytea not null,
  row_hash bytea not null,
  -- Null for what the house did by itself.
  actor_id bigint,
  actor_name text not null,
  deed text not null,
  subject text not null,
  reason text,
  -- The very text that was hashed: json keeps it as it came, jsonb would not.
  details json not null,
  at timestamptz(3) not null
);

create index operators_audit_by_actor on operators_audit (actor_name, position desc);
create index operators_audit_by_deed on operators_audit (deed, position desc);
create index operators_audit_by_time on operators_audit (at desc);
create index operators_audit_by_subject on operators_audit (subject, position desc);

-- Where the chain ends. Its one row is locked while a row is added: two acts at once never follow the same one.
create table operators_audit_head (
  only_row boolean primary key default true check (only_row),
  position bigint not null,
  hash bytea not null
);
insert into operators_audit_head (position, hash) values (0, sha256('hintha audit'::bytea));

-- A field with its length before it, so that no two rows read the same.
create function operators_audit_field(field text) returns text language sql immutable as
$$ select case when field is null then '-;' else octet_length(field) || ':' || field || ';' end $$;

-- The owner of the tables runs it: the program may add rows and may not touch the head.
create function operators_audit_chain() returns trigger language plpgsql security definer set search_path = public as $$
declare
  head operators_audit_head;
begin
  select * into head from operators_audit_head for update;
  new.position := head.position + 1;
  new.prev_hash := head.hash;
  new.at := date_trunc('milliseconds', clock_timestamp());
  new.row_hash := sha256(head.hash || convert_to(
    operators_audit_field(new.position::text)
    || operators_audit_field(new.actor_id::text)
    || operators_audit_field(new.actor_name)
    || operators_audit_field(new.deed)
    || operators_audit_field(new.subject)
    || operators_audit_field(new.reason)
    || operators_audit_field(new.details::text)
    || operators_audit_field(to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 'UTF8'));
  update operators_audit_head set position = new.position, hash = new.row_hash;
  return new;
end $$;

create trigger operators_audit_chain before insert on operators_audit
  for each row execute function operators_audit_chain();

create function operators_audit_refuse() returns trigger language plpgsql as
$$ begin raise exception 'the audit is only added to'; end $$;

create trigger operators_audit_refuse before update or delete or truncate on operators_audit
  for each statement execute function operators_audit_refuse();

revoke all on operators_audit, operators_audit_head from hintha_app;
grant select, insert on operators_audit to hintha_app;
grant select on operators_audit_head to hintha_app;
