-- Pictures that the staff put up for anybody to see; the bytes lie in the object store.
create table content_picture (
  id text primary key,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  added_by text not null,
  added_at timestamptz not null
);
revoke update, delete, truncate on content_picture from hintha_app;
