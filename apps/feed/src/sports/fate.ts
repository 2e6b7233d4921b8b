import { chanceOf } from '../chance.ts';
interface Span {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** What becomes of a match that is not just played: put off before its start, or broken off in the midst of it. */
export type Fate = 'played' | 'postponed' | 'abandoned';

const POSTPONED = 0.012;
const ABANDONED = 0.012;
const SILENT = 0.05;
const SILENCE_MS = 30_000;

export const fateOf = (seed: string, code: string): Fate => {
  const drawn = chanceOf(seed, code, 'fate')();
  if (drawn < POSTPONED) return 'postponed';
  return drawn < POSTPONED + ABANDONED ? 'abandoned' : 'played';
};

/** When a match that is broken off is: in the share of its length that has been played by then. */
export const abandonedAfter = (seed: string, code: string): number =>
  0.1 + 0.8 * chanceOf(seed, code, 'abandoned')();

/** Of some matches half a minute, in play, in which nothing of them arrives. */
export const silenceOf = (seed: string, code: string, { fromMs, untilMs }: Span): Span | null => {
  const chance = chanceOf(seed, code, 'silence');
  if (chance() >= SILENT) return null;
  const startMs = fromMs + chance() * Math.max(0, untilMs - fromMs - SILENCE_MS);
  return { fromMs: startMs, untilMs: startMs + SILENCE_MS };
};
