alter table members_profile
  add column nickname text not null default '',
  -- Told once.
  add column birthday date,
  add column zalo text not null default '',
  add column telegram text not null default '',
  -- The name of a drawing; empty until one is chosen.
  add column icon text not null default '';
