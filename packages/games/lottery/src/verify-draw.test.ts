import { expect, test } from 'vitest';
import { type DrawClaim, drawMessage, verifyDraw } from './index.ts';

/** The vectors of the rule book, section 9. */
const REVEALED = {
  serverSeed: 'c3f1a8b2d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f',
  commitment: '9e513e31be1f6c16c997ebef8278d7c77c390a267c01b75e6fd36cecdd8eb13b',
  numero: '20260115-0001',
  entropy: 'beacon-0001',
};
const SSC: DrawClaim = { ...REVEALED, rules: 'SSC', game: 'SSC1', result: [['5', '6', '7', '5', '3']] };

test.each<DrawClaim>([
  SSC,
  { ...REVEALED, rules: '11X5', game: '11X5_1', result: [['11', '03', '07', '01', '05']] },
  {
    ...REVEALED,
    rules: 'PK10',
    game: 'PK10_1',
    result: [['05', '10', '08', '04', '07', '09', '01', '02', '03', '06']],
  },
  {
    ...REVEALED,
    rules: 'LHC',
    game: 'LHC5',
    result: [['45', '26', '05', '07', '15', '03'], ['19'], ['SNAKE']],
  },
])('a draw of $game is worked out again as the rule book has it', (claim) => {
  expect(verifyDraw(claim)).toEqual(claim.result);
});

test.each<[string, Partial<DrawClaim>, string]>([
  ['that is no seed', { serverSeed: 'A'.repeat(64) }, 'not_a_server_seed'],
  ['that was not committed to', { serverSeed: '0'.repeat(64) }, 'commitment_differs'],
  ['of no game', { game: 'SSC:1' }, 'not_a_draw'],
  ['of no numero', { numero: '1:2' }, 'not_a_draw'],
  ['of entropy with a colon', { entropy: 'a:b' }, 'not_a_draw'],
  ['of unknown rules', { rules: 'KENO' }, 'rules_unknown'],
  ['of no result', { result: [['5', '6', '7', '5']] }, 'result_malformed'],
  ['of another result', { result: [['5', '6', '7', '5', '4']] }, 'result_differs'],
  [
    'of the animal of another year',
    {
      rules: 'LHC',
      game: 'LHC5',
      result: [['45', '26', '05', '07', '15', '03'], ['19'], ['HORSE']],
    },
    'result_differs',
  ],
  ['of another game', { game: 'SSC2' }, 'result_differs'],
  ['of another numero', { numero: '20260115-0002' }, 'result_differs'],
  ['of other entropy', { entropy: 'beacon-0002' }, 'result_differs'],
])('a claim %s is refused', (_, wrong, why) => {
  expect(verifyDraw({ ...SSC, ...wrong })).toBe(why);
});

test('what could stand for two draws is no message', () => {
  expect(drawMessage(SSC)).toBe('SSC1:20260115-0001:beacon-0001');
  expect(() => drawMessage({ ...SSC, numero: '1:2' })).toThrow(TypeError);
});
