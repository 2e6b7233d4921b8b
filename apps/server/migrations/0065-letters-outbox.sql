-- Mails and short messages on their way out. Without a mail server or a gateway they stay here as `kept`, which is
-- the outbox of a development machine; what has gone out loses its words, since they hold codes and links.
create table letters_letter (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  template text not null,
  subject text not null,
  text text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'kept', 'refused')),
  created_at timestamptz not null,
  settled_at timestamptz
);

create index letters_letter_by_time on letters_letter (created_at desc);
