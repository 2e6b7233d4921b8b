import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bounded,
  commitTo,
  firstOf,
  isServerSeed,
  parseClientSeed,
  roundMessage,
  toServerSeed,
  verifyCommitment,
  verifyRound,
  wordStream,
  type ClientSeed,
  type ServerSeed,
  type WordSource,
} from './index.ts';
import vectors from './vectors.json' with { type: 'json' };

const serverSeedOf = (text: string): ServerSeed => {
  if (!isServerSeed(text)) throw new Error(`no server seed: ${text}`);
  return text;
};

const clientSeedOf = (text: string): ClientSeed => {
  const seed = parseClientSeed(text);
  if (seed === 'not_a_client_seed') throw new Error(seed);
  return seed;
};

const wordsOf = (opened: ReturnType<typeof verifyRound>): WordSource => {
  if (typeof opened === 'string') throw new Error(opened);
  return opened;
};

const serverSeed = serverSeedOf(vectors.serverSeed);
const oneTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toServerSeed);

test('the commitment is the one published with the seed', () => {
  expect(commitTo(serverSeed)).toBe(vectors.commitment);
  expect(verifyCommitment(serverSeed, vectors.commitment)).toBe(true);
});

test('the first words are the published ones', () => {
  const words = wordStream(serverSeed, vectors.firstWords.message);
  const hex = vectors.firstWords.hex.map(() => words.nextWord().toString(16).padStart(8, '0'));
  expect(hex).toEqual(vectors.firstWords.hex);
});

test.each(vectors.draws)('$message gives the published numbers', ({ message, bounds, gives }) => {
  const words = wordStream(serverSeed, message);
  expect(bounds.map((n) => bounded(words, n))).toEqual(gives);
});

test.each(vectors.selections)('$message gives the published selection', ({ message, from, take, gives }) => {
  expect(firstOf(wordStream(serverSeed, message), oneTo(from), take)).toEqual(gives);
});

test('words run on from block to block as the platform computes them', () => {
  fc.assert(
    fc.property(seeds, fc.string({ unit: 'grapheme' }), (seed, message) => {
      const blocks = [0, 1, 2].map((c) => createHmac('sha256', seed).update(`${message}:${c}`).digest());
      const expected = blocks.flatMap((block) => oneTo(8).map((i) => block.readUInt32BE(4 * (i - 1))));
      const words = wordStream(seed, message);
      expect(expected.map(() => words.nextWord())).toEqual(expected);
    }),
  );
});

test('another seed does not fit the commitment', () => {
  fc.assert(fc.property(seeds, (seed) => !verifyCommitment(seed, vectors.commitment)));
});

test('the published commitment foretells nothing', () => {
  // Binomial: 10,000 guesses at 1 in 10 have mean 1,000 and deviation 30; 1,150 is five deviations away.
  const guesser = serverSeedOf(vectors.commitment);
  let hits = 0;
  for (let nonce = 0; nonce < 10_000; nonce += 1) {
    const message = roundMessage('DICE', clientSeedOf('client-seed-A'), nonce);
    hits +=
      bounded(wordStream(guesser, message), 10) === bounded(wordStream(serverSeed, message), 10) ? 1 : 0;
  }
  expect(hits).toBeLessThan(1150);
});

test.each([
  ['', 'too short'],
  [vectors.serverSeed.slice(1), 'too short'],
  [`${vectors.serverSeed}0`, 'too long'],
  [vectors.serverSeed.toUpperCase(), 'another text than the one committed to'],
  [`${vectors.serverSeed}\n`, 'with a line end'],
])('%j is no server seed: %s', (text) => {
  expect(isServerSeed(text)).toBe(false);
});

test('a server seed holds 256 bits, leading zeros kept', () => {
  expect(toServerSeed(new Uint8Array(32))).toBe('0'.repeat(64));
  expect(() => toServerSeed(new Uint8Array(31))).toThrow(RangeError);
});

test.each(['client-seed-A', 'a', '0', 'A.b-9', 'x'.repeat(64)])('%s is a client seed', (text) => {
  expect(parseClientSeed(text)).toBe(text);
});

test.each(['', 'a:1', ':', 'a b', 'a\n', 'ကခ', 'é', 'a/b', 'x'.repeat(65), 'not_a_client_seed'])(
  '%j is no client seed',
  (text) => {
    expect(parseClientSeed(text)).toBe('not_a_client_seed');
  },
);

test('two rounds never share a message', () => {
  const part = fc.stringMatching(/^[A-Za-z0-9.:-]{1,8}$/);
  const rounds = fc.tuple(part, part, fc.nat());
  fc.assert(
    fc.property(rounds, rounds, (a, b) => {
      const messages = [a, b].map(([gameCode, text, nonce]) => {
        const seed = parseClientSeed(text);
        if (seed === 'not_a_client_seed' || gameCode.includes(':')) return `refused ${text}`;
        return roundMessage(gameCode, seed, nonce);
      });
      const same = a.every((value, i) => value === b[i]);
      return same || messages.some((message) => message.startsWith('refused')) || messages[0] !== messages[1];
    }),
    { numRuns: 2000 },
  );
});

test('a colon cannot be carried into a message by the game code or the nonce', () => {
  expect(() => roundMessage('a:1', clientSeedOf('x'), 2)).toThrow(TypeError);
  for (const nonce of [-1, 0.5, NaN, 2 ** 53]) {
    expect(() => roundMessage('a', clientSeedOf('x'), nonce)).toThrow(RangeError);
  }
});

const claim = {
  serverSeed: vectors.serverSeed,
  commitment: vectors.commitment,
  gameCode: 'DICE',
  clientSeed: 'client-seed-A',
  nonce: 1,
};

test('a true claim opens the words of its round', () => {
  expect(bounded(wordsOf(verifyRound(claim)), 10_000)).toBe(4077);
});

test.each([
  [{ serverSeed: 'abc' }, 'not_a_server_seed'],
  [{ serverSeed: 'f'.repeat(64) }, 'commitment_differs'],
  [{ commitment: vectors.serverSeed }, 'commitment_differs'],
  [{ gameCode: 'DICE:client-seed-A' }, 'not_a_game_code'],
  [{ clientSeed: 'a:1' }, 'not_a_client_seed'],
  [{ nonce: -1 }, 'not_a_nonce'],
])('a claim with %j is refused as %s', (change, validationError) => {
  expect(verifyRound({ ...claim, ...change })).toBe(validationError);
});
