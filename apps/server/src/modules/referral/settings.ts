import { money } from '@hintha/money';
import { amount, defineSettings, rate, type Values, whole } from '../settings/index.ts';

/** What a friend's deposit and bets bring to who invited it, and what the friend gets. */
export const referralSettings = defineSettings('referral', ['payments', 'administrator'], {
  leastDeposit: amount(money(10_000_00n), { least: money(100n) }),
  /** How often the first deposit has to be bet, and within how many days of it. */
  times: whole(3, 'times', { least: 1, most: 100, needsApproval: true }),
  qualifyingDays: whole(7, 'days', { least: 1, most: 90, needsApproval: true }),
  depositRate: rate('0.1', { least: '0', most: '1' }),
  mostForDeposit: amount(money(30_000_00n)),
  welcome: amount(money(3_000_00n)),
  playRate: rate('0.001', { least: '0', most: '0.05' }),
  /** What the bets of all friends bring who invited them on one day. */
  mostForPlay: amount(money(1_000_000_00n)),
  /** For so many business days a friend's bets bring something, that of the qualifying included. */
  playDays: whole(90, 'days', { least: 1, most: 730, needsApproval: true }),
});

export type ReferralSettings = Values<typeof referralSettings.settings>;
