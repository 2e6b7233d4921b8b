-- A transfer that was ruled out before it came is fenced, by the trade's word.
alter table studio_transfer
  drop constraint studio_transfer_state_check,
  drop constraint studio_transfer_check;
update studio_transfer set state = 'fenced' where state = 'barred';
alter table studio_transfer
  add constraint studio_transfer_state_check check (state in ('done', 'refused', 'fenced')),
  add constraint studio_transfer_fenced_check check ((state = 'fenced') = (direction is null));
