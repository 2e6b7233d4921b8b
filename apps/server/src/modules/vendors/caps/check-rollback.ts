import type { Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { findIntegration } from '../integration-store.ts';
import { WalletCallError } from '../wallet-call-error.ts';
import { allowWin, countWin } from './day-win-store.ts';
import { gainOf } from './rules.ts';

interface TakenBack {
  readonly code: string;
  readonly before: { readonly stake: bigint; readonly payout: bigint; readonly open: boolean };
  readonly stake: bigint;
  readonly payout: bigint;
}

/**
 * Counts what a rollback makes of what its round pays above the stake. A suspended integration gives the stakes of open
 * rounds back; all else waits, as does what would pass the day's cap: a stake that comes back beside a win that stays.
 */
export const checkRollback = async (
  { clock }: AppContext,
  tx: Transaction,
  { code, before, stake, payout }: TakenBack,
): Promise<void> => {
  const integration = await findIntegration(tx, code);
  const isSuspended = integration !== undefined && integration.suspendedAt !== null;
  if (isSuspended && stake > 0n && !before.open) throw new WalletCallError('win_waits');
  const gain = gainOf(before, { stake: 0n - stake, payout: 0n - payout });
  const win = { integration: code, day: businessDay(clock.now()), gain };
  if (gain > 0n && (isSuspended || !(await allowWin(tx, win)))) throw new WalletCallError('win_waits');
  if (gain !== 0n) await countWin(tx, win);
};
