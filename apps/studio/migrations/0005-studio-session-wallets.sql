-- Which wallet a launch is played from: the operator's, or the one we keep for the player.
alter table studio_session
  add column wallet text not null default 'operator' check (wallet in ('operator', 'own'));
