import { money, type Money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countedOf,
  givenPlayed,
  givenRoundVoided,
  givenUndecided,
  readWrittenBets,
} from '../../../../../../tools/scenario/index.ts';
import { countAllPlay } from '../../../../../../tools/test/count-all-play.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { openFunded, testEntry } from '../../../../../../tools/test-wallet.ts';
import { listedGame } from '../../../../../../tools/test/play.ts';
import { post } from '../../wallet/index.ts';
import { putGames } from '../../catalogue/index.ts';
import { placeBet } from '../place-bet.ts';
import { finishRound } from '../round-store.ts';
import { resettleBet, settleBet, voidBet } from '../settlement/settle-bet.ts';
import type { Bet } from '../types.ts';
import { validBet, weightCodeOf } from '../valid-bet.ts';
import { countMissed, countPlay, WINDOW_MS, windowStart } from './count-play.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, clock } = testContext(db);
const kyat = (amount: number): Money => money(BigInt(amount) * 100n);

let bets = 0;
const place = (accountId: bigint, stake: Money): Promise<string> =>
  transaction(db, async (tx) => {
    const placed = await placeBet(tx, {
      accountId,
      source: 'coin',
      reference: `b${(bets += 1)}`,
      category: 'SPORTS',
      game: 'coin',
      round: 'toss',
      stake,
      potentialPayout: null,
      selections: [],
      at: clock.now(),
    });
    if (placed.outcome !== 'placed') throw new Error(placed.outcome);
    return placed.id;
  });

type Move = 'settle' | 'resettle' | 'void' | 'part';

let steps = 0;
const decide = (betId: string, move: Move, payout: Money): Promise<unknown> =>
  transaction(db, (tx) => {
    const step = { betId, reference: `s${(steps += 1)}`, at: clock.now() };
    if (move === 'void') return voidBet(tx, { ...step, reason: 'test' });
    const result = { ...step, payout, outcome: 'decided' as const };
    if (move === 'part') return settleBet(tx, { ...result, stake: kyat(1) });
    return move === 'settle' ? settleBet(tx, result) : resettleBet(tx, result);
  });

const STEPS = fc.array(
  fc.record({
    move: fc.constantFrom<Move | 'count'>('settle', 'resettle', 'void', 'part', 'count', 'count'),
    bet: fc.nat(3),
    payout: fc.nat(30),
    minutes: fc.nat(7),
  }),
  { minLength: 3, maxLength: 16 },
);

interface Sum {
  readonly stake: bigint;
  readonly payout: bigint;
  readonly valid: bigint;
}

const sumOf = (rows: readonly Sum[]): Sum =>
  rows.reduce(
    (sum, { stake, payout, valid }) => ({
      stake: sum.stake + stake,
      payout: sum.payout + payout,
      valid: sum.valid + valid,
    }),
    { stake: 0n, payout: 0n, valid: 0n },
  );

/** What should be counted of a bet. */
const standing = ({ state, stake, payout, valid }: Bet): Sum =>
  state === 'settled' ? { stake, payout, valid: valid ?? 0n } : { stake: 0n, payout: 0n, valid: 0n };

test('whenever play is counted, what is counted of a bet comes to what it stands at, and no closed window changes', async () => {
  await fc.assert(
    fc.asyncProperty(STEPS, async (all) => {
      const account = await openFunded(db, kyat(100_000));
      const ids = await Promise.all([10, 20, 30, 40].map((stake) => place(account, kyat(stake))));
      const closed = new Map<number, Sum>();
      const count = async (): Promise<void> => {
        await countAllPlay(ctx);
        const rows = Map.groupBy(await countedOf(db, account), ({ at }) => windowStart(at).getTime());
        const over = windowStart(clock.now()).getTime();
        for (const [window, sum] of closed) expect(sumOf(rows.get(window) ?? [])).toEqual(sum);
        for (const [window, counted] of rows) if (window < over) closed.set(window, sumOf(counted));
      };
      for (const { move, bet, payout, minutes } of all) {
        clock.advance(minutes * 60_000);
        await (move === 'count' ? count() : decide(ids[bet] ?? '', move, kyat(payout)));
      }
      await count();
      const rows = await countedOf(db, account);
      for (const { bet } of await readWrittenBets(db, account))
        expect([bet.id, sumOf(rows.filter(({ betId }) => betId === bet.id))]).toEqual([
          bet.id,
          standing(bet),
        ]);
      await countAllPlay(ctx);
      expect(await countedOf(db, account)).toEqual(rows);
    }),
    { numRuns: 30, seed: 20261127 },
  );
});

