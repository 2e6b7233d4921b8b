import { expect, test } from 'vitest';
import {
  askedMaps,
  EMPTY_MAP,
  emptyEsports,
  readEsports,
  type TypedMap,
  typeEsports,
} from './read-esports.ts';
import type { Side } from './read-football.ts';

const won = (...winners: (Side | null)[]): TypedMap[] => winners.map((winner) => ({ ...EMPTY_MAP, winner }));
const match = (maps: TypedMap[], bestOf = 3) => ({ ...emptyEsports(bestOf), maps });

test('maps are asked for until somebody has won the match', () => {
  expect(askedMaps(match([]))).toHaveLength(1);
  expect(askedMaps(match(won('home')))).toHaveLength(2);
  expect(askedMaps(match(won('home', 'away')))).toHaveLength(3);
  expect(askedMaps(match(won('home', 'home', 'away')))).toHaveLength(2);
  expect(askedMaps(match(won('away'), 1))).toHaveLength(1);
});

test('who has most of the maps has won, and maps after that were not played', () => {
  expect(readEsports(match(won('home', 'home', 'away')), 3)).toMatchObject({
    winner: 'home',
    offeredBestOf: 3,
    maps: [{ winner: 'home' }, { winner: 'home' }],
  });
});

test('where nobody has most of them the winner is asked for, or that there is none', () => {
  expect(readEsports(match(won('home')), 3)).toBeUndefined();
  expect(readEsports({ ...match(won('home')), winner: 'away' }, 3)).toMatchObject({ winner: 'away' });
  expect(readEsports({ ...match([]), winner: 'none' }, 3)).toMatchObject({ winner: null, maps: [] });
});

test('without a map nobody has won', () => {
  expect(readEsports({ ...match([]), winner: 'home' }, 3)).toBeUndefined();
});

test('a map that was given has nothing that came about on it', () => {
  const given = { ...EMPTY_MAP, winner: 'home', isPlayed: false, firstBlood: 'away' } as const;
  expect(readEsports(match([given], 1), 1)?.maps).toEqual([
    {
      winner: 'home',
      isPlayed: false,
      kills: null,
      firstBlood: null,
      firstObjective: null,
      pistolRound: null,
    },
  ]);
});

test('kills are of both sides or of none', () => {
  const map = { ...EMPTY_MAP, winner: 'home', kills: { home: '21', away: '' } } as const;
  expect(readEsports(match([map], 1), 1)).toBeUndefined();
  const kills = { home: '21', away: '၁၇' };
  expect(readEsports(match([{ ...map, kills }], 1), 1)?.maps[0]?.kills).toEqual({ home: 21, away: 17 });
});

test('a result that was reported is filled in as it would be read again', () => {
  const result = readEsports(match(won('away', 'home', 'away')), 3);
  expect(result && readEsports(typeEsports(result), 3)).toEqual(result);
});
