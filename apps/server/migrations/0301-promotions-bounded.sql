-- What a bonus that was played through took beyond its bound, and whether its member knows.
alter table promotions_grant
  add column bounded bigint not null default 0 check (bounded >= 0),
  add column bounded_told boolean not null default false;
create index promotions_grant_untold on promotions_grant (id) where bounded > 0 and not bounded_told;
