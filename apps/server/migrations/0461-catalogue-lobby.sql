-- Staff orders the lobby: its menus, the vendors in each, and the hot games.
alter table catalogue_vendor
  add column shown boolean not null default true,
  -- Whether the integration that its games speak through is switched on.
  add column connected boolean not null default true;

alter table catalogue_game add column hot_position integer;

-- Menus that were ordered once; those without a row follow in the order of the contract.
create table catalogue_menu (
  category text primary key,
  position integer not null,
  shown boolean not null default true
);

create trigger catalogue_menu_added after insert on catalogue_menu
  referencing new table as changed for each statement execute function catalogue_count_change();
create trigger catalogue_menu_changed after update on catalogue_menu
  referencing new table as changed for each statement execute function catalogue_count_change();
