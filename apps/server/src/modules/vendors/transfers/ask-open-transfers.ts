import { queueJobLater } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { findConnection } from '../connection-store.ts';
import { askAbout, ASK_TRANSFERS } from './carry-out.ts';
import { CALL_PATIENCE_MS, GIVE_UP_MS, pauseMs } from './rules.ts';
import { claimDue, findSoonest, giveToStaff, postpone } from './transfer-store.ts';
import type { Transfer } from './types.ts';
import { isKeeper } from './vendor-client.ts';

const AT_ONCE = 20;
const MARGIN_MS = 2_000;

/** Asks about the transfers that are due, those of a program that died among them; comes when each was asked about. */
export const askOpenTransfers = async (house: House): Promise<void> => {
  const now = house.clock.now();
  const until = new Date(now.getTime() + CALL_PATIENCE_MS + MARGIN_MS);
  const due = await claimDue(house.db, { now, until, limit: AT_ONCE });
  await Promise.all(due.map((transfer) => askOne(house, transfer)));
  const soonest = await findSoonest(house.db);
  if (soonest !== null)
    await queueJobLater(
      house.db,
      ASK_TRANSFERS,
      Math.max(0, soonest.getTime() - house.clock.now().getTime()),
    );
};

const askOne = async (house: House, transfer: Transfer): Promise<void> => {
  const keeper = await findConnection(house.db, transfer.connection);
  const asked = isKeeper(keeper) ? await askAbout(house, keeper, transfer) : transfer;
  if (asked.state !== 'open') return;
  const now = house.clock.now().getTime();
  if (now - asked.createdAt.getTime() >= GIVE_UP_MS) {
    house.log.error({ transfer: asked.id }, 'nobody knows what became of a transfer; staff decides');
    return giveToStaff(house.db, asked.id);
  }
  await postpone(house.db, asked.id, new Date(now + pauseMs(asked.asks)));
};
