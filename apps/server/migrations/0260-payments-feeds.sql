-- What the statements of a channel's receivers are signed with when somebody feeds them in; null when people read them.
alter table payments_channel add column feed_secret text
  check (feed_secret is null or type in ('MANUAL', 'QR'));

-- What the payer wrote, and whether the feed has told something else of the same transfer later.
alter table payments_incoming
  add column note text not null default '',
  add column contradicted boolean not null default false;

create index payments_incoming_unmatched on payments_incoming (id) where deposit_id is null;
create index payments_receiver_by_number on payments_receiver (number);
