-- The tables carry the name of their module.
alter table access_authenticator_try rename to identity_authenticator_attempt;
alter table access_password_attempt rename to identity_password_attempt;
alter table access_payment_password rename to identity_payment_password;
alter table access_payment_attempt rename to identity_payment_password_attempt;
alter table access_encryption_key rename to identity_encryption_key;
alter table access_authenticator rename to identity_authenticator;
alter table access_remembered rename to identity_remember_me;
alter table access_reset_link rename to identity_reset_link;
alter table access_challenge rename to identity_challenge;
alter table access_account rename to identity_account;
alter table access_session rename to identity_session;
alter table access_attempt rename to identity_attempt;
alter table access_captcha rename to identity_captcha;
alter table access_sign_in rename to identity_login;
alter table access_place rename to identity_known_network;
alter table access_code rename to identity_code;
alter table access_jti rename to identity_jti;

-- Indexes, constraints, sequences and triggers follow their tables.
do $$
declare
  old_name text; new_name text; made record;
begin
  for old_name, new_name in values
    ('access_authenticator_try', 'identity_authenticator_attempt'),
    ('access_password_attempt', 'identity_password_attempt'),
    ('access_payment_password', 'identity_payment_password'),
    ('access_payment_attempt', 'identity_payment_password_attempt'),
    ('access_encryption_key', 'identity_encryption_key'),
    ('access_authenticator', 'identity_authenticator'),
    ('access_remembered', 'identity_remember_me'),
    ('access_reset_link', 'identity_reset_link'),
    ('access_challenge', 'identity_challenge'),
    ('access_account', 'identity_account'),
    ('access_session', 'identity_session'),
    ('access_attempt', 'identity_attempt'),
    ('access_captcha', 'identity_captcha'),
    ('access_sign_in', 'identity_login'),
    ('access_place', 'identity_known_network'),
    ('access_code', 'identity_code'),
    ('access_jti', 'identity_jti')
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
