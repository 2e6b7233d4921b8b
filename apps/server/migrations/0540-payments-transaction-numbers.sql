-- A transfer under all the spellings that its number is told in: case, spaces, dashes and widths of digits apart.
create function payments_transaction_key(number text) returns text language sql immutable strict as
$$ select upper(regexp_replace(normalize(number, nfkc), '[^[:alnum:]]', '', 'g')) $$;

-- A number is given once by the bank, whichever of its accounts the money came to. Lines that were kept before under two
-- spellings stay, and only one of them, the one that paid an order, stands for the transfer.
alter table payments_incoming add column channel_id text references payments_channel (id), add column txn_key text;

update payments_incoming i
set channel_id = r.channel_id, txn_key = payments_transaction_key(i.txn_id)
from payments_receiver r where r.id = i.receiver_id;

update payments_incoming i set txn_key = null
from (select id, row_number() over (partition by channel_id, txn_key order by deposit_id is null, id) as place
      from payments_incoming) told
where told.id = i.id and told.place > 1;

alter table payments_incoming alter column channel_id set not null;
create unique index payments_incoming_by_transaction on payments_incoming (channel_id, txn_key);
alter table payments_incoming drop constraint payments_incoming_receiver_id_txn_id_key;
