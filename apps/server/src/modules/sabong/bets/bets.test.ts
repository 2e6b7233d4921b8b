import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { outcomeOf } from '../../../../../../tools/lottery/test-numeros.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import {
  announceFight,
  betOn,
  getFight,
  moveTo,
  openFight,
} from '../../../../../../tools/sabong/test-fights.ts';
import { countByTransaction, countLateBets, givenCloseAt } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { setSettings } from '../../settings/index.ts';
import { lockWallets, readBalance } from '../../wallet/index.ts';
import { updateArena } from '../arenas/arena-store.ts';
import { sabongSettings } from '../settings.ts';
import type { FightPick } from '../types.ts';
import { openBetWriter } from './bet-writer.ts';
import { listPools } from './pool-store.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const takeBet = openBetWriter(ctx);

const FUNDS = kyat(10_000_000);
const openMembers = (count: number, funds = FUNDS): Promise<bigint[]> =>
  Promise.all(Array.from({ length: count }, () => openFunded(db, funds)));

const poolsOf = async (id: bigint): Promise<Record<string, bigint>> =>
  Object.fromEntries((await listPools(db, [id])).map(({ pick, stake }) => [pick, stake]));

test('SPORTS-003 bets of several members that come at once share transactions, and the pools are what they staked', async () => {
  const fight = await openFight(ctx);
  const members = await openMembers(12);
  const picks: FightPick[] = ['meron', 'wala', 'draw'];
  const bets = await Promise.all(
    members.map((member, at) => takeBet(betOn(member, fight, picks[at % 3] ?? 'draw', 1_000 + at * 100))),
  );
  expect(bets.map(({ accountId, stake }) => [accountId, stake])).toEqual(
    members.map((member, at) => [member, kyat(1_000 + at * 100)]),
  );
  expect(await poolsOf(fight.id)).toEqual({ meron: kyat(5_800), wala: kyat(6_200), draw: kyat(6_600) });
  expect((await countByTransaction(db, members)).length).toBeLessThanOrEqual(2);
  await expectProven(db);
});

test('a request is taken once, and another bet by its key is refused', async () => {
  const fight = await openFight(ctx);
  const [member = 0n] = await openMembers(1);
  const request = betOn(member, fight, 'meron', 1_000);
  const [first, second] = await Promise.all([takeBet(request), takeBet(request)]);
  expect(second).toEqual(first);
  expect(await takeBet(request)).toEqual(first);
  expect(await outcomeOf(takeBet({ ...request, pick: 'wala' }))).toBe('key_reused');
  expect(await outcomeOf(takeBet({ ...request, stake: kyat(2_000) }))).toBe('key_reused');
  await moveTo(ctx, fight, 'CLOSED');
  expect(await takeBet(request)).toEqual(first);
  expect((await readBalance(db, member))?.available).toBe(FUNDS - kyat(1_000));
});

test('a bet below 500 kyat, above 2 million, or on a draw above a twentieth of that is refused', async () => {
  const fight = await openFight(ctx);
  const [member = 0n] = await openMembers(1);
  const on = (pick: FightPick, stake: number) => outcomeOf(takeBet(betOn(member, fight, pick, stake)));
  expect(await on('meron', 499)).toBe('amount_out_of_range');
  expect(await on('meron', 500)).toBe('done');
  expect(await on('wala', 2_000_001)).toBe('amount_out_of_range');
  expect(await on('wala', 2_000_000)).toBe('done');
  expect(await on('draw', 100_001)).toBe('amount_out_of_range');
  expect(await on('draw', 100_000)).toBe('done');
});

test('a member stakes at most 5 million on a fight, on whatever sides and however many bets come at once', async () => {
  const fight = await openFight(ctx);
  const [member = 0n, other = 0n] = await openMembers(2);
  const outcomes = await Promise.all(
    (['meron', 'wala', 'meron', 'wala'] as const).map((pick) =>
      outcomeOf(takeBet(betOn(member, fight, pick, 1_500_000))),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3);
  expect(outcomes).toContain('amount_out_of_range');
  await takeBet(betOn(other, fight, 'wala', 1_500_000));
  const thrown = await takeBet(betOn(member, fight, 'meron', 1_000_000)).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ code: 'amount_out_of_range', value: { most: '500000.00' } });
  expect((await readBalance(db, member))?.available).toBe(FUNDS - kyat(4_500_000));
  await expectProven(db);
});

