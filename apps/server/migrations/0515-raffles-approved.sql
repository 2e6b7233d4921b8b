-- The approval by which two of the staff let its prizes be more than one of them may; null where they needed none.
alter table raffles_raffle add column approval text;
