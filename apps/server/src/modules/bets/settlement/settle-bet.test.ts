import { money, type Money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenPlayed, readPostings, readRounds } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { limitStakes, readBalance } from '../../wallet/index.ts';
import { findBet } from '../find-bets.ts';
import { type BetOrder, placeBet } from '../place-bet.ts';
import { resettleBet, settleBet, type SettlementOrder, voidBet } from './settle-bet.ts';

const db = testDatabase({ role: 'hintha_app' });
const AT = new Date('2026-11-21T08:00:00Z');
const FUNDS = 100_000n;

let last = 0;
const orderOf = (accountId: bigint, change: Partial<BetOrder> = {}): BetOrder => ({
  accountId,
  source: 'coin',
  reference: `b${(last += 1)}`,
  category: 'SPORTS',
  game: 'coin',
  round: 'toss',
  stake: money(1_000n),
  potentialPayout: money(1_900n),
  selections: [{ event: 'toss', market: 'side', pick: 'heads', line: null, price: '1.9000' }],
  at: AT,
  ...change,
});

const place = async (order: BetOrder): Promise<string> => {
  const placed = await transaction(db, (tx) => placeBet(tx, order));
  if (!('id' in placed)) throw new Error(`the bet gave ${placed.outcome}`);
  return placed.id;
};

const settle = (betId: string, payout: bigint, change: Partial<SettlementOrder> = {}) => {
  const reference = `s${(last += 1)}`;
  const order = { betId, reference, payout: money(payout), outcome: 'decided' as const, at: AT };
  return transaction(db, (tx) => settleBet(tx, { ...order, ...change }));
};

const resettle = (betId: string, payout: bigint, reference = `r${(last += 1)}`) =>
  transaction(db, (tx) =>
    resettleBet(tx, { betId, reference, payout: money(payout), outcome: 'decided', at: AT }),
  );

const voidIt = (betId: string) =>
  transaction(db, (tx) => voidBet(tx, { betId, reference: 'void', reason: 'abandoned', at: AT }));

const moneyOf = async (id: bigint): Promise<Money | undefined> => (await readBalance(db, id))?.available;

const betOf = async (accountId: bigint, id: string) => {
  const bet = await findBet(db, accountId, id);
  return bet && [bet.state, bet.stake, bet.payout, bet.valid];
};

test('an own book takes no stake above what the wallet lets it, and none of a wallet that is stopped', async () => {
  const account = await openFunded(db, FUNDS);
  const taken = orderOf(account);
  const id = await place(taken);
  const attempt = (order: BetOrder) => transaction(db, (tx) => placeBet(tx, order));
  await transaction(db, (tx) => limitStakes(tx, account, 999n));
  expect(await attempt(orderOf(account))).toEqual({ outcome: 'stake_limit' });
  expect(await attempt(orderOf(account, { stake: money(999n) }))).toMatchObject({ outcome: 'placed' });
  await transaction(db, (tx) => limitStakes(tx, account, 'none'));
  expect(await attempt(orderOf(account, { stake: money(1n) }))).toEqual({ outcome: 'betting_stopped' });
  expect(await attempt(taken)).toMatchObject({ outcome: 'replayed', id });
  await settle(id, 1_900n);
  expect(await moneyOf(account)).toBe(FUNDS - 999n + 900n);
});

test('a bet takes its stake once, however often it is placed', async () => {
  const account = await openFunded(db, FUNDS);
  const order = orderOf(account);
  const id = await place(order);
  expect(await place(order)).toBe(id);
  expect(await moneyOf(account)).toBe(FUNDS - 1_000n);
  expect(await betOf(account, id)).toEqual(['open', 1_000n, 0n, 0n]);
});

test('a bet that the wallet cannot bear is not written down', async () => {
  const account = await openFunded(db, 500n);
  const placed = await transaction(db, (tx) => placeBet(tx, orderOf(account)));
  expect(placed.outcome).toBe('insufficient_funds');
  expect(await readRounds(db, account)).toEqual([]);
});

test('a result pays once, and a second result under another name is an illegal move', async () => {
  const account = await openFunded(db, FUNDS);
  const id = await place(orderOf(account));
  expect(await settle(id, 1_900n, { reference: 'result' })).toEqual({ outcome: 'done', state: 'settled' });
  expect(await settle(id, 1_900n, { reference: 'result' })).toEqual({
    outcome: 'replayed',
    state: 'settled',
  });
  expect(await settle(id, 1_900n)).toEqual({ outcome: 'illegal_move', state: 'settled' });
  expect(await moneyOf(account)).toBe(FUNDS + 900n);
  expect(await betOf(account, id)).toEqual(['settled', 1_000n, 1_900n, 1_000n]);
});

