-- A member whose own part of a numero comes to nothing has a row too, once those above were given theirs.
alter table lottery_rebate drop constraint lottery_rebate_amount_check, add check (amount >= 0);

-- What an account is given for what a member bet in a numero: of the valid bets the difference of two prize modes.
create table lottery_team_share (
  numero_id bigint not null references lottery_numero,
  account_id bigint not null,
  member_id bigint not null,
  -- Of the member when it placed the bets; the next two of the account and of the one right below it in the line.
  own_mode smallint not null,
  mode smallint not null,
  below smallint not null check (below >= own_mode and below < mode),
  valid bigint not null check (valid > 0),
  amount bigint not null check (amount > 0),
  primary key (numero_id, account_id, member_id, own_mode)
);

-- What an account was paid of a numero for its team, once.
create table lottery_team_rebate (
  numero_id bigint not null references lottery_numero,
  account_id bigint not null,
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null default clock_timestamp(),
  primary key (numero_id, account_id)
);
revoke update, delete, truncate on lottery_team_share, lottery_team_rebate from hintha_app;
