-- What the operator has set; a setting that is not here has its usual value.
create table site_setting (
  name text primary key,
  value jsonb not null
);

-- Networks that have a rule of their own; of several that hold an address the narrowest decides.
create table site_network (
  network cidr primary key,
  rule text not null check (rule in ('allow', 'block') or rule ~ '^[A-Z]{2}$')
);
