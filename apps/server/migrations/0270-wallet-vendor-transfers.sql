-- Money that goes to a wallet which a vendor keeps, comes back from there, or is put back because it never arrived. What
-- is on the way and what lies at vendors stands on one account of the house.
alter type wallet_kind add value 'TRANSFER_VENDOR_OUT';
alter type wallet_kind add value 'TRANSFER_VENDOR_IN';
alter type wallet_kind add value 'TRANSFER_VENDOR_BACK';
insert into wallet_account (id, name, currency) values (-12, 'vendors', 'MMK');