test('another result reverses what was paid and keeps both in the ledger', async () => {
  const account = await openFunded(db, FUNDS);
  const id = await place(orderOf(account));
  await settle(id, 1_900n);
  expect(await resettle(id, 0n)).toEqual({ outcome: 'done', state: 'settled' });
  expect(await moneyOf(account)).toBe(FUNDS - 1_000n);
  expect(await resettle(id, 500n)).toEqual({ outcome: 'done', state: 'settled' });
  expect(await betOf(account, id)).toEqual(['settled', 1_000n, 500n, 1_000n]);
  const postings = (await readPostings(db, account)).filter(({ reference }) => reference === id);
  expect(postings.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['BET', -1_000n],
    ['PAYOUT', 1_900n],
    ['REVERSAL', -1_900n],
    ['PAYOUT', 500n],
  ]);
  await expectProven(db);
});

test('a void gives the stake back, takes the payout back and says why', async () => {
  const account = await openFunded(db, FUNDS);
  const id = await place(orderOf(account));
  await settle(id, 1_900n);
  expect(await voidIt(id)).toEqual({ outcome: 'done', state: 'void' });
  expect(await moneyOf(account)).toBe(FUNDS);
  expect(await betOf(account, id)).toEqual(['void', 0n, 0n, 0n]);
  expect(await findBet(db, account, id)).toMatchObject({ voidReason: 'abandoned' });
});

test('a part is cashed out, the rest is decided, and each counts for its own', async () => {
  const account = await openFunded(db, FUNDS);
  const id = await place(orderOf(account));
  const part = { stake: money(250n), outcome: 'cash_out' } as const;
  expect(await settle(id, 363n, part)).toEqual({ outcome: 'done', state: 'open' });
  expect(await betOf(account, id)).toEqual(['open', 1_000n, 363n, 250n]);
  expect(await settle(id, 0n)).toEqual({ outcome: 'done', state: 'settled' });
  expect(await betOf(account, id)).toEqual(['settled', 1_000n, 363n, 1_000n]);
  await resettle(id, 1_425n);
  expect(await betOf(account, id)).toEqual(['settled', 1_000n, 1_788n, 1_000n]);
  expect(await moneyOf(account)).toBe(FUNDS - 1_000n + 1_788n);
});

test('a bet that is cashed out whole takes no result any more', async () => {
  const account = await openFunded(db, FUNDS);
  const id = await place(orderOf(account));
  expect(await settle(id, 1_010n, { outcome: 'cash_out' })).toEqual({ outcome: 'done', state: 'cashed_out' });
  expect(await betOf(account, id)).toEqual(['cashed_out', 1_000n, 1_010n, 0n]);
  expect(await settle(id, 1_900n)).toEqual({ outcome: 'illegal_move', state: 'cashed_out' });
});

test('what nobody placed is unknown, and so is a vendor’s round, which its vendor decides', async () => {
  const account = await openFunded(db, FUNDS);
  const id = await givenPlayed(db, { accountId: account, stake: 1_000n, at: new Date() });
  expect(await settle(id, 0n)).toEqual({ outcome: 'unknown_bet' });
  expect(await voidIt('00000000-0000-0000-0000-000000000000')).toEqual({ outcome: 'unknown_bet' });
});

test('of the same step sent ten times at once one moves money', async () => {
  const account = await openFunded(db, FUNDS);
  const id = await place(orderOf(account));
  const results = await Promise.all(
    Array.from({ length: 10 }, () => settle(id, 1_900n, { reference: 'result' })),
  );
  expect(results.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
  expect(await moneyOf(account)).toBe(FUNDS + 900n);
});

const steps = fc.array(
  fc.record({
    move: fc.constantFrom('settle', 'part', 'cash_out', 'resettle', 'void'),
    payout: fc.bigInt(0n, 3_000n),
    share: fc.bigInt(1n, 99n),
  }),
  { maxLength: 8 },
);

interface RandomStep {
  move: string;
  payout: bigint;
  share: bigint;
}

/** Takes a step on a bet with so much open; answers what is open afterwards. */
const take = async (id: string, open: bigint, { move, payout, share }: RandomStep): Promise<bigint> => {
  if (move === 'void') await voidIt(id);
  if (move === 'resettle') await resettle(id, payout);
  if (move === 'void' || move === 'resettle') return open;
  const part = (open * share) / 100n + 1n;
  const isPart = move !== 'settle' && part < open;
  const outcome = move === 'cash_out' ? 'cash_out' : 'decided';
  const result = await settle(id, payout, { outcome, ...(isPart ? { stake: money(part) } : {}) });
  return result.outcome === 'done' && isPart ? open - part : open;
};

const expectWhole = async (account: bigint, id: string): Promise<void> => {
  const bet = await findBet(db, account, id);
  if (bet === undefined) throw new Error(`bet ${id} is gone`);
  expect(await moneyOf(account)).toBe(FUNDS - bet.stake + bet.payout);
  expect((bet.valid ?? 0n) <= bet.stake).toBe(true);
};

test('whatever happens to a bet, its wallet is off by what the bet paid less what it took', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const account = await openFunded(db, FUNDS);
      const id = await place(orderOf(account));
      let open = 1_000n;
      for (const step of history) {
        open = await take(id, open, step);
        await expectWhole(account, id);
      }
    }),
    { numRuns: 60 },
  );
  await expectProven(db);
});
