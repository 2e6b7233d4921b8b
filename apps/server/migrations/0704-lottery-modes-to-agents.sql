-- Prize modes of members stand with their other rates, bounded by those of the account above.
drop table lottery_member_mode;
