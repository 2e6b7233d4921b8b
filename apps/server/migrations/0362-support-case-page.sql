-- What the page of a guest knew when the case was opened; null where it was not sent along.
alter table support_case add column page jsonb;
