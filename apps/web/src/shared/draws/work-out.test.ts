import { expect, test } from 'vitest';
import { workOut } from './work-out.ts';

// The seed of the rule book, with what it gives for this name.
const PROOF = {
  commitment: '9e513e31be1f6c16c997ebef8278d7c77c390a267c01b75e6fd36cecdd8eb13b',
  entropy: 'beacon-0001',
  serverSeed: 'c3f1a8b2d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f',
};
const DRAW = {
  gameCode: 'SSC1',
  issue: '20260115-0001',
  numbers: [['5', '6', '7', '5', '3']],
  proof: PROOF,
};
const SSC = { code: 'SSC' };

test('a draw of the rule book is worked out again to its numbers', () => {
  expect(workOut(DRAW, SSC)).toBe(true);
});

test.each([
  ['other numbers', { ...DRAW, numbers: [['5', '6', '7', '5', '4']] }],
  ['another commitment', { ...DRAW, proof: { ...PROOF, commitment: '0'.repeat(64) } }],
  ['other entropy', { ...DRAW, proof: { ...PROOF, entropy: 'beacon-0002' } }],
  ['a seed that is not told', { ...DRAW, proof: { ...PROOF, serverSeed: null } }],
  ['no proof', { ...DRAW, proof: null }],
])('a draw with %s is not', (_, draw) => {
  expect(workOut(draw, SSC)).toBe(false);
});
