-- A bonus that nobody claims is given by a rule.
alter table bonuses_kind drop constraint bonuses_kind_given_by_check;
update bonuses_kind set given_by = 'RULE' where given_by = 'HOUSE';
alter table bonuses_kind
  add constraint bonuses_kind_given_by_check check (given_by in ('CLAIM', 'RULE', 'REVIEW'));
