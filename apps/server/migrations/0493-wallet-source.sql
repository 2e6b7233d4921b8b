-- Where a bet comes from is its source, in the sums of its days as well.
alter table wallet_part rename column connection to source;
