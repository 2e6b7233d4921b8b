import type { GoalRates } from '../pricing/score-chances.ts';

/** How well a team scores and lets in, beside an average one, which has 1 of both. */
export interface Team {
  readonly name: string;
  readonly attack: number;
  readonly defence: number;
}

export interface Fixture {
  /** The round of the season, from 1 on. */
  readonly round: number;
  readonly home: string;
  readonly away: string;
}

/** What an average team scores at home and away; about what the large leagues of Europe have, and assumed here. */
const AVERAGE: GoalRates = { home: 1.55, away: 1.19 };

/** The goals that two teams are expected to score against each other. */
export const goalRatesOf = (home: Team, away: Team): GoalRates => ({
  home: AVERAGE.home * home.attack * away.defence,
  away: AVERAGE.away * away.attack * home.defence,
});

/**
 * A season in which each meets each at home and away: one team stays in its place while the others go round it, and the
 * second half turns the first one's sides over.
 *
 * @param names an even number of them.
 */
export const planSeason = (names: readonly string[]): Fixture[] => {
  const rounds = names.length - 1;
  const first = Array.from({ length: rounds }, (_, n) => pairsOf(names, n)).flat();
  const second = first.map(({ round, home, away }) => ({ round: round + rounds, home: away, away: home }));
  return [...first, ...second];
};

const pairsOf = ([fixed = '', ...others]: readonly string[], turn: number): Fixture[] => {
  const turned = [fixed, ...others.slice(turn), ...others.slice(0, turn)];
  return turned.slice(0, turned.length / 2).map((one, place) => {
    const other = turned[turned.length - 1 - place] ?? '';
    // The one that stays, and the pairs beside it, change sides from round to round.
    const [home, away] = (place === 0 ? turn : place) % 2 === 0 ? [one, other] : [other, one];
    return { round: turn + 1, home, away };
  });
};
