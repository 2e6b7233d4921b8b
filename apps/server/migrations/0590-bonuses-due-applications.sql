-- What staff has approved and the budget has no room for is due: it is given, and its application with it, when there is.
alter table bonuses_application drop constraint bonuses_application_state_check;
alter table bonuses_application
  add constraint bonuses_application_state_check check (state in ('APPLYING', 'DUE', 'ISSUED', 'REJECTED'));
