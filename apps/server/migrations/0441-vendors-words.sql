-- The trade's words: a vendor is reached over an integration, and keeps transfer wallets.
alter table vendors_wallet rename to vendors_transfer_wallet;
alter table vendors_transfer_wallet rename column connection to integration;
alter table vendors_transfer rename column connection to integration;
alter table vendors_feed rename column connection to integration;

alter table vendors_transfer_wallet rename constraint vendors_wallet_pkey to vendors_transfer_wallet_pkey;
alter table vendors_transfer_wallet
  rename constraint vendors_wallet_balance_check to vendors_transfer_wallet_balance_check;
alter table vendors_transfer_wallet
  rename constraint vendors_wallet_connection_fkey to vendors_transfer_wallet_integration_fkey;
alter index vendors_wallet_launched rename to vendors_transfer_wallet_launched;
alter table vendors_transfer rename constraint vendors_transfer_connection_fkey to vendors_transfer_integration_fkey;
alter table vendors_feed rename constraint vendors_feed_connection_fkey to vendors_feed_integration_fkey;
