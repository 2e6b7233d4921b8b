-- People at an arena, or systems of it, who declare results by themselves, each with a key of its own.
create table sabong_declarator (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,31}$'),
  name text not null check (name ~ '^[[:print:]]{2,80}$'),
  -- Where it declares.
  arena text not null references sabong_arena,
  sealed_key bytea not null,
  is_on boolean not null default true,
  -- Who of the staff knows the key; null for one that came from elsewhere.
  key_staff_id bigint,
  key_set_by text not null,
  key_set_at timestamptz not null default clock_timestamp()
);
revoke delete, truncate on sabong_declarator from hintha_app;

-- Every result that somebody declared, whether it came to count or not.
create table sabong_declaration (
  id bigint generated always as identity primary key,
  fight_id bigint not null references sabong_fight,
  result text not null check (result in ('meron', 'wala', 'draw', 'cancelled')),
  cancel_reason text,
  -- The version of the fight that it was declared over: once a result counts, nothing of what came before it does.
  version smallint not null,
  -- A declarator, or somebody of the staff, under which name.
  declarator text references sabong_declarator,
  staff_id bigint,
  declared_by text not null,
  key_staff_id bigint,
  -- The number of its message.
  feed_number bigint,
  declared_at timestamptz not null default clock_timestamp(),
  check (num_nulls(declarator, staff_id) = 1),
  check ((result = 'cancelled') = (cancel_reason is not null)),
  check (key_staff_id is null or staff_id is null)
);
create index sabong_declaration_of_fight on sabong_declaration (fight_id, id);
create unique index sabong_declaration_once on sabong_declaration (fight_id, declarator, feed_number)
  where declarator is not null;
revoke update, delete, truncate on sabong_declaration from hintha_app;
