-- The program's role: it reads and writes the studio's tables, owns none of them, and knows no other schema's.
do $$
begin
  create role hintha_studio nologin;
  -- An owner who is no superuser may otherwise make the role and still not give it to the program.
  grant hintha_studio to current_user;
exception
  -- Roles belong to the server: another database of it has made this one already, or does so at this moment.
  when duplicate_object or unique_violation then null;
end $$;
grant usage on schema studio to hintha_studio;
grant select, insert, update, delete on all tables in schema studio to hintha_studio;
grant usage, select on all sequences in schema studio to hintha_studio;
alter default privileges in schema studio grant select, insert, update, delete on tables to hintha_studio;
alter default privileges in schema studio grant usage, select on sequences to hintha_studio;
