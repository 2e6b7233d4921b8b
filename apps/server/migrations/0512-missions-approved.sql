-- The approval by which two of the staff let a rule give more at once than one of them may; null where it needed none.
alter table missions_mission add column approval text;
alter table missions_prize add column approval text;
