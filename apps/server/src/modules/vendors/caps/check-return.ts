import { formatAmount, money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { lockWallets } from '../../wallet/index.ts';
import { findIntegration } from '../integration-store.ts';
import { takeSent } from '../transfers/transfer-wallet-store.ts';
import type { Transfer } from '../transfers/types.ts';
import { capOf } from './cap-of.ts';
import { allowWin, countWin } from './day-win-store.ts';
import { PassedCapError } from './passed-cap-error.ts';

/**
 * Counts what comes back from a vendor's wallet beyond what went there: it was won there. Throws a `PassedCapError` when
 * that is more than what is left of the day's cap, or the integration is suspended.
 */
export const checkReturn = async (
  { clock }: Pick<AppContext, 'clock'>,
  tx: Transaction,
  transfer: Transfer,
): Promise<void> => {
  const { accountId, account, integration: code, amount, transferId } = transfer;
  // The wallet before the day's slots, as every call of a vendor takes them.
  await lockWallets(tx, [accountId]);
  const gain = await takeSent(tx, transfer, amount);
  const integration = gain > 0n ? await findIntegration(tx, code) : undefined;
  if (integration === undefined) return;
  const win = { integration: code, day: businessDay(clock.now()), gain };
  if (integration.suspendedAt !== null || !(await allowWin(tx, win)))
    throw new PassedCapError('max_day_win', {
      account,
      round: transferId,
      amount: formatAmount(money(gain)),
      allowed: capOf(integration, 'max_day_win'),
    });
  await countWin(tx, win);
};
