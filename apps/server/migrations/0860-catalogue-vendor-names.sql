-- A vendor of our own may be called otherwise in each language; a brand has one name, and no row here.
alter table catalogue_vendor add column names jsonb not null default '{}';
