-- The largest stake of one round, as the operator has named it at the launch.
alter table studio_session add column max_bet bigint check (max_bet > 0);
