import { inFlightOf } from './in-flight.ts';
import type { Studio } from '../studio.ts';
import { claimDue, makeAllDue, makeDue } from './closing-store.ts';
import { CALL_MS } from './rules.ts';
import { settleRound } from './settle-round.ts';

export interface Watch {
  /** Takes up no more rounds; those in progress go on. */
  stop(): void;
}

const EVERY_MS = 2_000;
const AT_ONCE = 32;

/** Asks about open rounds from now on: about all of them at once, then about each after its pause. */
export const watchOpenRounds = async (studio: Studio): Promise<Watch> => {
  await makeAllDue(studio.db, studio.clock.now());
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const turn = async (): Promise<void> => {
    try {
      await resolveDueRounds(studio);
    } catch (error) {
      studio.log.error({ err: error }, 'open rounds could not be looked up');
    }
    if (!stopped) timer = setTimeout(() => void turn(), EVERY_MS);
  };
  void turn();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};

/** Takes up the open rounds that are due, and comes when each has been asked about. */
export const resolveDueRounds = async (studio: Studio): Promise<void> => {
  const { db, clock } = studio;
  const inFlight = inFlightOf(studio);
  const now = clock.now();
  // The journal could not be written when they ended: without this they would wait as if a call were still out.
  const dropped = inFlight.dropped();
  if (dropped.length > 0) await makeDue(db, dropped, now);
  inFlight.forget(dropped);
  const until = new Date(now.getTime() + CALL_MS);
  const due = await claimDue(db, { now, until, limit: AT_ONCE });
  await Promise.all(due.map((round) => inFlight.start(round.id, () => settleRound(studio, round))));
};
