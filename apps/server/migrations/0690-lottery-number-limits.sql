-- What a number may come to is written with it, so that the statement fails that would pass it: a group of orders commits
-- in the same round trip. Null for what was counted before.
alter table lottery_number_exposure add column most bigint;
alter table lottery_number_exposure add constraint lottery_number_in_limit check (stake <= most);
