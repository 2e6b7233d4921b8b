-- One row for each registration that was looked at, whether or not it opened an account.
create table registration_attempt (
  id bigint generated always as identity primary key,
  -- The address, or for IPv6 its 64 bits.
  network text not null,
  -- The 24 bits around it, or for IPv6 its 48.
  subnet text not null,
  at timestamptz not null
);
create index registration_attempt_by_network on registration_attempt (network, at);
create index registration_attempt_by_subnet on registration_attempt (subnet, at);
create index registration_attempt_by_age on registration_attempt (at);
