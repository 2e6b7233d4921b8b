import type { PromotionName } from '@hintha/art';
import type { missions } from '@hintha/contract';

const BONUSES: ReadonlyMap<string, PromotionName> = new Map([
  ['FIRST_DEPOSIT', 'deposit'],
  ['DAILY_RELOAD', 'reload'],
  ['FREE_CREDIT', 'credit'],
  ['MESSAGING_APP', 'messaging'],
  ['LEVEL_UP', 'level-up'],
  ['CASHBACK', 'cashback'],
  ['LEADERBOARD', 'leaderboard'],
  ['RAFFLE', 'raffle'],
  ['SIGN_IN', 'sign-in'],
  ['REFERRAL_FRIEND', 'referral'],
  ['REFERRAL_PLAY', 'referral'],
  ['REFERRAL_WELCOME', 'referral'],
  ['POINTS', 'points'],
]);

/** The picture of a kind of bonus; one that the page does not know is a bonus. */
export const artOfBonus = (kind: string): PromotionName => BONUSES.get(kind) ?? 'bonus';

const MISSIONS: Readonly<Record<missions.MissionMetric, PromotionName>> = {
  DEPOSIT: 'mission-deposit',
  VALID_BET: 'mission-bet',
  WINS: 'mission-wins',
  LOGIN_DAYS: 'mission-days',
};

/** The picture of a mission, by what it counts. */
export const artOfMission = (metric: missions.MissionMetric): PromotionName => MISSIONS[metric];
