import { formatAmount, money, type Money, sumMoney } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { printDividend } from '@hintha/sabong';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { betOn, moveTo, openFight, settleBy } from '../../../../../../tools/sabong/test-fights.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { readDecided } from '../../bets/index.ts';
import { setSettings } from '../../settings/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { findArena, updateArena } from '../arenas/arena-store.ts';
import { openBetWriter } from '../bets/bet-writer.ts';
import { dividendsAt } from '../rules.ts';
import { sabongSettings } from '../settings.ts';
import type { Fight, FightPick } from '../types.ts';
import { finishFight } from './settle-fight.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const takeBet = openBetWriter(ctx);

const FUNDS = kyat(100_000_000);

const balanceOf = async (member: bigint): Promise<bigint> => (await readBalance(db, member))?.available ?? 0n;

/** What each of the members has more, or less, than before it bet. */
const gainsOf = (members: readonly bigint[]): Promise<bigint[]> =>
  Promise.all(members.map(async (member) => (await balanceOf(member)) - FUNDS));

/** As many members as it takes to stake so much, none of them more than is allowed. */
const stakeAll = async (fight: Fight, pick: FightPick, total: number): Promise<bigint[]> => {
  const members: bigint[] = [];
  for (let left = total; left > 0; left -= 2_000_000) {
    const member = await openFunded(db, FUNDS);
    await takeBet(betOn(member, fight, pick, Math.min(left, 2_000_000)));
    members.push(member);
  }
  return members;
};

/** The table of the rule book (section 7). */
const VECTORS = [
  { meron: 600_000, wala: 400_000, net: '950000.00', dividends: ['1.5833', '2.3750'], cancelled: false },
  { meron: 500_000, wala: 500_000, net: '950000.00', dividends: ['1.9000', '1.9000'], cancelled: false },
  { meron: 900_000, wala: 150_000, net: '997500.00', dividends: ['1.1083', '6.6500'], cancelled: false },
  { meron: 123_457, wala: 98_765, net: '211110.90', dividends: ['1.7099', '2.1375'], cancelled: false },
  { meron: 1_000_000, wala: 70_000, net: '1016500.00', dividends: ['1.0165', '14.5214'], cancelled: true },
  { meron: 2_000_000, wala: 150_000, net: '2042500.00', dividends: ['1.0212', '13.6166'], cancelled: true },
  { meron: 600_000, wala: 0, net: '570000.00', dividends: ['0.9500', '0.0000'], cancelled: true },
] as const;

test.each(VECTORS)('SPORTS-003 meron $meron and wala $wala through the whole path', async (vector) => {
  const fight = await openFight(ctx);
  const [meron, wala] = [
    await stakeAll(fight, 'meron', vector.meron),
    await stakeAll(fight, 'wala', vector.wala),
  ];
  const closed = await moveTo(ctx, fight, 'CLOSED');
  expect(formatAmount(closed.net ?? money(0n))).toBe(vector.net);
  expect(
    [closed.meronDividend, closed.walaDividend].map((dividend) => printDividend(dividend ?? 0n)),
  ).toEqual(vector.dividends);
  expect(closed.state).toBe(vector.cancelled ? 'CANCELLED' : 'CLOSED');
  await finishFight(ctx, fight.id);
  const refunded = (await gainsOf([...meron, ...wala])).every((gain) => gain === 0n);
  expect(refunded).toBe(vector.cancelled);
  await expectProven(db);
});

test('the worked example of the rule book: meron 10,000 is paid 15,833, and what is left over is told', async () => {
  const fight = await openFight(ctx);
  const [ten = 0n] = await stakeAll(fight, 'meron', 10_000);
  await stakeAll(fight, 'meron', 590_000);
  const [loser = 0n] = await stakeAll(fight, 'wala', 400_000);
  const [onDraw = 0n] = await stakeAll(fight, 'draw', 1_000);
  const settled = await settleBy(ctx, fight, 'meron');
  expect(settled).toMatchObject({ state: 'SETTLED', paid: kyat(949_980), breakage: kyat(20), version: 1 });
  expect(settled.finishedAt).not.toBeNull();
  expect(await gainsOf([ten, loser, onDraw])).toEqual([kyat(5_833), kyat(-400_000), kyat(-1_000)]);
  await expectProven(db);
});

