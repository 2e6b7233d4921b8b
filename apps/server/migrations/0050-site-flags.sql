create table site_flag (
  code text primary key,
  enabled boolean not null
);

insert into site_flag (code, enabled)
values
  ('USERNAMEREG3', true),
  ('DIRECTREG3', true),
  ('MOBILENUMREG3', false),
  ('REGMOBVERF3', false),
  ('MOBILENUMPASSREG3', false),
  ('FREEPLAY3', false),
  ('PWDEXPFORCECHANGE3', false),
  ('MOBILEVERCODELOGIN3', false),
  ('CHNGPASSVERIF3', false);
