-- Who wants to be told when an area of the lobby opens that has no game yet; told once, the wish is gone.
create table catalogue_opening_wish (
  account_id bigint not null,
  category text not null,
  at timestamptz not null,
  primary key (account_id, category)
);
create index catalogue_opening_wish_by_category on catalogue_opening_wish (category);
