import { median, type Figure } from '../figure.ts';
import type { Rates, RunName } from './serve-runs.ts';

/** What each revision came to in the runs of one load, in the order of the rounds. */
export interface Pair {
  readonly old: readonly Rates[];
  readonly here: readonly Rates[];
}

/** The least that the new one may come to of the old one. */
const BOUND = { atLeast: 0.95 } as const;

const NAMES: Readonly<Record<RunName, string>> = {
  single: 'wallet.bet, a transaction each, 32 at once',
  grouped: 'wallet.bet, grouped, 256 at once',
  http: 'betwin over HTTP, a bet and a win, 64 at once',
};

const middle = (rates: readonly Rates[], pick: (one: Rates) => number | undefined): number =>
  median(rates.map((one) => pick(one) ?? Number.NaN));

/**
 * The rates of both and the ratio of their medians, which is held to its bound. Beside it, without one: the median of
 * the ratios round by round, which comes out elsewhere when the machine was restless, how long the slowest hundredth
 * took, and what a call cost the processor.
 */
export function* compareRuns(run: RunName, { old, here }: Pair): Generator<Figure> {
  const name = NAMES[run];
  const [before, now] = [old, here].map((rates) => middle(rates, (one) => one.perSecond)) as [number, number];
  yield { name: `${name}, old`, value: before, unit: 'a second' };
  yield { name: `${name}, new`, value: now, unit: 'a second' };
  yield { name: `${name}, new to old`, value: now / before, unit: 'times', bound: BOUND };
  const byRound = here.map((one, round) => one.perSecond / (old[round]?.perSecond ?? Number.NaN));
  yield { name: `${name}, new to old, round by round`, value: median(byRound), unit: 'times' };
  for (const [what, pick] of [
    ['p99', (one: Rates) => one.p99Ms],
    ['processor time a call', (one: Rates) => one.processorUs],
  ] as const) {
    const value = middle(here, pick) / middle(old, pick);
    if (!Number.isNaN(value)) yield { name: `${name}, ${what}, new to old`, value, unit: 'times' };
  }
}
