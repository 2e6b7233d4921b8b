/** Agents and who came by them: their codes, the tree below, transfers within it. */
export { findAgentOf } from './find-agent-of.ts';
export { bindInvited } from './invites/bind-invited.ts';
export { findInvited, listInvited } from './invites/list-invited.ts';
export { readInviteCode } from './invites/read-invite-code.ts';
export { type Joining, joinTeam } from './join-team.ts';
export { teamBranches } from './team-branches.ts';
export { readUpline } from './upline/read-upline.ts';
export { setToUpline } from './upline/set-to-upline.ts';
