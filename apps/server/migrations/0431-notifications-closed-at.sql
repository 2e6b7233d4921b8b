-- A notification is closed; settled is a bet.
alter table notifications_message rename column settled_at to closed_at;
