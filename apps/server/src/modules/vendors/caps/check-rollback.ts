import { formatAmount, money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { findIntegration } from '../integration-store.ts';
import { WalletCallError } from '../wallet-call-error.ts';
import { capOf } from './cap-of.ts';
import { allowWin, countWin } from './day-win-store.ts';
import { PassedCapError } from './passed-cap-error.ts';
import { gainOf } from './rules.ts';

interface TakenBack {
  readonly code: string;
  readonly account: string;
  readonly round: string;
  readonly before: { readonly stake: bigint; readonly payout: bigint; readonly open: boolean };
  readonly stake: bigint;
  readonly payout: bigint;
}

/**
 * Counts what a rollback makes of what its round pays above the stake. A suspended integration gives the stakes of open
 * rounds back; all else waits. Throws a `PassedCapError` where the day's cap would be passed: a stake that comes back
 * beside a win that stays.
 */
export const checkRollback = async (
  { clock }: AppContext,
  tx: Transaction,
  { code, account, round, before, stake, payout }: TakenBack,
): Promise<void> => {
  const integration = await findIntegration(tx, code);
  if (integration === undefined) throw new WalletCallError('unknown_integration');
  const isSuspended = integration.suspendedAt !== null;
  const gain = gainOf(before, { stake: 0n - stake, payout: 0n - payout });
  if (isSuspended && (gain > 0n || (stake > 0n && !before.open))) throw new WalletCallError('win_waits');
  const win = { integration: code, day: businessDay(clock.now()), gain };
  if (gain > 0n && !(await allowWin(tx, win))) {
    const amount = formatAmount(money(gain));
    const finding = { account, round, amount, allowed: capOf(integration, 'max_day_win') };
    throw new PassedCapError('max_day_win', finding);
  }
  if (gain !== 0n) await countWin(tx, win);
};
