-- Rounds by what their vendors call them. A page of rounds is told apart by a filter that is made of it once it is full:
-- a bet adds nothing to an index, and who searches reads the few pages that may hold the name.
create index vendors_round_by_name on vendors_round
  using brin (round_id text_bloom_ops (n_distinct_per_range = 2000)) with (pages_per_range = 32, autosummarize = on);
