import { ratio } from '@hintha/games-kit';
import { expect, test } from 'vitest';
import { factorOf, nameOutcome } from '../outcome.ts';
import { scoreBet, scoreSelection } from '../score-bet.ts';
import { ESPORTS_MARKETS, type EsportsResult, type MapResult } from './esports.ts';
import type { Side } from './market.ts';
import { scoreOutright } from './outright.ts';
import { amount } from '../written.ts';

const map = (winner: Side, rest: Partial<MapResult> = {}): MapResult => ({
  winner,
  isPlayed: true,
  kills: null,
  firstBlood: null,
  firstObjective: null,
  pistolRound: null,
  ...rest,
});

const match = (maps: readonly MapResult[], rest: Partial<EsportsResult> = {}) => ({
  sport: 'esports' as const,
  offeredBestOf: 3,
  bestOf: 3,
  winner: 'home' as Side | null,
  maps,
  ...rest,
});

const TWO_NIL = match([map('home'), map('home')]);
const TWO_ONE = match([map('home'), map('away'), map('home')]);
const ONE_TWO = match([map('home'), map('away'), map('away')], { winner: 'away' });

test.each([
  ['map_handicap', 'home', '-1.5', TWO_NIL, '190'],
  ['map_handicap', 'home', '-1.5', TWO_ONE, '0'],
  ['map_handicap', 'home', '1.5', ONE_TWO, '190'],
  ['total_maps', 'over', '2.5', TWO_ONE, '190'],
  ['map_3_winner', 'home', undefined, TWO_NIL, '100'],
] as const)('of a match of three %s %s %s pays as the rule book has it', (...row) => {
  const [market, pick, line, result, paid] = row;
  const price = { price: '1.90', format: 'decimal', amount: amount('100') } as const;
  const bet = { market, pick, ...(line === undefined ? {} : { line }), ...price };
  expect(scoreBet(bet, result)).toBe(amount(paid));
});

const nameOutcomeOf = (scored: ReturnType<typeof scoreSelection>) =>
  typeof scored === 'string' ? scored : nameOutcome(scored);

const outcome = (result: ReturnType<typeof match>, market: string, pick: string, line?: string) =>
  nameOutcomeOf(scoreSelection({ market, pick, ...(line === undefined ? {} : { line }) }, result));

test('a match that was given to a side before it was played is void', () => {
  const given = match([map('home', { isPlayed: false }), map('home', { isPlayed: false })]);
  for (const { code, picks, line } of ESPORTS_MARKETS)
    expect(outcome(given, code, picks[0] ?? '', line === 'none' ? undefined : '1.5')).toBe('push');
});

test('a match that was given up after a map stands as the organiser has it, and maps not played are void', () => {
  const givenUp = match([map('away'), map('home', { isPlayed: false }), map('home', { isPlayed: false })]);
  expect(outcome(givenUp, 'match_winner', 'home')).toBe('win');
  expect(outcome(givenUp, 'map_1_winner', 'away')).toBe('win');
  expect(outcome(givenUp, 'map_2_winner', 'home')).toBe('push');
  expect(outcome(givenUp, 'correct_map_score', '2-1')).toBe('win');
});

test('a match of another length leaves the winner alone to bet on', () => {
  const longer = match([map('home'), map('home'), map('home')], { bestOf: 5 });
  expect(outcome(longer, 'match_winner', 'home')).toBe('win');
  expect(outcome(longer, 'map_handicap', 'home', '-1.5')).toBe('push');
  expect(outcome(longer, 'total_maps', 'over', '2.5')).toBe('push');
  expect(outcome(longer, 'correct_map_score', '2-0')).toBe('push');
});

test('what did not come about in a map, as in one that was begun anew, is void', () => {
  const again = match([map('home', { firstBlood: null, kills: { home: 20, away: 11 } }), map('home')]);
  expect(outcome(again, 'map_1_first_blood', 'home')).toBe('push');
  expect(outcome(again, 'map_1_total_kills', 'over', '30.5')).toBe('win');
  expect(outcome(again, 'map_1_kill_handicap', 'away', '8.5')).toBe('lose');
  expect(outcome(again, 'map_1_pistol_round', 'away')).toBe('push');
});

test('a kill handicap counts all kills of its map, whatever the score of maps was at the bet', () => {
  const played = match([map('home'), map('away', { kills: { home: 11, away: 14 } }), map('home')]);
  const scoreAtBet = { home: 1, away: 0 };
  const bet = (pick: string, line: string) =>
    nameOutcomeOf(scoreSelection({ market: 'map_2_kill_handicap', pick, line, scoreAtBet }, played));
  expect(bet('home', '3.5')).toBe('win');
  expect(bet('away', '-3.5')).toBe('lose');
  expect(bet('home', '3')).toBe('push');
});

test('who shares a place of an outright shares what it pays', () => {
  const price = ratio(9);
  const of = (pick: string, ranking: string[][], places = 1, absent: string[] = []) =>
    factorOf(scoreOutright(pick, { ranking, places, absent }, { voidIfAbsent: false }), price);
  expect(of('a', [['a', 'b']])).toEqual(expect.objectContaining({ numerator: 9n, denominator: 2n }));
  expect(nameOutcome(scoreOutright('c', { ranking: [['a', 'b', 'c']], places: 2, absent: [] }, ALL_IN))).toBe(
    'dead_heat',
  );
  expect(
    nameOutcome(scoreOutright('a', { ranking: [['a'], ['b', 'c']], places: 2, absent: [] }, ALL_IN)),
  ).toBe('win');
  expect(nameOutcome(scoreOutright('d', { ranking: [['a'], ['d']], places: 1, absent: [] }, ALL_IN))).toBe(
    'lose',
  );
});

const ALL_IN = { voidIfAbsent: false };

test('who does not start loses, unless the market says otherwise', () => {
  const result = { ranking: [['a']], places: 1, absent: ['b'] };
  expect(nameOutcome(scoreOutright('b', result, ALL_IN))).toBe('lose');
  expect(nameOutcome(scoreOutright('b', result, { voidIfAbsent: true }))).toBe('push');
});
