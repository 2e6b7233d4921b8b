-- A bank gives its transfers one series of numbers, whichever of the ways to pay in they came by: a channel names its
-- bank, and a number counts once for the bank. The code of a wallet that is read off a picture is that wallet's.
alter table payments_channel add column bank text;
update payments_channel c set bank = coalesce(
  (select base.id from payments_channel base where c.type = 'QR' and base.id = regexp_replace(c.id, '_qr$', '')), c.id);
alter table payments_channel alter column bank set not null;

alter table payments_incoming add column bank text;
update payments_incoming i set bank = c.bank from payments_channel c where c.id = i.channel_id;

-- Of lines that two channels of a bank have both been told, the one that paid an order stands for the transfer.
update payments_incoming i set txn_key = null
from (select id, row_number() over (partition by bank, txn_key order by deposit_id is null, id) as place
      from payments_incoming where txn_key is not null) told
where told.id = i.id and told.place > 1;

alter table payments_incoming alter column bank set not null;
create unique index payments_incoming_by_bank on payments_incoming (bank, txn_key);
alter table payments_incoming drop column channel_id;