test('a draw at fixed odds costs at most 10 million beyond its stakes, however many bet on it at once', async () => {
  const fight = await openFight(ctx);
  const members = await openMembers(15);
  const outcomes = await Promise.all(
    members.map((member) => outcomeOf(takeBet(betOn(member, fight, 'draw', 100_000)))),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(12);
  expect(outcomes.filter((outcome) => outcome === 'draw_full')).toHaveLength(3);
  expect(await outcomeOf(takeBet(betOn(members[14] ?? 0n, fight, 'draw', 50_000)))).toBe('done');
  expect(await outcomeOf(takeBet(betOn(members[14] ?? 0n, fight, 'draw', 500)))).toBe('draw_full');
  expect((await poolsOf(fight.id)).draw).toBe(kyat(1_250_000));
  await expectProven(db);
});

test('an arena takes at most what is set for both sides of a fight, also from bets on both at once', async () => {
  const fight = await openFight(ctx, { arena: 'CAPPED' });
  const change = { isOn: true, drawMode: 'FIXED', mostPool: kyat(10_000) } as const;
  await transaction(db, (tx) => updateArena(tx, 'CAPPED', change));
  const members = await openMembers(14);
  const outcomes = await Promise.all(
    members.map((member, at) =>
      outcomeOf(takeBet(betOn(member, fight, at % 2 === 0 ? 'meron' : 'wala', 1_000))),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === 'pool_full')).toHaveLength(4);
  expect(await outcomeOf(takeBet(betOn(members[0] ?? 0n, fight, 'draw', 1_000)))).toBe('done');
});

test('a fight takes bets from its opening to its close, and a side that is blocked takes none', async () => {
  const fight = await announceFight(ctx);
  const [member = 0n] = await openMembers(1);
  const on = (pick: FightPick) => outcomeOf(takeBet(betOn(member, fight, pick, 1_000)));
  expect(await on('meron')).toBe('fight_closed');
  await moveTo(ctx, fight, 'OPEN');
  expect(await on('meron')).toBe('done');
  await moveTo(ctx, fight, 'LAST_CALL');
  expect(await on('wala')).toBe('done');
  await moveTo(ctx, fight, 'CLOSED');
  expect(await on('wala')).toBe('fight_closed');
  expect(await outcomeOf(takeBet({ ...betOn(member, fight, 'wala', 1_000), fightId: 999_999n }))).toBe(
    'not_found',
  );
});

test('nobody bets in an arena that is off', async () => {
  const fight = await openFight(ctx, { arena: 'DARK' });
  const [member = 0n] = await openMembers(1);
  const turn = (isOn: boolean) =>
    transaction(db, (tx) => updateArena(tx, 'DARK', { isOn, drawMode: 'FIXED', mostPool: null }));
  await turn(false);
  expect(await outcomeOf(takeBet(betOn(member, fight, 'meron', 1_000)))).toBe('game_unavailable');
  await turn(true);
  expect(await outcomeOf(takeBet(betOn(member, fight, 'meron', 1_000)))).toBe('done');
});

test('whoever waits for the wallet until after the close is late, and nobody else waits', async () => {
  const fight = await openFight(ctx);
  const [held = 0n, free = 0n] = await openMembers(2);
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: tell } = Promise.withResolvers<void>();
  const holding = transaction(db, async (tx) => {
    await lockWallets(tx, [held]);
    tell();
    await isOver;
  });
  await isHeld;
  const waiting = outcomeOf(takeBet(betOn(held, fight, 'meron', 1_000)));
  expect(await outcomeOf(takeBet(betOn(free, fight, 'meron', 1_000)))).toBe('done');
  const soon = new Date(Date.now() + 300);
  await givenCloseAt(db, fight.id, soon);
  await expect.poll(() => Date.now() > soon.getTime()).toBe(true);
  end();
  await holding;
  expect(await waiting).toBe('fight_closed');
  expect((await readBalance(db, held))?.available).toBe(FUNDS);
  await expectProven(db);
});

test('of bets that thirty place on and on across the instant of the close none after it counts, and the pools are those before it', async () => {
  await setSettings(db, sabongSettings, { leastBet: kyat(100) });
  const members = await openMembers(30);
  const fight = await openFight(ctx, { closesInMs: 700 });
  const betUntilClosed = async (member: bigint, at: number): Promise<unknown[]> => {
    const outcomes: unknown[] = [];
    while (outcomes.at(-1) !== 'fight_closed') {
      const pick: FightPick = (at + outcomes.length) % 2 === 0 ? 'meron' : 'wala';
      outcomes.push(await outcomeOf(takeBet(betOn(member, fight, pick, 100 + outcomes.length))));
    }
    return [...outcomes, await outcomeOf(takeBet(betOn(member, fight, 'meron', 100)))];
  };
  const outcomes = (await Promise.all(members.map(betUntilClosed))).flat();
  const closed = await moveTo(ctx, fight, 'CLOSED');
  expect(new Set(outcomes)).toEqual(new Set(['done', 'fight_closed']));
  expect(outcomes.filter((outcome) => outcome === 'fight_closed')).toHaveLength(60);
  expect(closed.bets).toBe(outcomes.length - 60);
  expect(closed.bets).toBeGreaterThan(0);
  const balances = await Promise.all(
    members.map(async (member) => (await readBalance(db, member))?.available ?? 0n),
  );
  const staked = balances.reduce<bigint>((sum, balance) => sum + (FUNDS - balance), 0n);
  expect((closed.meronStake ?? 0n) + (closed.walaStake ?? 0n)).toBe(staked);
  expect(await countLateBets(db, fight.id)).toBe(0);
  await expectProven(db);
});

test('a bet and the close that come at once leave pools that are the bets', async () => {
  const members = await openMembers(40);
  const fight = await openFight(ctx);
  const betting = members.map((member, at) =>
    outcomeOf(takeBet(betOn(member, fight, at % 2 === 0 ? 'meron' : 'wala', 1_000))),
  );
  const [closed, ...outcomes] = await Promise.all([moveTo(ctx, fight, 'CLOSED'), ...betting]);
  const taken = outcomes.filter((outcome) => outcome === 'done').length;
  expect((await getFight(ctx, fight.id)).bets).toBe(taken);
  expect((closed.meronStake ?? 0n) + (closed.walaStake ?? 0n)).toBe(kyat(1_000) * BigInt(taken));
  await expectProven(db);
});
