import { LOTTERY_RULES } from '@hintha/lottery';
import { expect, test } from 'vitest';
import { groupPlays, placeOfPlay } from './play-tree.ts';

test('every play of every lottery has a place and a name', () => {
  for (const [rules, { plays }] of LOTTERY_RULES) {
    const groups = groupPlays(rules, [...plays.keys()]);
    expect([...groups.values()].flat().toSorted()).toEqual([...plays.keys()].toSorted());
  }
});

test('no two plays of a group have the same name', () => {
  for (const [rules, { plays }] of LOTTERY_RULES) {
    const names = [...plays.keys()].map((code) => JSON.stringify(placeOfPlay(rules, code)));
    expect(new Set(names).size).toBe(names.length);
  }
});

test('any of so many is about places of digits and about balls', () => {
  expect(placeOfPlay('SSC', 'RX2').name).toEqual({ kind: 'anyPlaces', count: 2 });
  expect(placeOfPlay('11X5', 'RX2').name).toEqual({ kind: 'anyBalls', count: 2 });
});
