/** Agents: the team, how accounts come below them, rates, transfers up and down the line. */
export {
  answerRateRequest,
  listRateRequests,
  MODE_FAMILIES,
  RATE_CATEGORIES,
  type RateCategory,
  type Rates,
  readOwnRates,
  REBATE_CATEGORIES,
  setDownlineRates,
} from './rates.ts';
export {
  AGENT_PERMISSIONS,
  type AgentPermission,
  changeLink,
  changeSubAccount,
  createLink,
  listLinks,
  listSubAccounts,
  openDownline,
  openSubAccount,
} from './register-centre.ts';
export { DOWNLINE_ORDERS, listDownlines } from './team.ts';
export { readWayDown, sendToDownline, TRANSFER_PURPOSES } from './transfers-down.ts';
export { readUplineTransfer, sendToUpline } from './upline.ts';
