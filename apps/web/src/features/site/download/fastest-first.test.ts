import { expect, test } from 'vitest';
import { fastestFirst } from './fastest-first.ts';

const order = (...speeds: (number | null)[]) =>
  fastestFirst(speeds.map((speed, place) => ({ domain: String(place), speed }))).map(({ domain }) => domain);

test('SHELL-096 the fastest address stands first and a silent one last, once all are measured', () => {
  expect(order(300, null, 20, null, 45)).toEqual(['2', '4', '0', '1', '3']);
  expect(order(300, 0, 20)).toEqual(['0', '1', '2']);
  expect(order()).toEqual([]);
});
