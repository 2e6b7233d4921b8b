-- How often the shelf has changed: whoever keeps a copy of it in memory knows by one number whether it is still right.
create table catalogue_shelf (
  is_one boolean primary key default true check (is_one),
  version bigint not null default 0
);
insert into catalogue_shelf default values;
revoke insert, delete, truncate on catalogue_shelf from hintha_app;

create function catalogue_count_change() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    update catalogue_shelf set version = version + 1;
  end if;
  return null;
end $$;

create trigger catalogue_game_added after insert on catalogue_game
  referencing new table as changed for each statement execute function catalogue_count_change();
create trigger catalogue_game_changed after update on catalogue_game
  referencing new table as changed for each statement execute function catalogue_count_change();
create trigger catalogue_vendor_added after insert on catalogue_vendor
  referencing new table as changed for each statement execute function catalogue_count_change();
create trigger catalogue_vendor_changed after update on catalogue_vendor
  referencing new table as changed for each statement execute function catalogue_count_change();
