import type { Log } from '@hintha/platform';
import type { Studio } from '../studio.ts';
import { within } from '../within.ts';
import type { StoredRound } from './types.ts';

/** The rounds that this process is settling, so that whoever asks after one can wait for its end. */
interface InFlight {
  /** Starts the work, unless some is in progress for the round. */
  start(id: string, work: () => Promise<StoredRound>): Promise<void>;
  /** The round as the work in progress leaves it; undefined when there is none, or it takes longer. */
  wait(id: string, patienceMs: number): Promise<StoredRound | undefined>;
  /** Rounds whose work failed, so that nobody asks about them until they are due again. */
  dropped(): string[];
  forget(dropped: readonly string[]): void;
  /** When all work is done. */
  idle(): Promise<void>;
}

const OPENED = new WeakMap<Studio, InFlight>();

/** The rounds in flight of a studio. */
export const inFlightOf = (studio: Studio): InFlight => {
  const opened = OPENED.get(studio) ?? openInFlight(studio.log);
  OPENED.set(studio, opened);
  return opened;
};

const openInFlight = (log: Log): InFlight => {
  const rounds = new Map<string, Promise<StoredRound | undefined>>();
  const dropped = new Set<string>();
  return {
    start: async (id, work) => {
      const known = rounds.get(id);
      if (known !== undefined) return;
      const done = work()
        .catch((error: unknown) => {
          // The journal still has the round as open, so it is asked about again.
          log.error({ err: error, round: id }, 'a round was not settled');
          dropped.add(id);
          return undefined;
        })
        .finally(() => rounds.delete(id));
      rounds.set(id, done);
      await done;
    },
    wait: async (id, patienceMs) => {
      const done = rounds.get(id);
      return done && within(patienceMs, done);
    },
    dropped: () => [...dropped],
    forget: (ids) => ids.forEach((id) => dropped.delete(id)),
    idle: async () => {
      await Promise.all(rounds.values());
    },
  };
};
