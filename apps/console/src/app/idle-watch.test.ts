import { expect, test } from 'vitest';
import { IDLE_MS, openIdleWatch } from './idle-watch.ts';

const watched = () => {
  let now = 0;
  let ends = 0;
  const watch = openIdleWatch(
    () => now,
    () => {
      ends += 1;
    },
  );
  return {
    ...watch,
    pass: (ms: number) => {
      now += ms;
    },
    ends: () => ends,
  };
};

test('a session ends a quarter of an hour after the last touch, once', () => {
  const { pass, look, ends } = watched();
  pass(IDLE_MS - 1);
  look();
  expect(ends()).toBe(0);
  pass(1);
  look();
  look();
  expect(ends()).toBe(1);
});

test('a touch gives it another quarter of an hour', () => {
  const { pass, look, touch, ends } = watched();
  for (const _ of Array.from({ length: 9 })) {
    pass(IDLE_MS - 1);
    touch();
  }
  look();
  expect(ends()).toBe(0);
});

test('a touch after that revives nothing, also where nobody had looked in between', () => {
  const { pass, touch, ends } = watched();
  pass(IDLE_MS + 60_000);
  touch();
  expect(ends()).toBe(1);
});
