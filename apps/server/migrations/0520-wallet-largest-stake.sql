-- The most that a wallet stakes on one bet: null for any, below zero for no bet at all. It stands in the row that every
-- bet locks, so that no bet can be committed after what stops it. Accounts that are stopped or limited are so from now.
alter table wallet_account add column largest_stake bigint;
update wallet_account w
   set largest_stake = case when a.status = 'locked' or a.betting_stopped then -1 else a.stake_limit end
  from identity_account a
 where a.id = w.id and (a.status = 'locked' or a.betting_stopped or a.stake_limit is not null);

create or replace function wallet_post(
  p_wallet bigint, p_amount bigint, p_contra bigint, p_kind wallet_kind, p_key uuid, p_source text,
  p_reference text, p_reverses bigint
) returns text language plpgsql as $$
declare
  v_outcome text;
  v_seq bigint;
  v_balance bigint;
  v_available bigint;
  v_at timestamptz;
begin
  loop
    update wallet_account
       set balance = balance + p_amount, seq = seq + 1, moved_at = greatest(clock_timestamp(), moved_at)
     where id = p_wallet and id > 0 and (p_amount >= 0 or balance - held - floor >= -p_amount)
       and (p_kind <> 'BET' or (-p_amount <= largest_stake) is not false)
     returning seq, balance, balance - held - floor, moved_at into v_seq, v_balance, v_available, v_at;
    if found then
      -- The wallet's row is locked, so a key that is not there now cannot come before the insert.
      insert into wallet_posting (wallet, seq, contra, amount, balance_after, available_after, at, reverses,
                                  key, kind, source, reference)
      select p_wallet, v_seq, p_contra, p_amount, v_balance, v_available, v_at, p_reverses,
             p_key, p_kind, p_source, p_reference
       where not exists (select from wallet_posting where wallet = p_wallet and key = p_key);
      if found then
        update wallet_system_counter set balance = balance - p_amount, postings = postings + 1
         where account = p_contra and slot = pg_backend_pid() % 1024;
        if not found then
          insert into wallet_system_counter as c (account, slot, balance, postings)
          values (p_contra, pg_backend_pid() % 1024, -p_amount, 1)
          on conflict (account, slot)
            do update set balance = c.balance + excluded.balance, postings = c.postings + 1;
        end if;
        return concat_ws(' ', 'posted', v_seq, v_balance, v_available);
      end if;
      update wallet_account set balance = balance - p_amount, seq = seq - 1 where id = p_wallet;
    else
      perform from wallet_account where id = p_wallet and id > 0 for update;
      if not found then
        return 'unknown_wallet';
      end if;
    end if;

    select case when kind = 'TOMBSTONE' and p_kind <> 'TOMBSTONE' then 'tombstoned'
                when amount = p_amount and contra = p_contra and kind = p_kind and reference = p_reference
                then 'replayed' else 'changed' end,
           seq, balance_after, available_after
      into v_outcome, v_seq, v_balance, v_available
      from wallet_posting where wallet = p_wallet and key = p_key;
    if found then
      return concat_ws(' ', v_outcome, v_seq, v_balance, v_available);
    end if;

    if p_kind = 'BET' then
      select case when largest_stake < 0 then 'betting_stopped' else 'stake_limit' end into v_outcome
        from wallet_account where id = p_wallet and largest_stake < -p_amount;
      if found then
        return v_outcome;
      end if;
    end if;

    select balance, balance - held - floor into v_balance, v_available
      from wallet_account where id = p_wallet and balance - held - floor < -p_amount;
    if found then
      return concat_ws(' ', 'poor', 0, v_balance, v_available);
    end if;
  end loop;
end $$;
