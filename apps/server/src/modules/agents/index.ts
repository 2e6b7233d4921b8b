/** Agents and who came by them: their codes, the tree below, transfers within it. */
export { bindInvited, findInvited, listInvited, readInviteCode } from './invites/list-invited.ts';
export { actingAgent, agentItself } from './sub-accounts/acting-agent.ts';
export { type Joining, joinTeam, readUpline, setToUpline, teamBranches } from './tree/join-team.ts';
export { findAgentOf } from './tree/read-links.ts';
export { selectDirect as listDirect } from './tree/direct-store.ts';
export { readLines } from './tree/read-lines.ts';
export { joinedSince, lineNow, lineOn, linesNow, linesOn } from './tree/line-store.ts';
