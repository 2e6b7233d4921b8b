import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  commitTo,
  drawNumeros,
  hashNumeros,
  isServerSeed,
  MOST_NUMEROS,
  raffleMessage,
  toNumero,
  toServerSeed,
  validNumeros,
  verifyRaffle,
  type NumeroSpan,
  type ServerSeed,
} from './index.ts';
import vectors from './vectors.json' with { type: 'json' };

const serverSeedOf = (text: string): ServerSeed => {
  if (!isServerSeed(text)) throw new Error(`no server seed: ${text}`);
  return text;
};

const serverSeed = serverSeedOf(vectors.serverSeed);
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toServerSeed);
const spans = fc.array(
  fc
    .tuple(fc.nat({ max: 99 }), fc.nat({ max: 20 }))
    .map(([first, more]): NumeroSpan => [first, Math.min(99, first + more)]),
  { maxLength: 4 },
);

test.each(vectors.selections)('the draw gives the published selection of $message', (vector) => {
  const { message, from, take, gives } = vector;
  const numbers = upTo(from).map((n) => n + 1);
  expect(drawNumeros({ serverSeed, message, numbers, prizes: take })).toEqual(gives);
});

test('a raffle is drawn by its id and the public entropy, and by nothing that could be read two ways', () => {
  expect(raffleMessage('17', 'beacon-0001')).toBe('RAFFLE:17:beacon-0001');
  for (const id of ['', '0', '-1', '1:2', 'x']) expect(() => raffleMessage(id, 'beacon')).toThrow(TypeError);
  for (const entropy of ['', 'a:b', 'a b', 'x'.repeat(129)])
    expect(() => raffleMessage('1', entropy)).toThrow(TypeError);
});

test('the numbers that can win are those that were issued but for the voided ones', () => {
  expect(validNumeros(0, [])).toEqual([]);
  expect(
    validNumeros(6, [
      [1, 2],
      [5, 9],
    ]),
  ).toEqual([0, 3, 4]);
  expect([toNumero(0), toNumero(999_999)]).toEqual(['000000', '999999']);
});

test('winners are different numbers of the list, as many as there are prizes or numbers', () => {
  fc.assert(
    fc.property(seeds, spans, fc.integer({ min: 1, max: 30 }), (seed, voided, prizes) => {
      const numbers = validNumeros(100, voided);
      const drawn = drawNumeros({ serverSeed: seed, message: raffleMessage('1', 'e'), numbers, prizes });
      expect(drawn).toHaveLength(Math.min(prizes, numbers.length));
      expect(new Set(drawn).size).toBe(drawn.length);
      for (const number of drawn) {
        expect(numbers).toContain(number);
        expect(voided.some(([first, last]) => first <= number && number <= last)).toBe(false);
      }
    }),
  );
});

test('every number of a hundred wins equally often', () => {
  // 20,000 draws of one number each from 100: 99 degrees of freedom, and 1 in 1,000 fair draws are above 148.2.
  const counts = upTo(100).map(() => 0);
  const numbers = upTo(100);
  for (let draw = 1; draw <= 20_000; draw += 1) {
    const message = raffleMessage(String(draw), 'beacon-0001');
    for (const number of drawNumeros({ serverSeed, message, numbers, prizes: 1 }))
      counts[number] = (counts[number] ?? 0) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
  expect(chiSquare).toBeLessThan(148.2);
});

const claimOf = (voided: readonly NumeroSpan[], prizes = 3) => {
  const numbers = validNumeros(50, voided);
  return {
    serverSeed: vectors.serverSeed,
    commitment: vectors.commitment,
    raffleId: '7',
    entropy: 'beacon-0001',
    issued: 50,
    voided,
    listHash: hashNumeros(numbers),
    prizes,
  };
};

test('a true claim draws the same winners anew', () => {
  const claim = claimOf([[10, 19]]);
  const numbers = validNumeros(50, claim.voided);
  const message = raffleMessage('7', 'beacon-0001');
  expect(verifyRaffle(claim)).toEqual(drawNumeros({ serverSeed, message, numbers, prizes: 3 }));
  expect(claim.commitment).toBe(commitTo(serverSeed));
});

test.each([
  [{ serverSeed: 'abc' }, 'not_a_server_seed'],
  [{ serverSeed: 'f'.repeat(64) }, 'commitment_differs'],
  [{ entropy: 'a:b' }, 'not_a_raffle'],
  [{ raffleId: '0' }, 'not_a_raffle'],
  [{ issued: MOST_NUMEROS + 1 }, 'not_a_list'],
  [{ issued: 51 }, 'list_differs'],
  [{ voided: [] }, 'list_differs'],
])('a claim with %j is refused as %s', (change, validationError) => {
  expect(verifyRaffle({ ...claimOf([[10, 19]]), ...change })).toBe(validationError);
});
