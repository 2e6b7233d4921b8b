-- By what one person with several accounts is known: devices, and from now on the accounts it is paid out to.
alter table protection_fingerprint rename column sign to fingerprint;

-- What is on the lists or was taken off them counts as before.
insert into protection_fingerprint (account_id, fingerprint)
select distinct account_id, 'payee:' || provider || ':' || number from payments_payee
on conflict do nothing;
