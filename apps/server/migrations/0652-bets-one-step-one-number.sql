-- A step is written under the lock of the member's wallet by whoever has read those before it, and two that were judged at
-- once would have one number, which the primary key refuses. The second index, with the step's name in it, kept nothing
-- beyond that, and every settled bet was written into it.
alter table bets_settlement drop constraint bets_settlement_bet_id_reference_key;
