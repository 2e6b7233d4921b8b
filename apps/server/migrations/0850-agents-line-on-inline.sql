-- The line of a business day is written into the statements that ask for it: a function with queries in it cannot be
-- planned with them and was called once a row.
drop function agents_line_on(bigint, date);
