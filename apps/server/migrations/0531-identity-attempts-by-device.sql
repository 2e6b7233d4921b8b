-- An attempt from a browser that the account knows counts against that browser alone.
alter table identity_attempt add column device bytea;
