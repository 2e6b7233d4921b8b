-- Whoever follows the ledger finds new postings by their transactions. That index is filled by pages, once a minute, and
-- until then all pages that came since are read; this enters them at once. A young ledger is read whole as long as nothing
-- is known of the order its transactions lie in. Where the table is being tidied both stay undone.
create function wallet_index_new_postings() returns void language plpgsql security definer set search_path = public as $$
begin
  lock table wallet_posting in share update exclusive mode nowait;
  perform brin_summarize_new_values('wallet_posting_xid');
  if not exists (select from pg_stats where tablename = 'wallet_posting' and attname = 'xid') then
    analyze wallet_posting (xid);
  end if;
exception when lock_not_available then null;
end $$;

-- What a posting refers to as a number of our own, such as that of a bet; null where it is something else. As one pattern
-- that counts the digits it takes four times as long.
create function wallet_reference_id(p_reference text) returns uuid
language sql immutable parallel safe return case
  when p_reference ~ '^[0-9a-f-]+$' and p_reference like '________-____-____-____-____________'
       and length(replace(p_reference, '-', '')) = 32
  then p_reference::uuid end;
