import { commitTo, roundMessage, toServerSeed, wordStream, parseClientSeed } from '@hintha/fairness';
import { baganTemple, playRound } from '@hintha/slots';
import { expect, test } from 'vitest';
import type { HistoryRoundView, OutcomeView } from '../../../../src/wire.ts';
import { verifyRecordedRound } from './verify.ts';

const serverSeed = toServerSeed(new Uint8Array(32).fill(7));
const facts = { model: 'G2' };

/** A round as the studio would record it. */
const record = (nonce: number): HistoryRoundView => {
  const clientSeed = parseClientSeed('player-1');
  if (clientSeed === 'not_a_client_seed') throw new Error('the seed of the test is malformed');
  const round = playRound(
    baganTemple,
    wordStream(serverSeed, roundMessage(baganTemple.code, clientSeed, nonce)),
  );
  const spins = [round.paidSpin, ...round.freeSpins].map((spin, i) => ({
    free: i > 0,
    stops: [...spin.stops],
    window: spin.window.map((symbols) => [...symbols]),
    lineWins: spin.lineWins.map(({ line, symbol, count, coins }) => ({ line, symbol, count, coins })),
    scatters: { count: spin.scatterCells.length, coins: spin.scatterCoins },
    coins: spin.coins,
    multiplier: spin.multiplier,
    awardedFreeGames: spin.freeSpinsAwarded,
  }));
  const outcome: OutcomeView = { spins, totalCoins: round.coins, capped: round.capped };
  const amounts = { coinValue: '1.00', stake: '25.00', win: `${round.coins}.00`, balance: null };
  const seeds = { commitment: commitTo(serverSeed), clientSeed, serverSeed };
  return { id: 'r', nonce, state: 'settled', playedAt: 0, outcome, ...amounts, ...seeds };
};

test('every recorded round is worked out again from its seeds', () => {
  for (let nonce = 0; nonce < 300; nonce += 1)
    expect(verifyRecordedRound(record(nonce), facts)).toBe('match');
});

test('a changed window, pay or round number is found out', () => {
  const round = record(3);
  const tampered = structuredClone(round);
  const first = tampered.outcome?.spins[0]?.window[0];
  if (first !== undefined) first[0] = first[0] === 'W' ? 'A' : 'W';
  expect(verifyRecordedRound(tampered, facts)).toBe('outcome_differs');
  const outcome = round.outcome && { ...round.outcome, totalCoins: round.outcome.totalCoins + 1 };
  expect(verifyRecordedRound({ ...round, outcome }, facts)).toBe('outcome_differs');
  expect(verifyRecordedRound({ ...round, nonce: 4 }, facts)).toBe('outcome_differs');
});

test('a server seed that was not committed to is found out', () => {
  const other = toServerSeed(new Uint8Array(32).fill(8));
  expect(verifyRecordedRound({ ...record(1), serverSeed: other }, facts)).toBe('commitment_differs');
});

test('without the secret seed, or for an unknown model, nothing is claimed', () => {
  expect(verifyRecordedRound({ ...record(1), serverSeed: null }, facts)).toBe('unproven');
  expect(verifyRecordedRound(record(1), { model: 'G9' })).toBe('unproven');
});
