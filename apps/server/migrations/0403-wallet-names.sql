-- What stands on the operator's side of a posting is a system account; a difference that is found is a break.
alter table wallet_house_counter rename to wallet_system_counter;
alter table wallet_proof_house rename to wallet_proof_system;
alter table wallet_finding rename to wallet_break;

-- Indexes, constraints, sequences and triggers follow their tables.
do $$
declare
  old_name text; new_name text; made record;
begin
  for old_name, new_name in values
    ('wallet_house_counter', 'wallet_system_counter'),
    ('wallet_proof_house', 'wallet_proof_system'),
    ('wallet_finding', 'wallet_break')
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

-- Functions name tables as text.
do $$
declare
  definition text;
begin
  for definition in
    select replace(replace(replace(pg_get_functiondef(p.oid), 'wallet_house_counter', 'wallet_system_counter'), 'wallet_proof_house', 'wallet_proof_system'), 'wallet_finding', 'wallet_break')
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and (p.prosrc like '%wallet_house_counter%' or p.prosrc like '%wallet_proof_house%' or p.prosrc like '%wallet_finding%')
  loop
    execute definition;
  end loop;
end $$;

update wallet_break set what = 'system_account' where what = 'house';
