-- Codes are counted by the place they were asked from, which for IPv6 is a network, and so is what is kept.
alter table access_code rename column ip to place;
alter index access_code_by_ip rename to access_code_by_place;

-- Whether a short message went out with it; the day's quota counts those.
alter table access_code add column by_sms boolean not null default false;
create index access_code_by_sms on access_code (created_at) where by_sms;
