-- How far the running proof has come: everything of transactions below the watermark is proven, and the house
-- accounts stood at these sums of postings then.
create table wallet_proof (
  only_row boolean primary key default true check (only_row),
  watermark bigint not null
);
insert into wallet_proof (watermark) values (0);

create table wallet_proof_house (
  account bigint primary key references wallet_account (id),
  balance bigint not null
);
