-- What a vendor tells of how a title plays; empty where it does not.
alter table catalogue_game
  add column max_bet bigint check (max_bet >= min_bet),
  add column rtp_ppm integer check (rtp_ppm between 1 and 1000000),
  add column volatility text check (volatility in ('low', 'medium', 'high'));
