-- What one of the staff has let be credited by hand in a business day, without a second person.
create table payments_approver_day (
  staff_id bigint not null,
  day date not null,
  approved bigint not null check (approved >= 0),
  primary key (staff_id, day)
);
