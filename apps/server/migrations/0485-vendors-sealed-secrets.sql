-- A shared secret is sealed as a private key is. What a row still has unsealed is sealed when the server starts.
alter table vendors_integration drop constraint vendors_integration_keys_check;
alter table vendors_integration add constraint vendors_integration_keys_check check (
  case dialect
    when 'hub88' then sealed_key is not null and (vendor_key is not null or not active)
    else (secret is null) <> (sealed_key is null)
  end);
