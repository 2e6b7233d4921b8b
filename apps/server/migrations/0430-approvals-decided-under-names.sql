-- A decision keeps the names it was made under, so that the approvals read no table of the staff.
alter table approvals_approval add column maker_name text, add column checker_name text;

update approvals_approval a
set maker_name = (select name from staff_account where id = a.maker_id),
    checker_name = (select name from staff_account where id = a.checker_id);

alter table approvals_approval
  alter column maker_name set not null,
  add constraint approvals_approval_checker check ((checker_id is null) = (checker_name is null));

grant update (checker_name) on approvals_approval to hintha_app;
