-- What every bet pays for is cut to what it needs. A check is read and planned again at every statement, so one is
-- left; the others stand where they cost a bet nothing: a domain is judged only when its column is set.
create domain wallet_held as bigint check (value >= 0);
alter table wallet_account
  drop constraint wallet_account_check,
  drop constraint wallet_account_held_check,
  drop constraint wallet_account_check1;
alter table wallet_account alter column held type wallet_held;
alter table wallet_account add constraint wallet_account_covered check (balance - held >= floor);
create function wallet_refuse_account() returns trigger language plpgsql as $$
begin
  raise exception 'house accounts have a name and a negative id, wallets have neither' using errcode = 'check_violation';
end $$;
create trigger refuse_account before insert on wallet_account
  for each row when ((new.id < 0) <> (new.name is not null)) execute function wallet_refuse_account();

-- A round knows between which postings of its wallet its own ones stand.
drop index wallet_posting_reference;

-- One posting in one round trip. The guarded update decides and locks; nothing else of the usual way waits for
-- anybody. A call that cannot be posted at once is judged under the lock: of two equal calls both get the one's
-- answer, and one that found the wallet poor only because it looked too early is tried again.
-- The answer is a word and up to three numbers in one text, 'posted 7 90000 90000': outcome, number of the posting,
-- balance, available. A row of columns would go through a scan of the function and cost a tenth of a bet.
drop function wallet_post;
create function wallet_post(
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
     returning seq, balance, balance - held - floor, moved_at into v_seq, v_balance, v_available, v_at;
    if found then
      -- The wallet's row is locked, so a key that is not there now cannot come before the insert.
      insert into wallet_posting (wallet, seq, contra, amount, balance_after, available_after, at, reverses,
                                  key, kind, source, reference)
      select p_wallet, v_seq, p_contra, p_amount, v_balance, v_available, v_at, p_reverses,
             p_key, p_kind, p_source, p_reference
       where not exists (select from wallet_posting where wallet = p_wallet and key = p_key);
      if found then
        update wallet_house_counter set balance = balance - p_amount, postings = postings + 1
         where account = p_contra and slot = pg_backend_pid() % 1024;
        if not found then
          insert into wallet_house_counter as c (account, slot, balance, postings)
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

    select balance, balance - held - floor into v_balance, v_available
      from wallet_account where id = p_wallet and balance - held - floor < -p_amount;
    if found then
      return concat_ws(' ', 'poor', 0, v_balance, v_available);
    end if;
  end loop;
end $$;
