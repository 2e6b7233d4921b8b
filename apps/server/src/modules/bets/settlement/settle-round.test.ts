import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { readBalance } from '../../wallet/index.ts';
import { placeBets } from '../place-bet.ts';
import { type BetResult, type ResultsOf, settleRound, voidRound } from './settle-round.ts';
import { settleBet } from './settle-bet.ts';
import { readBets } from './settlement-store.ts';
import { listUndecided, type UndecidedBet } from './undecided-store.ts';

const db = testDatabase({ role: 'hintha_app' });
const AT = new Date('2026-11-21T08:00:00Z');
const decision = { source: 'draw', reference: 'result', at: AT } as const;
const MEMBERS = 25;
const BETS_EACH = 100;

/** A draw on which members have 100 bets of 10 each, one for every numero. */
const openDraw = async (round: string): Promise<bigint[]> => {
  const members: bigint[] = [];
  for (let member = 0; member < MEMBERS; member += 1) {
    const accountId = await openFunded(db, 2_000n);
    members.push(accountId);
    const bets = Array.from({ length: BETS_EACH }, (_, numero) => ({
      accountId,
      source: 'draw',
      reference: `${round}/${numero}`,
      category: 'LOTTERY',
      game: 'draw',
      round,
      stake: money(10n),
      potentialPayout: money(800n),
      selections: [{ event: round, market: '2D', pick: String(numero), line: null, price: '80.0000' }],
      at: AT,
    }));
    const placed = await transaction(db, (tx) => placeBets(tx, bets));
    expect(placed.outcome).toBe('accepted');
  }
  return members;
};

const payoutOf = (bet: UndecidedBet): BetResult => ({
  outcome: 'decided',
  payout: money(bet.selections[0]?.pick === '42' ? 800n : 0n),
});
const pays: ResultsOf = () => Promise.resolve(payoutOf);

const standsOf = async (members: readonly bigint[]): Promise<Set<bigint | undefined>> => {
  const stands = await Promise.all(members.map((id) => readBalance(db, id)));
  return new Set(stands.map((stand) => stand?.available));
};

test('a round is settled in batches, and a second call finds nothing to do', async () => {
  const members = await openDraw('d1');
  expect(await settleRound(db, { ...decision, round: 'd1' }, pays)).toBe(MEMBERS * BETS_EACH);
  expect(await standsOf(members)).toEqual(new Set([1_800n]));
  expect(await settleRound(db, { ...decision, round: 'd1' }, pays)).toBe(0);
  await expectProven(db);
});

test('a round that was broken off goes on where it was, and pays nobody twice', async () => {
  const members = await openDraw('d2');
  let seen = 0;
  const breaksOff = (bet: UndecidedBet): BetResult => {
    if ((seen += 1) > 1_500) throw new Error('the power failed');
    return payoutOf(bet);
  };
  await expect(
    settleRound(db, { ...decision, round: 'd2' }, () => Promise.resolve(breaksOff)),
  ).rejects.toThrow('power');
  expect(await settleRound(db, { ...decision, round: 'd2' }, pays)).toBe(MEMBERS * BETS_EACH - 1_000);
  expect(await standsOf(members)).toEqual(new Set([1_800n]));
  await expectProven(db);
});

test('two that settle a round at once pay everybody once', async () => {
  const members = await openDraw('d3');
  const order = { ...decision, round: 'd3' };
  const settled = await Promise.all([settleRound(db, order, pays), settleRound(db, order, pays)]);
  expect(settled[0] + settled[1]).toBe(MEMBERS * BETS_EACH);
  expect(await standsOf(members)).toEqual(new Set([1_800n]));
  await expectProven(db);
});

/** Sells half of a bet back before its result. */
const sellHalf = async (bet: UndecidedBet | undefined): Promise<void> => {
  const half = {
    stake: money(5n),
    payout: money(4n),
    outcome: 'cash_out',
    reference: 'sold',
    at: AT,
  } as const;
  await transaction(db, (tx) => settleBet(tx, { ...half, betId: bet?.id ?? '' }));
};

test('of bets that were sold in part, before they are read or between that and their result, the rest is settled', async () => {
  const members = await openDraw('d5');
  const [first] = await listUndecided(db, { source: 'draw', round: 'd5', after: null }, 1);
  await sellHalf(first);
  let sold: UndecidedBet | undefined;
  const sellsOne: ResultsOf = async (_on, bets) => {
    if (sold === undefined) await sellHalf((sold = bets[1]));
    return payoutOf;
  };
  expect(await settleRound(db, { ...decision, round: 'd5' }, sellsOne)).toBe(MEMBERS * BETS_EACH);
  const steps = await transaction(db, async (tx) =>
    (await readBets(tx, [first?.id ?? '', sold?.id ?? ''])).flatMap((read) => read.steps),
  );
  expect(steps.map(({ move, stake }) => [move, stake])).toEqual([
    ['cash_out_part', 5n],
    ['settle', 5n],
    ['cash_out_part', 5n],
    ['settle', 5n],
  ]);
  expect(await standsOf(members)).toEqual(new Set([1_800n, 1_808n]));
  await expectProven(db);
});

test('a round that is called off gives back what is undecided, and a bet that was sold in part too', async () => {
  const members = await openDraw('d4');
  const round = { source: 'draw', round: 'd4', after: null };
  const [sold] = await listUndecided(db, round, 1);
  await sellHalf(sold);
  const order = { ...decision, round: 'd4', reason: 'the draw was called off' };
  expect(await voidRound(db, order)).toBe(MEMBERS * BETS_EACH);
  expect(await standsOf(members)).toEqual(new Set([2_000n]));
  await expectProven(db);
});
