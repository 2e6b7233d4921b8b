import { contribute } from '@hintha/platform';
import { RULE_BONUSES } from '../bonuses/index.ts';
import { readSettings } from '../settings/index.ts';
import { referralSettings } from './settings.ts';

/** What friends can bring, by the mosts of the rule: for a deposit, for the friend itself, and for a day of bets. */
export const referralBonuses = [
  contribute(RULE_BONUSES, {
    kind: 'REFERRAL_FRIEND',
    measure: async (on) => ({ each: (await readSettings(on, referralSettings)).mostForDeposit }),
  }),
  contribute(RULE_BONUSES, {
    kind: 'REFERRAL_WELCOME',
    measure: async (on) => ({ each: (await readSettings(on, referralSettings)).welcome }),
  }),
  contribute(RULE_BONUSES, {
    kind: 'REFERRAL_PLAY',
    measure: async (on) => ({ each: (await readSettings(on, referralSettings)).mostForPlay }),
  }),
];
