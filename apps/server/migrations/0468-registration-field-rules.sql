-- The rules of its fields belong to the registration; the constraints follow their table, and the index its key.
alter table settings_field_rule rename to registration_field_rule;

do $$
declare
  old_name text;
begin
  for old_name in
    select conname from pg_constraint where conrelid = 'registration_field_rule'::regclass
  loop
    execute format('alter table registration_field_rule rename constraint %I to %I', old_name,
                   replace(old_name, 'settings_field_rule', 'registration_field_rule'));
  end loop;
end $$;

-- What nobody has changed is said where the field is declared; the table keeps what staff have set.
delete from registration_field_rule
where (field, enabled, required, accepted_pattern, pattern_id, min_length, max_length) in (
  ('username', true, true, '[A-Za-z][A-Za-z0-9]*', 3, 4, 16),
  ('password', true, true, '*', 13, 8, 64),
  ('payeeName', false, false, '*', 13, 2, 64),
  ('paymentPassword', false, false, '[0-9]+', 1, 6, 8),
  ('qqNum', false, false, '[0-9]+', 1, 5, 12),
  ('line', false, false, '\S+', 5, 2, 64),
  ('whatsapp', false, false, '[0-9]+', 1, 6, 15),
  ('facebook', false, false, '\S+', 5, 2, 128),
  ('wechat', false, false, '\S+', 5, 2, 64),
  ('idNumber', false, false, '*', 13, 4, 40),
  ('email', true, false, '[^\s@]+@[^\s@.]+(\.[^\s@.]+)+', 7, 6, 128),
  ('mobileNum', false, false, '[0-9]+', 1, 6, 15),
  ('affiliateCode', false, false, '*', 13, 1, 64),
  ('captcha', false, false, '*', 13, 1, 16),
  ('recommenderId', false, false, '[A-Za-z][A-Za-z0-9]*', 3, 4, 16)
);
