-- What was decided on a day. Rounds are finished about in the order in which they were written.
create index vendors_round_by_finish on vendors_round using brin (finished_at) with (autosummarize = on);
