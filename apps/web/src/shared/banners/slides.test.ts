import { expect, test } from 'vitest';
import { advances, nextSlide, previousSlide, shownSlide, SLIDE_MS, swiped } from './slides.ts';

test('SHELL-044: a banner stands for 5000 ms and the last is followed by the first', () => {
  expect(SLIDE_MS).toBe(5000);
  expect(nextSlide(0, 3)).toBe(1);
  expect(nextSlide(2, 3)).toBe(0);
  expect(previousSlide(0, 3)).toBe(2);
});

test('SHELL-044: it moves by itself unless it is paused or motion is unwelcome', () => {
  expect(advances({ count: 2, paused: false, stillness: false })).toBe(true);
  expect(advances({ count: 2, paused: true, stillness: false })).toBe(false);
  expect(advances({ count: 2, paused: false, stillness: true })).toBe(false);
});

test('SHELL-045: a single banner never moves', () => {
  expect(advances({ count: 1, paused: false, stillness: false })).toBe(false);
});

test('a list that became shorter starts again at its first slide', () => {
  expect(shownSlide(4, 2)).toBe(0);
  expect(nextSlide(0, 0)).toBe(0);
  expect(previousSlide(0, 0)).toBe(0);
});

test('a finger has to go forty pixels to mean it', () => {
  expect(swiped(100, 61)).toBeNull();
  expect(swiped(100, 60)).toBe('next');
  expect(swiped(60, 100)).toBe('previous');
});
