-- What the rate of a coin is signed with when somebody feeds it in, and as of when it was told last; null when people
-- set it, whose word does not age.
alter table payments_channel
  add column rate_secret text check (rate_secret is null or type = 'CRYPTO'),
  add column rated_at timestamptz;
