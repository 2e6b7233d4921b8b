import { type Database, transaction } from '@hintha/platform';
import { listReportedAccounts } from '../../bets/index.ts';
import { listMovedWallets } from '../../wallet/index.ts';
import { catchUp } from './catch-up.ts';
import { listToFollow, moveWatermark, readWatermark } from './follow-store.ts';

/**
 * Counts what has been bet since the last time. The mark only says whose wallets to look at; what has been counted is
 * known account by account, so that any number of workers may do this at once, and again after a fall.
 */
export const followWallets = async (db: Database): Promise<void> => {
  const watermark = await readWatermark(db);
  const moved = await listMovedWallets(db, watermark);
  // A restored database counts its transactions anew.
  const isRestored = moved.horizon < watermark;
  const { wallets } = isRestored ? await listMovedWallets(db, 0n) : moved;
  const reported = await listReportedAccounts(db, {
    mark: isRestored ? 0n : watermark,
    horizon: moved.horizon,
  });
  for (const accountId of await listToFollow(db, [...wallets, ...reported])) {
    await transaction(db, (tx) => catchUp(tx, accountId));
  }
  await moveWatermark(db, watermark, moved.horizon);
};
