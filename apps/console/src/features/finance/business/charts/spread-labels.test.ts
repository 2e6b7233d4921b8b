import { expect, test } from 'vitest';
import { spreadLabels } from './spread-labels.ts';

test('labels that stand apart stay beside their lines', () => {
  expect(spreadLabels([10, 60, 110], 14, 176)).toEqual([0, 0, 0]);
});

test('of labels that would lie over one another the lower ones are moved down', () => {
  expect(spreadLabels([50, 50], 14, 176)).toEqual([0, 14]);
  expect(spreadLabels([54, 50], 14, 176)).toEqual([10, 0]);
});

test('no label is moved below the floor; those above make room', () => {
  expect(spreadLabels([176, 176, 170], 14, 176)).toEqual([-14, 0, -22]);
});
