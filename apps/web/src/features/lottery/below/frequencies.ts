import type { LotteryRules, Tier } from '@hintha/lottery';

/** How often each number came at one place, or anywhere. */
export interface Frequencies {
  /** The place that it is about, from 1 on; null for all at once. */
  readonly place: number | null;
  readonly counts: readonly { readonly name: string; readonly count: number }[];
}

type Published = readonly (readonly string[])[];

const named = (names: readonly string[], seen: readonly string[]): Frequencies['counts'] => {
  const counts = new Map(names.map((name) => [name, 0]));
  for (const name of seen) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.map((name) => ({ name, count: counts.get(name) ?? 0 }));
};

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));

/** The places of a draw, each with the digits that came there: those of its only tier, or of its first number. */
const places = (width: number, results: readonly Published[]): Frequencies[] =>
  Array.from({ length: width }, (_, at) => ({
    place: at + 1,
    counts: named(
      DIGITS,
      results.flatMap(([first = []]) => first.join('')[at] ?? []),
    ),
  }));

const balls = ({ from, to }: Tier, results: readonly Published[]): Frequencies[] => {
  const names = Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(2, '0'));
  const seen = results.flatMap((tiers) => tiers.flat());
  return [
    {
      place: null,
      counts: named(
        names,
        seen.filter((name) => names.includes(name)),
      ),
    },
  ];
};

/** What came how often in some draws: balls on the whole, digits place by place. */
export const frequenciesOf = ({ tiers }: LotteryRules, results: readonly Published[]): Frequencies[] => {
  const [tier] = tiers;
  if (tier === undefined) return [];
  if (!tier.areBalls) return places((tier.width ?? 1) * tier.count, results);
  // All balls come in where the order is all there is to tell, so the first place speaks.
  if (tier.count < tier.to) return balls(tier, results);
  return balls(
    tier,
    results.map(([first = []]) => [first.slice(0, 1)]),
  ).map(({ counts }) => ({ place: 1, counts }));
};

/** Whether a count is among the most or the least of its kind; neither where all are the same. */
export const heatOf = (count: number, { counts }: Frequencies): 'hot' | 'cold' | null => {
  const all = counts.map((one) => one.count);
  const [most, least] = [Math.max(...all), Math.min(...all)];
  if (most === least) return null;
  return count === most ? 'hot' : count === least ? 'cold' : null;
};