test('a draw gives both sides their stakes without plasada and pays nine times what was on it', async () => {
  const fight = await openFight(ctx);
  const [red = 0n] = await stakeAll(fight, 'meron', 10_000);
  const [blue = 0n] = await stakeAll(fight, 'wala', 8_000);
  const [onDraw = 0n] = await stakeAll(fight, 'draw', 1_000);
  const settled = await settleBy(ctx, fight, 'draw');
  expect(await gainsOf([red, blue, onDraw])).toEqual([0n, 0n, kyat(8_000)]);
  expect(settled).toMatchObject({ paid: 0n, breakage: 0n });
  await expectProven(db);
});

test('a fight that nobody has bet on is fought and told of, and one with draws alone gives them back', async () => {
  const lonely = await settleBy(ctx, await openFight(ctx), 'wala');
  expect(lonely).toMatchObject({ state: 'SETTLED', result: 'wala', bets: 0, paid: 0n, breakage: 0n });
  const fight = await openFight(ctx);
  const [onDraw = 0n] = await stakeAll(fight, 'draw', 1_000);
  const closed = await moveTo(ctx, fight, 'CLOSED');
  expect(closed).toMatchObject({ state: 'CANCELLED', cancelReason: 'POOL_EMPTY' });
  await finishFight(ctx, fight.id);
  expect(await gainsOf([onDraw])).toEqual([0n]);
  await expectProven(db);
});

test('a dividend of 1.07 is cancelled, and one a ten-thousandth above it is not', async () => {
  const closeAt = async (wala: number) => {
    const fight = await openFight(ctx);
    await stakeAll(fight, 'meron', 100_000);
    await stakeAll(fight, 'wala', wala);
    return moveTo(ctx, fight, 'CLOSED');
  };
  expect(await closeAt(12_631)).toMatchObject({ state: 'CANCELLED', meronDividend: 10_699n });
  expect(await closeAt(12_632)).toMatchObject({ state: 'CANCELLED', meronDividend: 10_700n });
  expect(await closeAt(12_643)).toMatchObject({ state: 'CLOSED', meronDividend: 10_701n });
});

const sides = fc.array(
  fc.record({
    pick: fc.constantFrom<FightPick>('meron', 'wala', 'draw'),
    stake: fc.integer({ min: 50_000, max: 9_999_999 }).map((stake) => money(BigInt(stake))),
  }),
  { minLength: 2, maxLength: 9 },
);

