-- What the one above pays the one below for what its team plays. The terms of a document never change: other terms are
-- another document, which takes the place of this one.
create table contracts_contract (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME')),
  -- Who pays: the agent right above, or the operator where there is none.
  payer_id bigint,
  payee_id bigint not null check (payee_id <> payer_id),
  state text not null default 'OFFERED'
    check (state in ('OFFERED', 'ACTIVE', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'TERMINATED', 'SUPERSEDED')),
  period text not null check (period in ('SEMIMONTHLY', 'MONTHLY', 'DAILY', 'WEEKLY', 'HOURLY', 'WINDOW')),
  carry_negative boolean not null default false,
  require_loss boolean not null default false,
  deduct_salary boolean not null default false,
  -- Whether the payer presses Pay for each period, before it is paid anyway.
  manual boolean not null default false,
  -- Volumes in hundredths as texts, rates in hundredths of a percent.
  tiers jsonb not null check (jsonb_array_length(tiers) between 1 and 10),
  max_rate integer not null check (max_rate between 1 and 10000),
  request_id text not null,
  -- The approval by which the operator offered it.
  approval text,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- What is played from the one instant up to the other is settled on these terms.
  effective_from timestamptz,
  ended_from timestamptz,
  end_reason text check (end_reason in ('AGREED', 'UNANSWERED', 'AUTO_HIGHER_RATE', 'RENEWED', 'OPERATOR', 'MOVED')),
  check ((payer_id is null) = (approval is not null)),
  check (case kind when 'DIVIDEND' then period in ('SEMIMONTHLY', 'MONTHLY')
                   when 'DAILY' then period in ('DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY')
                   when 'HOURLY' then period = 'HOURLY'
                   else period = 'WINDOW' end),
  check ((state in ('TERMINATED', 'SUPERSEDED')) = (end_reason is not null)),
  check (state <> 'ACTIVE' or effective_from is not null and ended_from is null),
  unique (payer_id, request_id)
);
-- One contract of a kind, and one salary of the three.
create unique index contracts_contract_active on contracts_contract (payee_id, (kind = 'DIVIDEND')) where state = 'ACTIVE';
create unique index contracts_contract_offered on contracts_contract (payee_id, kind) where state = 'OFFERED';
create index contracts_contract_by_payer on contracts_contract (payer_id, id desc);
create index contracts_contract_by_payee on contracts_contract (payee_id, id desc);
create index contracts_contract_in_force on contracts_contract (kind, effective_from) where effective_from is not null;
create index contracts_contract_expiring on contracts_contract (expires_at) where state = 'OFFERED';
revoke delete, truncate on contracts_contract from hintha_app;

-- Contracts of an account change one after another, whoever writes them. Both parties are locked in the order of their ids.
create function contracts_lock(one bigint, other bigint) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('contracts ' || account, 0))
  from (select account from unnest(array[one, other]) account where account is not null order by account) ordered
$$;

create function contracts_before_write() returns trigger language plpgsql as $$
begin
  perform contracts_lock(new.payer_id, new.payee_id);
  if tg_op = 'UPDATE' then
    if (new.kind, new.payee_id, new.period, new.tiers, new.max_rate, new.carry_negative, new.require_loss,
        new.deduct_salary, new.manual, new.offered_at)
       is distinct from (old.kind, old.payee_id, old.period, old.tiers, old.max_rate, old.carry_negative,
        old.require_loss, old.deduct_salary, old.manual, old.offered_at)
       or new.payer_id is distinct from old.payer_id then
      raise exception 'the terms of contract % are fixed', old.id
        using errcode = 'check_violation', constraint = 'contracts_contract_fixed';
    end if;
    if new.state <> old.state and not (case old.state
         when 'OFFERED' then new.state in ('ACTIVE', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'TERMINATED')
         when 'ACTIVE' then new.state in ('TERMINATED', 'SUPERSEDED')
         else false end) then
      raise exception 'contract % does not go from % to %', old.id, old.state, new.state
        using errcode = 'check_violation', constraint = 'contracts_contract_moves';
    end if;
  end if;
  return new;
end
$$;
create trigger contracts_contract_written before insert or update on contracts_contract
  for each row execute function contracts_before_write();

-- Nobody gives a higher rate than it has, at the moment in which it is offered and in which it is taken.
create function contracts_check_chain() returns trigger language plpgsql as $$
begin
  if not exists (select from contracts_contract where id = new.id and state = new.state) then
    return null;
  end if;
  if new.payer_id is not null and new.state in ('OFFERED', 'ACTIVE') and not exists (
       select from contracts_contract own
       where own.payee_id = new.payer_id and own.kind = new.kind and own.state = 'ACTIVE'
         and own.max_rate >= new.max_rate) then
    raise exception 'contract % has a higher rate than its payer', new.id
      using errcode = 'check_violation', constraint = 'contracts_contract_below_payer';
  end if;
  if new.state = 'ACTIVE' and exists (
       select from contracts_contract given
       where given.payer_id = new.payee_id and given.kind = new.kind and given.state in ('OFFERED', 'ACTIVE')
         and given.max_rate > new.max_rate) then
    raise exception 'contract % has a lower rate than one its payee has given', new.id
      using errcode = 'check_violation', constraint = 'contracts_contract_above_given';
  end if;
  return null;
end
$$;
create constraint trigger contracts_contract_in_chain after insert or update of state on contracts_contract
  deferrable initially deferred for each row execute function contracts_check_chain();

-- A wish to end a contract, which the other side answers.
create table contracts_termination (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contracts_contract,
  by_payer boolean not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'EFFECTED', 'LAPSED')),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz
);
create unique index contracts_termination_open on contracts_termination (contract_id) where state = 'OPEN';
create index contracts_termination_expiring on contracts_termination (expires_at) where state = 'OPEN';
revoke delete, truncate on contracts_termination from hintha_app;
