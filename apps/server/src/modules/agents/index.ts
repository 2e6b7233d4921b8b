/** Agents and who came by them: their codes, the tree below, transfers within it. */
export { bindInvited, findInvited, listInvited, readInviteCode } from './invites/list-invited.ts';
export { actingAgent } from './subaccounts/acting-agent.ts';
export { openSubAccount } from './subaccounts/open-sub-account.ts';
export {
  type Joining,
  joinTeam,
  placeBelow,
  readUpline,
  setToUpline,
  teamBranches,
} from './tree/join-team.ts';
export {
  directsOf,
  joinedSince,
  lineNow,
  lineOn,
  linesNow,
  linesOn,
  selectBelowSince,
  selectLine,
  teamOf,
} from './tree/line-store.ts';
export { createLink } from './links/change-links.ts';
export { selectLinks as listLinks } from './links/link-store.ts';
export { holdLink, isCodeLive } from './links/use-link.ts';
export {
  type Move,
  moveChecks,
  moveFollowers,
  prizeModeTerms,
  sendDownChecks,
  sendDownFollowers,
} from './contributions.ts';
export { runMoves } from './moves/run-moves.ts';
export { writeRates } from './rates/give-rates.ts';
export { ratesNow, ratesOfLine, selectRates, type StoredRates } from './rates/rate-store.ts';
export { requireDownline } from './tree/downline.ts';
export { sendDown } from './transfers/send-down.ts';
export { topUps } from './transfers/transfer-store.ts';
export { selectDirect as listDirect, selectLines as readLines } from './tree/direct-store.ts';
