-- Money that went down the team: what for, whether reports count it as a deposit, and what was taken back.
alter table agents_transfer
  add column is_down boolean not null default false,
  add column purpose text not null default 'TRANSFER' check (purpose in ('TRANSFER', 'TOP_UP')),
  add column as_deposit boolean not null default false check (not as_deposit or (is_down and purpose = 'TOP_UP'));
create index agents_transfer_down on agents_transfer (from_id, at) where is_down;
create index agents_transfer_deposits on agents_transfer (to_id, at) where as_deposit;

create table agents_transfer_reversal (
  transfer_id bigint primary key references agents_transfer (id),
  approval bigint not null,
  at timestamptz not null
);
revoke update, delete, truncate on agents_transfer_reversal from hintha_app;
