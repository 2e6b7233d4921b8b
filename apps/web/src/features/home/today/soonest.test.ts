import { expect, test } from 'vitest';
import { eventOf } from '../../../../test/given-matches.ts';
import type { Lottery } from '../use-lotteries.ts';
import { soonestDraws, soonestMatches } from './soonest.ts';

const NOW = 1_800_000_000_000;
const HOUR_MS = 3_600_000;

const lotteryOf = (gameCode: string, hours: number | null, isFirstParty = false): Lottery => ({
  gameCode,
  vendor: 'SEA',
  name: gameCode,
  rules: 'MM2D',
  image: null,
  prizeMode: 'SEA',
  isFirstParty,
  isInstant: false,
  numero:
    hours === null
      ? null
      : {
          gameCode,
          issue: '20260115-0001',
          movedTo: null,
          openTime: NOW - HOUR_MS,
          closeTime: NOW + hours * HOUR_MS,
          drawTime: NOW + hours * HOUR_MS,
        },
  last: null,
});

test('draws with an official result come before those of the operator, each by when it closes', () => {
  const lotteries = [
    lotteryOf('FIVE_MINUTES', 0.05, true),
    lotteryOf('EVENING', 6),
    lotteryOf('NOON', 2),
    lotteryOf('AT_ONCE', null),
  ];
  const codes = (count: number) => soonestDraws(lotteries, NOW, count).map(({ lottery }) => lottery.gameCode);
  expect(codes(5)).toEqual(['NOON', 'EVENING', 'FIVE_MINUTES']);
  expect(codes(2)).toEqual(['NOON', 'EVENING']);
});

test('what is closed, or closes in more than a day, is not on today', () => {
  const lotteries = [lotteryOf('OVER', 0), lotteryOf('NEXT_WEEK', 24.01), lotteryOf('TOMORROW', 24)];
  expect(soonestDraws(lotteries, NOW, 5).map(({ lottery }) => lottery.gameCode)).toEqual(['TOMORROW']);
});

test('matches that are played come first, and one whose start has passed without it is left out', () => {
  const playing = eventOf({ id: '1', startsAt: NOW - HOUR_MS });
  const matches = [
    eventOf({ id: '2', startsAt: NOW + 3 * HOUR_MS }),
    eventOf({ id: '3', startsAt: NOW + HOUR_MS }),
    eventOf({ id: '4', startsAt: NOW - HOUR_MS }),
    eventOf({ id: '5', startsAt: NOW + 25 * HOUR_MS }),
    { ...playing, live: { ...playing.live, state: 'LIVE' as const } },
  ];
  expect(soonestMatches(matches, NOW, 5).map(({ id }) => id)).toEqual(['1', '3', '2']);
  expect(soonestMatches(matches, NOW, 1).map(({ id }) => id)).toEqual(['1']);
});
