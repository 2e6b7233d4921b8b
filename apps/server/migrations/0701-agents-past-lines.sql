-- The lines that accounts had before they were moved: each until the end of a business day, so that what a day brought
-- stays with whoever stood above then.
create table agents_past_line (
  account_id bigint not null,
  last_day date not null,
  line bigint[] not null check (line[cardinality(line)] = account_id),
  primary key (account_id, last_day)
);
create index agents_past_line_by_line on agents_past_line (line);
create index agents_past_line_by_day on agents_past_line (last_day, account_id);
revoke update, delete, truncate on agents_past_line from hintha_app;

-- The line an account had on a business day.
create function agents_line_on(account bigint, day date) returns bigint[] language sql stable as $$
  select coalesce(
    (select line from agents_past_line where account_id = account and last_day >= day order by last_day limit 1),
    (select line from agents_member where account_id = account),
    array[account])
$$;

-- A move is for the start of a business day: up to the last day before it the old lines hold. Of two moves for the same
-- day the line between them held on no day.
drop function agents_move(bigint, bigint);
create function agents_move(account bigint, upline bigint, last_day date) returns bigint language plpgsql as $$
declare
  old_line bigint[];
  new_line bigint[];
  moved bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('agents tree', 0));
  old_line := agents_line(account);
  new_line := agents_line(upline) || account;
  if account = any (agents_line(upline)) then
    raise exception 'account % would stand below itself', account
      using errcode = 'check_violation', constraint = 'agents_member_in_line';
  end if;
  insert into agents_past_line (account_id, last_day, line)
  select account, agents_move.last_day, old_line
  union all
  select m.account_id, agents_move.last_day, m.line from agents_member m
  where m.line > old_line and m.line < old_line || 9223372036854775807
  on conflict do nothing;
  update agents_member set upline_id = upline, line = new_line where account_id = account;
  if not found then
    insert into agents_member (account_id, upline_id, joined_at) values (account, upline, clock_timestamp());
  end if;
  update agents_member set line = new_line || line[cardinality(old_line) + 1:]
  where line > old_line and line < old_line || 9223372036854775807;
  get diagnostics moved = row_count;
  return moved + 1;
end
$$;
