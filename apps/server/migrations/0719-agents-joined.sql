-- Who joined is found by the number of the transaction.
alter table agents_member add column xid bigint not null default pg_current_xact_id()::text::bigint;
create index agents_member_xid on agents_member (xid);
