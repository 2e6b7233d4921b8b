-- The tables carry the name of their module.
alter table desk_note rename to backoffice_note;
alter table desk_view rename to backoffice_saved_view;

-- Indexes, constraints, sequences and triggers follow their tables.
do $$
declare
  old_name text; new_name text; made record;
begin
  for old_name, new_name in values
    ('desk_note', 'backoffice_note'),
    ('desk_view', 'backoffice_saved_view')
  loop
    for made in
      select conname as name from pg_constraint
      where conrelid = new_name::regclass and starts_with(conname, old_name || '_')
    loop
      execute format('alter table %I rename constraint %I to %I', new_name, made.name,
                     new_name || substr(made.name, length(old_name) + 1));
    end loop;
    for made in
      select c.relname as name, c.relkind as kind from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('i', 'S')
        and starts_with(c.relname, old_name || '_')
        and (exists (select from pg_index i where i.indexrelid = c.oid and i.indrelid = new_name::regclass)
             or exists (select from pg_depend d where d.objid = c.oid and d.refobjid = new_name::regclass))
    loop
      execute format('alter %s %I rename to %I', case made.kind when 'i' then 'index' else 'sequence' end, made.name,
                     new_name || substr(made.name, length(old_name) + 1));
    end loop;
    for made in
      select tgname as name from pg_trigger
      where tgrelid = new_name::regclass and not tgisinternal and starts_with(tgname, old_name || '_')
    loop
      execute format('alter trigger %I on %I rename to %I', made.name, new_name,
                     new_name || substr(made.name, length(old_name) + 1));
    end loop;
  end loop;
end $$;