test('whatever is staked and comes, what is paid, kept and left over is the pool, and nobody is paid from another fight', async () => {
  await fc.assert(
    fc.asyncProperty(
      sides,
      fc.constantFrom<FightPick>('meron', 'wala', 'draw'),
      fc.integer({ min: 3, max: 10 }),
      async (bets, result, plasada) => {
        await setSettings(db, sabongSettings, { plasada });
        const [fight, other] = [await openFight(ctx), await openFight(ctx)];
        const outsider = await openFunded(db, FUNDS);
        for (const pick of ['meron', 'wala'] as const)
          await takeBet({ ...betOn(outsider, other, pick, 1_000), stake: kyat(1_000_000) });
        const members = await Promise.all(bets.map(() => openFunded(db, FUNDS)));
        for (const [at, { pick, stake }] of bets.entries())
          await takeBet({ ...betOn(members[at] ?? 0n, fight, pick, 1), stake });
        const done = await settleBy(ctx, fight, result);
        await finishFight(ctx, fight.id);
        const sumOn = (pick: FightPick): Money =>
          sumMoney(bets.filter((bet) => bet.pick === pick).map(({ stake }) => stake));
        const pool = { meron: sumOn('meron'), wala: sumOn('wala') };
        const gains = await gainsOf(members);
        const returned = (picks: readonly FightPick[]): bigint =>
          bets.reduce(
            (sum, { pick, stake }, at) => sum + (picks.includes(pick) ? (gains[at] ?? 0n) + stake : 0n),
            0n,
          );
        const { net, cancelled } = dividendsAt(pool, plasada);
        const isRefunded = cancelled !== undefined || result === 'draw';
        const kept = isRefunded ? 0n : pool.meron + pool.wala - net;
        expect(returned(['meron', 'wala']) + kept + (done.breakage ?? 0n)).toBe(pool.meron + pool.wala);
        const onDraw = sumOn('draw');
        expect(returned(['draw'])).toBe(cancelled ? onDraw : result === 'draw' ? onDraw * 9n : 0n);
        expect(await balanceOf(outsider)).toBe(FUNDS - kyat(2_000_000));
        await expectProven(db);
      },
    ),
    { numRuns: 12 },
  );
  await setSettings(db, sabongSettings, { plasada: 5 });
});

test('of a member on both sides only the difference is valid, and of a draw or a cancelled fight nothing', async () => {
  const stakeBoth = async (fight: Fight) => {
    const member = await openFunded(db, FUNDS);
    const bets = [];
    for (const [pick, stake] of [
      ['meron', 3_000],
      ['wala', 1_000],
      ['meron', 2_000],
      ['draw', 500],
    ] as const)
      bets.push((await takeBet(betOn(member, fight, pick, stake))).betId);
    await stakeAll(fight, 'meron', 20_000);
    await stakeAll(fight, 'wala', 30_000);
    return bets;
  };
  const validOf = async (bets: readonly string[]) => {
    const valid = new Map((await readDecided(db, bets)).map((bet) => [bet.id, bet.valid]));
    return bets.map((id) => valid.get(id) ?? null);
  };
  const won = await openFight(ctx);
  const bets = await stakeBoth(won);
  await settleBy(ctx, won, 'wala');
  // Both on meron are lost, the second of them up to the difference of 4,000; wala has won and counts nothing.
  expect(await validOf(bets)).toEqual([kyat(3_000), 0n, kyat(1_000), kyat(500)]);
  const drawn = await openFight(ctx);
  const given = await stakeBoth(drawn);
  await settleBy(ctx, drawn, 'draw');
  expect(await validOf(given)).toEqual([0n, 0n, 0n, kyat(500)]);
});

test('a pool of draws is carried from fight to fight, and a draw shares nine tenths of it', async () => {
  const arena = 'POOLED';
  await openFight(ctx, { arena });
  await transaction(db, (tx) => updateArena(tx, arena, { isOn: true, drawMode: 'POOL', mostPool: null }));
  const carried = async () => formatAmount((await findArena(db, arena))?.carried ?? money(0n));
  const play = async (onDraw: readonly number[], result: FightPick): Promise<bigint[]> => {
    const fight = await openFight(ctx, { arena });
    await stakeAll(fight, 'meron', 5_000);
    await stakeAll(fight, 'wala', 5_000);
    const members = [];
    for (const stake of onDraw) members.push(...(await stakeAll(fight, 'draw', stake)));
    await settleBy(ctx, fight, result);
    return gainsOf(members);
  };
  await play([100_000, 100_000, 100_000], 'meron');
  expect(await carried()).toBe('300000.00');
  expect(await play([], 'draw')).toEqual([]);
  expect(await carried()).toBe('300000.00');
  // 350,000 in all, of which 315,000 are shared by the 50,000 on the draw.
  expect(await play([1_000, 49_000], 'draw')).toEqual([kyat(5_300), kyat(308_700 - 49_000)]);
  expect(await carried()).toBe('35000.00');
  await expectProven(db);
});
