-- Sub-accounts act for an agent within what it lets them. They have no codes: those are the agent's.
create table agents_sub_account (
  account_id bigint primary key,
  agent_id bigint not null check (agent_id <> account_id),
  permissions text[] not null check (permissions <@ array['view', 'open', 'transfer', 'contracts']),
  remark text not null default '' check (length(remark) <= 64),
  created_at timestamptz not null
);
create index agents_sub_account_by_agent on agents_sub_account (agent_id, account_id);
revoke delete, truncate on agents_sub_account from hintha_app;

create or replace function agents_give_codes() returns trigger language plpgsql as $$
begin
  if new.type = 42 then return null; end if;
  perform agents_give_invite_code(new.id);
  if new.type in (1, 2, 41) then perform agents_give_link(new.id); end if;
  return null;
end $$;
