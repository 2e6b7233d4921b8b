-- What a vendor tells of a game beside its figures, such as free spins; empty where it tells nothing.
alter table catalogue_game add column features text[] not null default '{}';
