-- Moves that the staff planned for the start of a business day.
create table agents_planned_move (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  upline_id bigint not null check (upline_id <> account_id),
  day date not null,
  reason text not null,
  approval bigint not null unique,
  state text not null default 'planned' check (state in ('planned', 'done', 'cancelled', 'failed')),
  -- Why it could not be done.
  error text check ((state = 'failed') = (error is not null)),
  planned_at timestamptz not null,
  decided_at timestamptz check ((state = 'planned') = (decided_at is null)),
  moved bigint
);
create unique index agents_planned_move_open on agents_planned_move (account_id) where state = 'planned';
create index agents_planned_move_due on agents_planned_move (day) where state = 'planned';
revoke delete, truncate on agents_planned_move from hintha_app;
