-- The codes of an account exist from the moment it may give them out, so that looking at them writes nothing: that by
-- which it invites friends from its opening, that by which it brings a team from its becoming an agent.
create function agents_random_code() returns text language sql volatile as $$
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(random.bytes, place) % 32, 1), '')
  from (select sha256(uuid_send(gen_random_uuid())) as bytes) random, generate_series(0, 7) place
$$;

create function agents_give_invite_code(account bigint) returns void language plpgsql as $$
begin
  while not exists (select from agents_invite_code where account_id = account) loop
    insert into agents_invite_code (account_id, code) values (account, agents_random_code()) on conflict do nothing;
  end loop;
end $$;

create function agents_give_link(account bigint) returns void language plpgsql as $$
begin
  while not exists (select from agents_link where agent_id = account) loop
    insert into agents_link (code, agent_id, created_at)
    values (agents_random_code(), account, clock_timestamp()) on conflict do nothing;
  end loop;
end $$;

create function agents_give_codes() returns trigger language plpgsql as $$
begin
  perform agents_give_invite_code(new.id);
  if new.type in (1, 2, 41, 42) then perform agents_give_link(new.id); end if;
  return null;
end $$;

create trigger agents_codes after insert or update of type on identity_account
  for each row execute function agents_give_codes();

select agents_give_invite_code(id) from identity_account order by id;
select agents_give_link(id) from identity_account where type in (1, 2, 41, 42) order by id;
