-- An integration is called so everywhere.
alter table catalogue_vendor rename column connection to integration;
