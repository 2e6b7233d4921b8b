-- Who of the staff has a case or a chat is its assignee; an agent is a betting agent here.
alter table support_case rename column keeper_id to assignee_id;
alter table support_case rename column keeper to assignee;
alter table support_chat rename column agent_id to assignee_id;
alter table support_chat rename column agent to assignee;

-- Where a guest calls from is a network.
alter table support_case rename column place to network;
alter index support_case_by_place rename to support_case_by_network;
alter table support_chat rename column place to network;
alter index support_chat_by_place rename to support_chat_by_network;

-- What nobody wrote comes from the system.
alter table support_line
  drop constraint support_line_side_check,
  drop constraint support_line_check,
  drop constraint support_line_check1;
update support_line set side = 'SYSTEM' where side = 'HOUSE';
alter table support_line
  add constraint support_line_side check (side in ('GUEST', 'STAFF', 'SYSTEM')),
  add constraint support_line_kind check ((kind = 'TEXT') = (side <> 'SYSTEM')),
  add constraint support_line_request check ((side = 'SYSTEM') = (request_id is null));
