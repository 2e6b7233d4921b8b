import { formatAmount, ZERO } from '@hintha/money';
import { BusinessError, contribute } from '@hintha/platform';
import { withdrawalChecks } from '../../../protection/index.ts';
import { readSettings } from '../../../settings/index.ts';
import { outstandingDebt, readBalance } from '../../../wallet/index.ts';
import { sumCardCredits } from '../../deposits/deposit-store.ts';
import { selectAccountFlags } from '../flags/flag-store.ts';
import { withdrawalSettings } from '../settings.ts';

/** Money stays where the account owes some, or where staff has locked its withdrawals. */
const debtCheck = contribute(withdrawalChecks, {
  name: 'debt',
  phase: 'account',
  find: async (_ctx, tx, { accountId, way }) => {
    // What is paid on top of points stays with the operator.
    if (way === 'redemption') return null;
    const debt = await outstandingDebt(tx, accountId);
    const flags = await selectAccountFlags(tx, accountId);
    return debt > 0n || flags.includes('LOCKED')
      ? new BusinessError('withdrawals_locked', { outstandingDebt: formatAmount(debt) })
      : null;
  },
});

const HOUR_MS = 60 * 60_000;

/** What came by card cannot leave for some days, in which its bank takes most of what it takes back. */
const cardMoneyCheck = contribute(withdrawalChecks, {
  name: 'card-money',
  phase: 'amount',
  find: async ({ clock }, tx, { accountId, amount }) => {
    const { cardHoldHours } = await readSettings(tx, withdrawalSettings);
    const heldMs = cardHoldHours * HOUR_MS;
    const since = new Date(clock.now().getTime() - heldMs);
    const { total, firstAt } = await sumCardCredits(tx, accountId, since);
    const available = (await readBalance(tx, accountId))?.available ?? ZERO;
    return firstAt !== null && amount <= available && amount > available - total
      ? new BusinessError('card_money_held', { until: firstAt.getTime() + heldMs })
      : null;
  },
});

export const paymentChecks = [debtCheck, cardMoneyCheck];
