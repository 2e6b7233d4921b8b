import {
  commitTo,
  drawNumeros,
  hashNumeros,
  raffleMessage,
  toNumero,
  toServerSeed,
  validNumeros,
} from '@hintha/fairness';
import { expect, test } from 'vitest';
import { checkDraw } from './check-draw.ts';

const seed = toServerSeed(new Uint8Array(32).fill(7));
const numbers = validNumeros(40, [[3, 9]]);
const drawn = drawNumeros({ serverSeed: seed, message: raffleMessage('5', 'beacon'), numbers, prizes: 3 });

const published = {
  id: '5',
  commitment: commitTo(seed),
  issued: 40,
  voided: [{ first: 3, last: 9 }],
  prizes: [
    { from: 1, to: 1, amount: '100.00' },
    { from: 2, to: 3, amount: '10.00' },
  ],
  lock: { entropy: 'beacon', listHash: hashNumeros(numbers), valid: 33, at: 1 },
  drawn: { serverSeed: seed, at: 2 },
  // As a list may come: in any order.
  winners: drawn
    .map((number, place) => ({ rank: place + 1, numero: toNumero(number), name: 'ab***1', amount: '1.00' }))
    .toReversed(),
};

test('a true draw is found right, with the numbers that it gives', () => {
  expect(checkDraw(published)).toEqual({ outcome: 'right', numbers: drawn });
});

test('before the draw there is nothing to check', () => {
  expect(checkDraw({ ...published, drawn: null })).toBeNull();
});

test('other winners than were drawn are found out', () => {
  const [first, ...others] = published.winners;
  if (first === undefined) throw new Error('no winner');
  expect(checkDraw({ ...published, winners: [{ ...first, numero: '000003' }, ...others] })).toEqual({
    outcome: 'differs',
  });
});

test.each([
  [{ commitment: 'f'.repeat(64) }, 'commitment_differs'],
  [{ voided: [] }, 'list_differs'],
])('what does not fit its seal is named', (change, validationError) => {
  expect(checkDraw({ ...published, ...change })).toEqual({ outcome: 'invalid', validationError });
});
