import fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';

/** Who begins when, and at which of two servers. */
export type Turn = { readonly delayMs: number; readonly server: 0 | 1 };

/** Turns for so many who act at once; what decides a race is mostly within the first milliseconds. */
export const turnsFor = (actors: number, latestMs = 12): fc.Arbitrary<Turn[]> =>
  fc.array(
    fc.record({ delayMs: fc.nat({ max: latestMs }), server: fc.constantFrom(0 as const, 1 as const) }),
    { minLength: actors, maxLength: actors },
  );

/** Lets everybody act in its turn and waits for all; one without a turn begins at once at the first server. */
export const interleave = <Answer>(
  turns: readonly Turn[],
  acts: readonly ((server: 0 | 1) => Promise<Answer>)[],
): Promise<Answer[]> =>
  Promise.all(
    acts.map(async (act, place) => {
      const { delayMs, server } = turns[place] ?? { delayMs: 0, server: 0 };
      await sleep(delayMs);
      return act(server);
    }),
  );
