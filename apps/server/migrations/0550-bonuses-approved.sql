-- What two have approved of a bonus: its grants may be as large as they let them, above the largest single grant.
alter table bonuses_kind
  add column approval text,
  add column approved_each bigint check (approved_each >= 0),
  add constraint bonuses_kind_approved_check check ((approval is null) = (approved_each is null));
