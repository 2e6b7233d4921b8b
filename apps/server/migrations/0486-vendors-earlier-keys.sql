-- The secret of before, sealed, and until when the vendor may still sign with it.
alter table vendors_integration
  add column earlier_key bytea,
  add column earlier_until timestamptz,
  add constraint vendors_integration_earlier_check check ((earlier_key is null) = (earlier_until is null));
