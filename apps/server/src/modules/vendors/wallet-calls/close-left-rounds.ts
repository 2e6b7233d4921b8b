import type { AppContext } from '../../../app-context.ts';
import { finishRound } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { vendorSettings } from '../settings.ts';
import { forgetLeftRounds, listLeftRounds } from './transaction-store.ts';

const HOUR_MS = 3_600_000;

const AT_ONCE = 500;

/** Closes the rounds that vendors have left open; a win that comes later still is paid into the closed round. */
export const closeLeftRounds = async ({ db, clock, log }: AppContext): Promise<void> => {
  const { roundHours } = await readSettings(db, vendorSettings);
  const before = new Date(clock.now().getTime() - roundHours * HOUR_MS);
  let closed = 0;
  for (;;) {
    const ids = await listLeftRounds(db, before, AT_ONCE);
    if (ids.length === 0) break;
    for (const id of ids) await finishRound(db, id);
    await forgetLeftRounds(db, ids, before);
    closed += ids.length;
  }
  if (closed > 0) log.info({ rounds: closed }, 'rounds that vendors left open were closed');
};
