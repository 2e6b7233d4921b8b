-- One posting in one round trip. The guarded update decides and locks; nothing else of the usual way waits for
-- anybody. A call that cannot be posted at once is judged under the lock: of two equal calls both get the one's
-- answer, and one that found the wallet poor only because it looked too early is tried again.
create function wallet_post(
  p_wallet bigint, p_amount bigint, p_contra bigint, p_kind wallet_kind, p_key uuid, p_source text,
  p_reference text, p_reverses bigint,
  out o_outcome text, out o_seq bigint, out o_balance bigint, out o_available bigint
) language plpgsql as $$
declare
  v_at timestamptz;
begin
  loop
    update wallet_account
       set balance = balance + p_amount, seq = seq + 1, moved_at = greatest(clock_timestamp(), moved_at)
     where id = p_wallet and id > 0 and (p_amount >= 0 or balance - held - floor >= -p_amount)
     returning seq, balance, balance - held - floor, moved_at into o_seq, o_balance, o_available, v_at;
    if found then
      insert into wallet_posting (wallet, seq, contra, amount, balance_after, available_after, at, reverses,
                                  key, kind, source, reference)
      values (p_wallet, o_seq, p_contra, p_amount, o_balance, o_available, v_at, p_reverses,
              p_key, p_kind, p_source, p_reference)
      on conflict (wallet, key) do nothing;
      if found then
        insert into wallet_house_counter as c (account, slot, balance, postings)
        values (p_contra, pg_backend_pid() % 1024, -p_amount, 1)
        on conflict (account, slot)
          do update set balance = c.balance + excluded.balance, postings = c.postings + 1;
        o_outcome := 'posted';
        return;
      end if;
      update wallet_account set balance = balance - p_amount, seq = seq - 1 where id = p_wallet;
    else
      perform from wallet_account where id = p_wallet and id > 0 for update;
      if not found then
        o_outcome := 'unknown_wallet';
        return;
      end if;
    end if;

    select case when kind = 'TOMBSTONE' and p_kind <> 'TOMBSTONE' then 'tombstoned'
                when amount = p_amount and contra = p_contra and kind = p_kind and reference = p_reference
                then 'replayed' else 'changed' end,
           seq, balance_after, available_after
      into o_outcome, o_seq, o_balance, o_available
      from wallet_posting where wallet = p_wallet and key = p_key;
    if found then return; end if;

    select 'poor', null, balance, balance - held - floor into o_outcome, o_seq, o_balance, o_available
      from wallet_account where id = p_wallet and balance - held - floor < -p_amount;
    if found then return; end if;
  end loop;
end $$;
