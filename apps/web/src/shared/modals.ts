import type { catalogue } from '@hintha/contract';
import { create } from 'zustand';

/** Why a gated action asks to log in; each has its sentence under `gate.<reason>`. */
export type GateReason = 'play' | 'account' | 'deposit' | 'favourite' | 'lists' | 'ended';

/** The pages of the account area by their names in the product. */
export type MemberPage =
  | 'securityCenter'
  | 'transferFund'
  | 'depositv2'
  | 'withdraw'
  | 'transferUpline'
  | 'rateRequests'
  | 'personalHistoryCopy'
  | 'transactionHistory'
  | 'personalProfit'
  | 'cashFlow'
  | 'bonusDetails'
  | 'rewardCenter'
  | 'referral'
  | 'missionLeaderboard'
  | 'supportCases'
  | 'messageV2';

/** The pages of contracts, which the server's flags switch. */
const CONTRACT_PAGES = ['dividend', 'dailyWages', 'hourlySalary', 'realTimeSalary'] as const;
export type ContractPage = (typeof CONTRACT_PAGES)[number];

/** The agent's pages of figures and of the rows behind them. */
const TEAM_PAGES = ['agentTeamOverview', 'teamBetting', 'userLoss', 'myIncome', 'accountDetails'] as const;
export type TeamPage = (typeof TEAM_PAGES)[number];

/** The pages of the agent area by their names in the product. */
export const AGENT_PAGES = [
  'announcement',
  'registerAccount',
  'teamManagement',
  'subAccounts',
  ...TEAM_PAGES,
  ...CONTRACT_PAGES,
] as const;
export type AgentPage = (typeof AGENT_PAGES)[number];

/** What a page of the agent area is asked for, by the names that stand in its address. */
export type AgentQuery = Readonly<Record<string, string>>;

/** The one thing that may lie over the page. */
export type Modal =
  | { name: 'login'; reason?: GateReason; freePlay?: true }
  | { name: 'register' }
  | { name: 'welcome' }
  | { name: 'forgot'; resetToken?: string; way?: 'email' | 'mobile' }
  | { name: 'change-password'; oldPassword?: string }
  | { name: 'real-account' }
  | { name: 'log-out' }
  | { name: 'notice'; noticeId: string | null }
  | { name: 'help' }
  | { name: 'feedback' }
  | { name: 'download' }
  | { name: 'games' }
  | { name: 'child-games'; vendor: string; gameType: catalogue.Category; title: string; lobby: string }
  /** A game's sheet over a modal gives the place back to it. */
  | { name: 'game-sheet'; game: catalogue.GameView; over?: Modal }
  | { name: 'search' }
  | { name: 'account' }
  /** One that replaces another takes its place in the history too. */
  | { name: 'agent-area'; page: AgentPage; query?: AgentQuery; replaces?: boolean }
  | { name: 'account-area'; page: MemberPage; order?: string };

export const useModals = create<{ open: Modal | null }>(() => ({ open: null }));

/** Opens a modal; one that is open hands over to it, but for a password that has to be changed. */
export const openModal = (modal: Modal): void =>
  useModals.setState(({ open }) => (open?.name === 'change-password' ? { open } : { open: modal }));

/** Closes what is open, or, with a name, only that one: a modal may have handed over to another meanwhile. */
export const closeModal = (name?: Modal['name']): void => {
  const { open } = useModals.getState();
  if (name === undefined || open?.name === name) useModals.setState({ open: null });
};
