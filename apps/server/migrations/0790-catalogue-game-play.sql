-- A game is hot by what is played of late: how many rounds of it were decided in the last days.
alter table catalogue_game add column played bigint not null default 0;
