import { leaderOf, type Score } from '../markets/market.ts';

/** What a match is worth to those who played it. */
export interface PointRules {
  readonly win: number;
  readonly draw: number;
}

/**
 * What a competitor has in a season as one number: points first, then the difference of goals or maps, then those it
 * scored. What two matches are worth adds up.
 */
export type Merit = number;

const PER_POINT = 100_000_000;
const PER_DIFFERENCE = 10_000;

const meritOf = (points: number, scored: number, conceded: number): Merit =>
  points * PER_POINT + (scored - conceded) * PER_DIFFERENCE + scored;

/** What a score is worth to both sides. */
export const meritsOf = (
  score: Score,
  { win, draw }: PointRules,
): { readonly home: Merit; readonly away: Merit } => {
  const leader = leaderOf(score);
  const pointsOf = (side: 'home' | 'away'): number => (leader === 'draw' ? draw : leader === side ? win : 0);
  return {
    home: meritOf(pointsOf('home'), score.home, score.away),
    away: meritOf(pointsOf('away'), score.away, score.home),
  };
};

/** The places of competitors from the best on; those whose merits are the same share a rank. */
export const rankByMerit = (merits: readonly Merit[]): number[][] => {
  const byMerit = Map.groupBy(merits.keys(), (place) => merits[place] ?? 0);
  return [...byMerit].toSorted(([one], [other]) => other - one).map(([, places]) => places);
};
