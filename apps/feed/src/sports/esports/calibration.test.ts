import { type EsportsResult, esportsMarket, lineOf, type Score } from '@hintha/sports';
import { expect, test } from 'vitest';
import {
  DAY_MS,
  expectMargin,
  expectReliable,
  LONGEST_SECONDS,
  sell,
  type Sold,
  START,
  TERMS,
} from '../../../../../tools/sports/calibration.ts';
import { chanceOf, drawBetween } from '../../chance.ts';
import type { DraftOf } from '../event.ts';
import { plannedBetween } from '../programme.ts';
import { NOT_OFFERED } from '../quote.ts';
import { openMarkets } from './markets.ts';
import { openEsportsMatch } from './match.ts';
import { standingAt } from './standing.ts';

const DAYS = 20;
const esports = plannedBetween(TERMS, START, START + DAYS * DAY_MS)
  .filter(({ bestOf }) => bestOf !== null)
  .map((one) => openEsportsMatch(TERMS, one));

const sellEsports = (
  drafts: readonly DraftOf<'market'>[],
  code: string,
  { result, scoreAtBet }: { readonly result: EsportsResult; readonly scoreAtBet: Score },
): Sold[] => {
  const market = esportsMarket(code);
  if (market === undefined) throw new Error(code);
  return drafts
    .filter(
      (draft) => draft.market === code && draft.status === 'open' && !draft.prices.includes(NOT_OFFERED),
    )
    .flatMap(({ line, prices }) =>
      sell(
        { market, line: line === null ? undefined : lineOf(Number(line) * 4), prices, scoreAtBet },
        result,
      ),
    );
};

const LEVEL: Score = { home: 0, away: 0 };
const esportsMarkets = esports.map((match) => ({ match, markets: openMarkets(match) }));

test.each([
  ['match_winner', 0.045],
  ['map_1_winner', 0.05],
  ['map_handicap', 0.05],
  ['total_maps', 0.05],
  ['map_1_kill_handicap', 0.055],
  ['map_1_total_kills', 0.055],
  ['map_1_first_blood', 0.06],
])('opening prices of %s are right for the results of the feed, and leave it its margin', (code, margin) => {
  const sold = esportsMarkets.flatMap(({ match, markets }) =>
    sellEsports(markets.before(match.planned.announcedAt, 'open'), code, {
      result: match.result,
      scoreAtBet: LEVEL,
    }),
  );
  expect(esports.length).toBeGreaterThan(3_000);
  expectReliable(sold);
  expectMargin(sold, margin);
});

test.each(['match_winner', 'map_1_winner', 'map_2_winner', 'total_maps', 'map_handicap'])(
  'prices of %s in play are right as well',
  (code) => {
    const sold = esportsMarkets.flatMap(({ match, markets }) => {
      // Drawn from no match's own length, which tells of its maps.
      const at = drawBetween(chanceOf('in play', match.planned.code), 0, LONGEST_SECONDS);
      if (at >= match.endsAt) return [];
      const scoreAtBet = standingAt(match, at).score;
      return sellEsports(markets.during(at), code, { result: match.result, scoreAtBet });
    });
    expect(sold.length).toBeGreaterThan(500);
    expectReliable(sold);
  },
);

/** As long as the shortest map that there is. */
const MAP_SECONDS = 28 * 60;

test.each(['map_1_kill_handicap', 'map_1_total_kills', 'map_1_winner'])(
  'prices of %s are right however far the map has come',
  (code) => {
    const sold = esportsMarkets
      .filter((_, nth) => nth % 3 === 0)
      .flatMap(({ match, markets }) => {
        const at = drawBetween(chanceOf('in a map', match.planned.code), 0, MAP_SECONDS);
        return sellEsports(markets.during(at), code, { result: match.result, scoreAtBet: LEVEL });
      });
    expect(sold.length).toBeGreaterThan(1_000);
    expectReliable(sold);
  },
);
