-- A vendor whose games are still to come stands in the lobby and says so.
alter table catalogue_vendor add column opens_soon boolean not null default false;