test('a round of a vendor counts once it is over, though nothing is posted then', async () => {
  const accountId = await openFunded(db, kyat(100));
  const id = await givenPlayed(db, { accountId, at: clock.now(), stake: kyat(5) });
  await givenUndecided(db, id);
  await post(db, accountId, { ...testEntry(id, kyat(5), id), kind: 'BET' });
  await countAllPlay(ctx);
  expect(await countedOf(db, accountId)).toEqual([]);
  await finishRound(db, id);
  await countAllPlay(ctx);
  expect(await countedOf(db, accountId)).toMatchObject([{ betId: id, stake: 500n, payout: 0n, valid: 500n }]);
});

const TITLES = ['RNG', 'LIVE', 'PVP', 'FISH'].flatMap((category) =>
  [null, 'JP', 'TG', 'AC', 'BG'].map((classify) => ({ category, classify })),
);
const ROUNDS = fc.array(fc.record({ title: fc.nat(TITLES.length), stake: fc.nat(900), payout: fc.nat(900) }));

test('of a round counts what its title weighs, as of a bet by itself', async () => {
  const games = TITLES.map((title, n) => listedGame(`title-${n}`, { vendor: 'WEIGHED', ...title }));
  await transaction(db, (tx) => putGames(tx, 'MAKER', games));
  const accountId = await openFunded(db, kyat(100));
  let at = clock.now().getTime();
  await fc.assert(
    fc.asyncProperty(ROUNDS, async (rounds) => {
      const from = new Date((at += 1_000));
      const valid = new Map<string, bigint>();
      for (const { title, ...sums } of rounds) {
        const [stake, payout] = [kyat(sums.stake), kyat(sums.payout)];
        const round = { accountId, at: from, stake, payout, game: `title-${title}` };
        const category = weightCodeOf({ category: null }, TITLES[title]);
        valid.set(await givenPlayed(db, round), validBet({ category, stake, payout }));
      }
      await countMissed(db, { from, to: new Date(at + 1) });
      const counted = await countedOf(db, accountId);
      for (const [id, counts] of valid)
        expect(sumOf(counted.filter(({ betId }) => betId === id)).valid).toBe(counts);
    }),
    { numRuns: 20, seed: 20261128 },
  );
});

test('a bet that no transaction tells of is found when its day is gone through, once', async () => {
  const accountId = await openFunded(db, kyat(100));
  const at = new Date(clock.now().getTime() - 2 * WINDOW_MS);
  const id = await givenPlayed(db, { accountId, at, stake: kyat(5), payout: kyat(9) });
  const span = { from: at, to: clock.now() };
  await countAllPlay(ctx);
  expect(await countMissed(db, span)).toBe(1);
  expect(await countMissed(db, span)).toBe(0);
  const [row, ...others] = await countedOf(db, accountId);
  expect(others).toEqual([]);
  // Its own window is closed, so that it counts in the one that is open.
  expect(row).toMatchObject({ stake: 500n, payout: 900n, valid: 500n, at: windowStart(clock.now()) });
  await givenRoundVoided(db, id);
  expect(await countMissed(db, span)).toBe(1);
  expect(sumOf(await countedOf(db, accountId))).toEqual({ stake: 0n, payout: 0n, valid: 0n });
});

test('a window waits for the transactions that were under way when it was over, and what they decide counts in it', async () => {
  const accountId = await openFunded(db, kyat(100));
  const betId = await place(accountId, kyat(10));
  await countAllPlay(ctx);
  const decidedAt = clock.now();
  const step = { betId, reference: 'late', payout: kyat(0), outcome: 'decided' as const, at: decidedAt };
  const [isOver, isDecided] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const deciding = transaction(db, async (tx) => {
    await settleBet(tx, step);
    isDecided.resolve();
    await isOver.promise;
  });
  await isDecided.promise;
  clock.advance(WINDOW_MS);
  await countPlay(ctx);
  isOver.resolve();
  await deciding;
  await countAllPlay(ctx);
  expect(await countedOf(db, accountId)).toMatchObject([{ betId, valid: 1_000n, at: decidedAt }]);
});
