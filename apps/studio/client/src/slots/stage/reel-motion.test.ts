import fc from 'fast-check';
import { expect, test } from 'vitest';
import { landingMs, poseAt, type Motion } from './reel-motion.ts';

const SPEED = 24;

test('a reel lands exactly on its stop', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 31 }), fc.integer({ min: 1, max: 6 }), (stop, distance) => {
      const ms = landingMs(distance, SPEED);
      const motion: Motion = { kind: 'land', stop, since: 0, ms, distance };
      expect(poseAt(motion, ms)).toEqual({ position: stop, blurred: false, alpha: 1, isDone: true });
      expect(poseAt(motion, 0).position).toBe(stop + distance);
    }),
  );
});

test('a landing reel starts at the rolling speed, so that no jolt is seen', () => {
  const ms = landingMs(3, SPEED);
  const motion: Motion = { kind: 'land', stop: 0, since: 0, ms, distance: 3 };
  const cellsInTheFirstMs = poseAt(motion, 0).position - poseAt(motion, 1).position;
  expect(cellsInTheFirstMs * 1000).toBeCloseTo(SPEED, 0);
});

test('a landing reel swings slightly past its stop and comes back', () => {
  const motion: Motion = { kind: 'land', stop: 10, since: 0, ms: 500, distance: 3 };
  const positions = Array.from({ length: 100 }, (_, i) => poseAt(motion, i * 5).position);
  const lowest = Math.min(...positions);
  expect(lowest).toBeLessThan(10);
  expect(lowest).toBeGreaterThan(9.7);
});

test('a rolling reel winds up first, then runs towards smaller positions and blurs', () => {
  const motion: Motion = { kind: 'roll', from: 5, since: 0, speed: SPEED };
  expect(poseAt(motion, 55).position).toBeGreaterThan(5);
  expect(poseAt(motion, 400).position).toBeLessThan(2);
  expect(poseAt(motion, 400).blurred).toBe(true);
});

test('a reel in reduced motion never leaves its stop', () => {
  expect(poseAt({ kind: 'veil', stop: 7 }, 0).position).toBe(7);
  expect(poseAt({ kind: 'reveal', stop: 7, since: 0 }, 50)).toEqual({
    position: 7,
    blurred: false,
    alpha: 0.5,
    isDone: false,
  });
});
