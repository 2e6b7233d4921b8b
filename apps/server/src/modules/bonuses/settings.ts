import { money } from '@hintha/money';
import { z } from 'zod';
import { amount, defineSettings, plain, rate, type Values, whole } from '../settings/index.ts';

/** What bonuses count and give, beside the amounts that each kind has of its own. */
export const bonusSettings = defineSettings('bonuses', ['payments', 'administrator'], {
  /** Whether what is given without a deposit is given to members with a verified phone alone. */
  freeNeedsPhone: plain(z.boolean(), true, { needsApproval: true }),
  /** A bet fills a bonus up to the smaller of this and a share of the bonus. */
  mostStake: amount(money(2_000_000n), { least: money(100n) }),
  stakeRate: rate('0.1', { least: '0.01', most: '1' }),
  leastCashback: amount(money(1_000_00n)),
  /** A level is kept by betting a share of what it asked for within so many days. */
  levelKeptDays: whole(90, 'days', { least: 7, most: 730 }),
  levelKeptRate: rate('0.05', { least: '0', most: '1' }),
});

export type BonusSettings = Values<typeof bonusSettings.settings>;
