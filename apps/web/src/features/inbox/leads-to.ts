import type { inbox } from '@hintha/contract';
import type { AgentPage, MemberPage } from '../../shared/modals.ts';

/** A page of the account area, or a screen of the site, and the words of the way there under `inbox`. */
export type Lead =
  | {
      page: MemberPage;
      words: 'toDeposits' | 'toWithdrawals' | 'toBonuses' | 'toRewards' | 'toCases' | 'toRecord' | 'toRates';
    }
  | { path: string; words: 'toRewardsStore' | 'toGames' | 'toClub' }
  | { agentPage: AgentPage; words: 'toContracts' | 'toTeam' };

/** Where an account stands, no page of its own shows. */
type Subject = Exclude<inbox.MessageKind extends `${infer Word}_${string}` ? Word : never, 'account'>;

const LEADS: Readonly<Record<Subject, Lead>> = {
  deposit: { page: 'depositv2', words: 'toDeposits' },
  withdrawal: { page: 'withdraw', words: 'toWithdrawals' },
  bonus: { page: 'bonusDetails', words: 'toBonuses' },
  redemption: { path: '/pointMall', words: 'toRewardsStore' },
  case: { page: 'supportCases', words: 'toCases' },
  transfer: { page: 'transactionHistory', words: 'toRecord' },
  rates: { page: 'rateRequests', words: 'toRates' },
  reward: { page: 'rewardCenter', words: 'toRewards' },
  contract: { agentPage: 'dividend', words: 'toContracts' },
  downline: { agentPage: 'agentTeamOverview', words: 'toTeam' },
  level: { path: '/vip', words: 'toClub' },
  // Home shows every area.
  area: { path: '/', words: 'toGames' },
};

/** The page that a message speaks of; null for a kind that this page does not know yet. */
export const leadOf = (kind: string): Lead | null => {
  const [subject = ''] = kind.split('_');
  return new Map<string, Lead>(Object.entries(LEADS)).get(subject) ?? null;
};
