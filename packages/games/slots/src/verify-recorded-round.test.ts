import { commitTo, roundMessage, toServerSeed, wordStream, parseClientSeed } from '@hintha/fairness';
import { expect, test } from 'vitest';
import { baganTemple } from './bagan-temple.ts';
import { playRound } from './play-round.ts';
import { toRecordedRound } from './recorded-round.ts';
import { verifyRecordedRound, type PublishedRound } from './verify-recorded-round.ts';

const serverSeed = toServerSeed(new Uint8Array(32).fill(7));

/** A round as a studio would record it. */
const record = (nonce: number): PublishedRound => {
  const clientSeed = parseClientSeed('player-1');
  if (clientSeed === 'not_a_client_seed') throw new Error('the seed of the test is malformed');
  const words = wordStream(serverSeed, roundMessage(baganTemple.code, clientSeed, nonce));
  const outcome = toRecordedRound(playRound(baganTemple, words));
  return { nonce, outcome, commitment: commitTo(serverSeed), clientSeed, serverSeed };
};

test.each(['G2', baganTemple.code])(
  'every recorded round of %s is worked out again from its seeds',
  (model) => {
    for (let nonce = 0; nonce < 300; nonce += 1)
      expect(verifyRecordedRound(record(nonce), model)).toBe('match');
  },
);

test('a changed window, pay or round number is found out', () => {
  const round = record(3);
  const [spin, ...freeSpins] = round.outcome?.spins ?? [];
  if (round.outcome === null || spin === undefined) throw new Error('the round has no spin');
  const window = spin.window.map((symbols) => symbols.map((symbol) => (symbol === 'W' ? 'A' : 'W')));
  const tampered = { ...round.outcome, spins: [{ ...spin, window }, ...freeSpins] };
  expect(verifyRecordedRound({ ...round, outcome: tampered }, 'G2')).toBe('outcome_differs');
  const outcome = { ...round.outcome, totalCoins: round.outcome.totalCoins + 1 };
  expect(verifyRecordedRound({ ...round, outcome }, 'G2')).toBe('outcome_differs');
  expect(verifyRecordedRound({ ...round, nonce: 4 }, 'G2')).toBe('outcome_differs');
});

test('a server seed that was not committed to is found out', () => {
  const other = toServerSeed(new Uint8Array(32).fill(8));
  expect(verifyRecordedRound({ ...record(1), serverSeed: other }, 'G2')).toBe('commitment_differs');
});

test('without the secret seed, or for an unknown model, nothing is claimed', () => {
  expect(verifyRecordedRound({ ...record(1), serverSeed: null }, 'G2')).toBe('unproven');
  expect(verifyRecordedRound(record(1), 'G9')).toBe('unproven');
});
