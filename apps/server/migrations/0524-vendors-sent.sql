-- What went to a wallet that a vendor keeps and has not come back: what comes back beyond it was won there.
alter table vendors_transfer_wallet add column sent bigint not null default 0 check (sent >= 0);
update vendors_transfer_wallet w
   set sent = greatest(0, coalesce((
     select sum(case when t.direction = 'in' then t.amount else -t.amount end)
     from vendors_transfer t
     where t.account_id = w.account_id and t.integration = w.integration
       and (t.state = 'done' or t.direction = 'in' and t.state in ('open', 'manual'))), 0));
-- Told by the vendor's feed: what its rounds paid above their stakes on the business day.
alter table vendors_feed add column day date, add column won bigint not null default 0;
