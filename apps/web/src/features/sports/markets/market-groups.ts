import type { Market } from '../live/book.ts';
import { readMapCode } from '../../../shared/sports/picks.ts';

/** Tabs of a match, each with what belongs into it. */
export type GroupName = 'main' | 'goals' | 'halves' | 'scores' | 'body' | 'match' | `map ${string}`;

const FOOTBALL: readonly (readonly [GroupName, readonly string[]])[] = [
  ['main', ['1x2', 'asian_handicap', 'over_under', 'double_chance', 'draw_no_bet', 'both_to_score']],
  ['goals', ['over_under', 'both_to_score', 'total_goals', 'odd_even', 'first_goal', 'last_goal']],
  ['halves', ['first_half_1x2', 'first_half_asian_handicap', 'first_half_over_under', 'half_time_full_time']],
  ['scores', ['correct_score']],
  ['body', ['body_handicap', 'body_goals']],
];

const MATCH = ['match_winner', 'map_handicap', 'total_maps', 'correct_map_score'];

export interface MarketGroup {
  readonly name: GroupName;
  /** In the order in which they stand; several lines of one market follow one another. */
  readonly codes: readonly string[];
}

const inOrder = (order: readonly string[], codes: readonly string[]): readonly string[] =>
  order.filter((code) => codes.includes(code));

const unique = <Value>(all: readonly Value[]): Value[] => [...new Set(all)];

/** The groups that a match has something in. What no group knows stands in the first. */
export const groupsOf = (markets: readonly Pick<Market, 'code'>[]): readonly MarketGroup[] => {
  const codes = unique(markets.map(({ code }) => code));
  const known = FOOTBALL.map(([name, order]) => ({ name, codes: inOrder(order, codes) }));
  const maps = unique(codes.map((code) => readMapCode(code)?.map ?? '').filter((map) => map !== ''));
  const ofMaps = maps.toSorted().map((map) => ({
    name: `map ${map}` as const,
    codes: codes.filter((code) => readMapCode(code)?.map === map),
  }));
  const all = [...known, { name: 'match' as const, codes: inOrder(MATCH, codes) }, ...ofMaps];
  const named = new Set(all.flatMap((group) => group.codes));
  const rest = codes.filter((code) => !named.has(code));
  const filled = all.filter((group) => group.codes.length > 0);
  const [first, ...others] = filled;
  if (first === undefined) return rest.length === 0 ? [] : [{ name: 'main', codes: rest }];
  return [{ ...first, codes: [...first.codes, ...rest] }, ...others];
};
