-- A lobby opens on its first vendor: which one that is goes by what is played, where staff has given it no place.
alter table catalogue_vendor
  -- How many rounds of its games were decided in the last days.
  add column played bigint not null default 0,
  -- Whether staff gave it its place.
  add column placed boolean not null default false;

-- What staff has ordered before stays as it is.
update catalogue_vendor set placed = true
where category in (select details ->> 'category' from audit_entry where action = 'lobby.vendors');
