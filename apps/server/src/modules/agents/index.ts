/** Agents and who came by them: their codes, the tree below, and what goes from one to the other. */
export { teamBranches } from './team-branches.ts';
export { findAgentOf } from './find-agent-of.ts';
export { bindInvited } from './invites/bind-invited.ts';
export { findInvited, listInvited } from './invites/list-invited.ts';
export { readInviteCode } from './invites/read-invite-code.ts';
export { joinTeam, type Joining } from './join-team.ts';
export { readUpline } from './upline/read-upline.ts';
export { setToUpline } from './upline/set-to-upline.ts';
