-- What each field of the registration form asks for, as the house has set it.
create table access_register_field (
  field text primary key,
  enabled boolean not null,
  required boolean not null,
  accepted_pattern text not null check (length(accepted_pattern) <= 255),
  -- Which sentence tells a player what the field accepts.
  pattern_id smallint not null check (pattern_id between 1 and 13),
  min_length smallint not null check (min_length >= 0),
  max_length smallint not null check (max_length <= 255),
  check (min_length <= max_length),
  -- Nobody can have an account without these two.
  check (field not in ('username', 'password') or (enabled and required))
);

insert into access_register_field
  (field, enabled, required, accepted_pattern, pattern_id, min_length, max_length)
values
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
  ('recommenderId', false, false, '[A-Za-z][A-Za-z0-9]*', 3, 4, 16);
