-- A setting is named by the module that declares it, and every value it ever had is kept.
update settings_setting set name = case name
  when 'isSingle' then 'vendors.isSingle'
  when 'pointsRatio' then 'points.pointsRatio'
  when 'registerCaptcha' then 'registration.registerCaptcha'
  when 'autoReceiptMinutes' then 'payments.withdrawals.autoReceiptMinutes'
  when 'customerService' then 'support.customerService'
  else 'site.' || name
end;

create table settings_version (
  id bigint generated always as identity primary key,
  name text not null,
  value jsonb not null,
  actor text not null,
  reason text,
  set_at timestamptz not null default now()
);
create index settings_version_name_idx on settings_version (name, id desc);

insert into settings_version (name, value, actor)
select name, value, 'system' from settings_setting order by name;
