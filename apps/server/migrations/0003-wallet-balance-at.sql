-- The instants of a wallet's postings never go back, so the last one up to an instant is found by halving: some
-- twenty probes of the primary key, however long the history, and no index by time to pay for at every bet.
create function wallet_balance_at(p_wallet bigint, p_instant timestamptz) returns bigint
language plpgsql stable as $$
declare
  v_low bigint := 0;
  v_high bigint;
  v_middle bigint;
begin
  select seq into v_high from wallet_posting where wallet = p_wallet order by seq desc limit 1;
  v_high := coalesce(v_high, 0);
  while v_low < v_high loop
    v_middle := (v_low + v_high + 1) / 2;
    if (select at <= p_instant from wallet_posting where wallet = p_wallet and seq = v_middle) then
      v_low := v_middle;
    else
      v_high := v_middle - 1;
    end if;
  end loop;
  return (select balance_after from wallet_posting where wallet = p_wallet and seq = v_low);
end $$;
