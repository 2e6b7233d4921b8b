-- What vendors said of their transactions is forgotten when none of them asks any more. They are noted about in the
-- order of time, so a summary of each stretch of the table finds the old ones and costs a bet nothing.
create index vendors_transaction_noted on vendors_transaction using brin (noted_at) with (autosummarize = on);
grant delete on vendors_transaction to hintha_app;
