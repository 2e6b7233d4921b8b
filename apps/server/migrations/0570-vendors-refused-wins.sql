-- Wins without a bet that an integration was refused on a business day, each once however often it is sent: so many of
-- them suspend it. They go when it is resumed.
create table vendors_refused_win (
  integration text not null references vendors_integration (code),
  day date not null,
  key uuid not null,
  primary key (integration, day, key)
);
