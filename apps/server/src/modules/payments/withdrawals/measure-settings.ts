import { formatAmount, money } from '@hintha/money';
import { businessDay } from '../../../business-day.ts';
import { contributeEffects, contributeOutcome, type Effect } from '../../settings/index.ts';
import { readTaken } from '../../wallet/index.ts';
import { withdrawalSettings } from './settings.ts';
import { measureWithdrawals } from './withdrawal-store.ts';

const SPAN_MS = 30 * 24 * 60 * 60_000;

/** What another least, large amount or fee would have meant for the withdrawals of the last thirty days. */
export const withdrawalEffects = contributeEffects(
  withdrawalSettings,
  async ({ db, clock }, { before, after }) => {
    const since = new Date(clock.now().getTime() - SPAN_MS);
    const [now, then] = await Promise.all([
      measureWithdrawals(db, since, before),
      measureWithdrawals(db, since, after),
    ]);
    const effects: Effect[] = [];
    const { all } = now;
    if (before.least !== after.least)
      effects.push({ text: 'withdrawalsBelow', values: { all, from: now.below, to: then.below } });
    if (before.large !== after.large)
      effects.push({ text: 'withdrawalsLarge', values: { all, from: now.large, to: then.large } });
    if (now.fees !== then.fees) {
      const values = { from: formatAmount(money(now.fees)), to: formatAmount(money(then.fees)) };
      effects.push({ text: 'withdrawalFees', values });
    }
    return effects;
  },
);

/** What the fees of withdrawals have earned from the day on that they were set. */
export const withdrawalOutcome = contributeOutcome(
  withdrawalSettings,
  ['feePercent', 'leastFee'],
  async ({ db }, since) => {
    const earned = await readTaken(db, 'fees', businessDay(since ?? new Date(0)));
    return { text: 'withdrawalFees', values: { amount: formatAmount(earned) } };
  },
);
