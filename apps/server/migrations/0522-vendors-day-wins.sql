-- What the rounds of an integration have paid above their stakes on a business day, in slots, so that database sessions
-- do not wait for one another. The slots are allowed no more together than the day's cap; one that needs more has it
-- shared out anew.
create table vendors_day_win (
  integration text not null references vendors_integration (code),
  day date not null,
  slot integer not null,
  won bigint not null,
  allowed bigint,
  primary key (integration, day, slot),
  constraint max_day_win check (won <= allowed)
) with (fillfactor = 50);

-- Fails the statement that posts a call which its integration may not make; the constraint's name says why.
create function vendors_refuse_call(p_why text) returns bigint language plpgsql as $$
begin
  raise exception 'an integration may not make this call' using errcode = 'check_violation', constraint = p_why;
end $$;

-- Constraints are judged of what is proposed before it is found to be there already, so a slot that is new and was not
-- allowed anything is judged once it has been inserted.
create function vendors_refuse_slot() returns trigger language plpgsql as $$
begin
  perform vendors_refuse_call('max_day_win');
  return null;
end $$;
create trigger refuse_slot after insert on vendors_day_win
  for each row when (new.allowed is null) execute function vendors_refuse_slot();
