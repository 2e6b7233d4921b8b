-- The line of an account: from the top down to itself. Arrays are sorted element by element, so that a team is one span of
-- the index, in the order of its tree.
alter table agents_member add column line bigint[];
with recursive known as (
  select account_id, array[upline_id, account_id] as line from agents_member
  where upline_id not in (select account_id from agents_member)
  union all
  select m.account_id, k.line || m.account_id from agents_member m join known k on m.upline_id = k.account_id
)
update agents_member m set line = k.line from known k where k.account_id = m.account_id;
alter table agents_member alter column line set not null;
alter table agents_member add constraint agents_member_line
  check (cardinality(line) >= 2 and line[cardinality(line)] = account_id and line[cardinality(line) - 1] = upline_id);
create unique index agents_member_by_line on agents_member (line);

-- Who stands below nobody has no row, and is the top of a line of its own.
create function agents_line(account bigint) returns bigint[] language sql stable as $$
  select coalesce((select line from agents_member where account_id = account), array[account])
$$;

-- Who joins does so beside others; whoever moves a team does so alone, since a line may begin above every row of it.
create function agents_write_line() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('agents tree', 0));
  new.line := agents_line(new.upline_id) || new.account_id;
  return new;
end
$$;
create trigger agents_line_written before insert on agents_member
  for each row execute function agents_write_line();

-- Whatever wrote a line: it is that of the one above and the account itself, and nobody stands above itself.
create function agents_check_line() returns trigger language plpgsql as $$
begin
  if exists (select from agents_member m
             where m.account_id = new.account_id
               and (m.line <> agents_line(m.upline_id) || m.account_id
                    or m.account_id = any (agents_line(m.upline_id)))) then
    raise exception 'account % does not stand below %', new.account_id, new.upline_id
      using errcode = 'check_violation', constraint = 'agents_member_in_line';
  end if;
  return null;
end
$$;
create constraint trigger agents_member_in_line after insert or update of upline_id, line on agents_member
  deferrable initially deferred for each row execute function agents_check_line();

-- Moves an account with all that stands below it; answers how many accounts that are. Nobody moves below itself.
create function agents_move(account bigint, upline bigint) returns bigint language plpgsql as $$
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
