import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  givenAccount,
  givenPlayed,
  givenRoundVoided,
  readPointEntries,
} from '../../../../../../tools/scenario/index.ts';
import { openMember, signIn, type TestMember } from '../../../../../../tools/payments/members.ts';
import { expectWholePoints } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testPlay } from '../../../../../../tools/test/play.ts';
import { moveToLevel } from '../../members/index.ts';
import { awardPoints, spendPoints } from '../ledger/move-points.ts';
import { countDays } from './count-days.ts';
import { readPoints } from './read-points.ts';
import { findBalance } from '../ledger/ledger-store.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, call, clock } = site;
testPlay(db, site);
const DAY_MS = 86_400_000;
const kyat = (amount: number) => money(BigInt(amount) * 100n);

/** A round that was decided now, as the vendor's rooms keep it; answers its id. */
const bet = (accountId: bigint, stake: bigint, game = 'RNG'): Promise<string> =>
  givenPlayed(db, { accountId, game, stake, at: clock.now() });
const voided = (id: string) => givenRoundVoided(db, id);

/** By the use case, since a session does not outlive the days that these tests take. */
const balance = async ({ id }: TestMember): Promise<number> => Number(await readPoints(ctx, id));
const entries = async ({ token }: TestMember, query = '') => {
  const { body } = await call('GET', `/wps/points/transactions${query}`, { token });
  return body.value as {
    total: number;
    totalPages: number;
    list: { kind: string; changedPoints: number; balance: number; time: number }[];
  };
};
const raise = (accountId: bigint, level: number) =>
  transaction(db, (tx) => moveToLevel(tx, { accountId, level, at: clock.now() }));
const nextDay = async () => {
  clock.advance(DAY_MS);
  await countDays(ctx);
};

test('ENGAGE-002 ENGAGE-020 what was played today is in the balance at once, at the weight of its kind', async () => {
  const member = await openMember(site);
  expect(await balance(member)).toBe(0);
  await raise(member.id, 3);
  await bet(member.id, kyat(123_456));
  expect(await balance(member)).toBe(148);
  await bet(member.id, kyat(10_000), 'LIVE');
  await bet(member.id, kyat(1_000), 'JP');
  const { body } = await call('GET', '/wps/points/balance', { token: member.token });
  expect(body.value).toEqual({ points: 148 + 6 + 1 });
  await bet(member.id, kyat(711));
  expect(await balance(member)).toBe(156);
  await nextDay();
  expect(await balance(member)).toBe(156);
  await expectWholePoints(db);
});

test('the fraction is carried over days, so that many small bets earn what one would', async () => {
  const member = await openMember(site);
  for (let day = 0; day < 3; day += 1) {
    await bet(member.id, kyat(700));
    await nextDay();
  }
  expect(await balance(member)).toBe(2);
  const { list } = await entries(await renewed(member));
  expect(list.map(({ changedPoints }) => changedPoints)).toEqual([1, 1]);
});

test('a day counts at the level it was begun at, and a day that is told again counts once', async () => {
  const member = await openMember(site);
  await bet(member.id, kyat(10_000));
  expect(await balance(member)).toBe(10);
  await raise(member.id, 8);
  await bet(member.id, kyat(10_000));
  expect(await balance(member)).toBe(20);
  await nextDay();
  await countDays(ctx);
  expect(await balance(member)).toBe(20);
  await bet(member.id, kyat(10_000));
  expect(await balance(member)).toBe(45);
});

test('a bet that is voided within the week takes its points back, also when they are spent', async () => {
  const member = await openMember(site);
  const round = await bet(member.id, kyat(50_000));
  const today = await bet(member.id, kyat(3_000));
  expect(await balance(member)).toBe(53);
  await voided(today);
  expect(await balance(member)).toBe(50);
  const price = { accountId: member.id, kind: 'REDEEM', points: 40n, reference: 'spent' } as const;
  await transaction(db, (tx) => spendPoints(tx, { ...price, at: clock.now() }));
  await nextDay();
  expect(await balance(member)).toBe(10);
  await voided(round);
  await nextDay();
  expect(await balance(member)).toBe(-40);
  const { list } = await entries(await renewed(member));
  expect(list[0]).toMatchObject({ kind: 'PLAY_VOID', changedPoints: -50, balance: -40 });
  await expectWholePoints(db);
});

test('points that the operator gives come once for each reason, however many give them at the same time', async () => {
  const member = await openMember(site);
  const award = {
    accountId: member.id,
    points: 30n,
    kind: 'MISSION',
    reference: 'daily',
    at: clock.now(),
  } as const;
  await Promise.all(Array.from({ length: 5 }, () => transaction(db, (tx) => awardPoints(tx, award))));
  expect(await balance(member)).toBe(30);
  await expect(transaction(db, (tx) => awardPoints(tx, { ...award, points: 31n }))).rejects.toThrow(/daily/);
  await transaction(db, (tx) => awardPoints(tx, { ...award, reference: 'weekly' }));
  expect(await balance(member)).toBe(60);
});

test('everybody who reads at the same time counts the same play once', async () => {
  const member = await openMember(site);
  await bet(member.id, kyat(25_000));
  const read = await Promise.all(Array.from({ length: 8 }, () => balance(member)));
  expect(new Set([...read, await balance(member)])).toEqual(new Set([25]));
  expect((await entries(member)).total).toBe(1);
});

test('ENGAGE-019 ENGAGE-025 old points still count, and movements are told by the day and in pages', async () => {
  const member = await openMember(site);
  await bet(member.id, kyat(5_000));
  const first = clock.now();
  await nextDay();
  clock.advance(500 * DAY_MS);
  await bet(member.id, kyat(2_000));
  expect(await balance(member)).toBe(7);
  const all = await entries(await renewed(member));
  expect(all.list.map(({ changedPoints, balance: after }) => [changedPoints, after])).toEqual([
    [2, 7],
    [5, 5],
  ]);
  const day = first.toISOString().slice(0, 10);
  const counted = new Date(first.getTime() + DAY_MS).toISOString().slice(0, 10);
  expect((await entries(member, `?from=${day}&to=${counted}`)).list).toMatchObject([{ changedPoints: 5 }]);
  expect(await entries(member, '?pageSize=1&pageNo=2')).toMatchObject({
    total: 2,
    totalPages: 2,
    list: [{ changedPoints: 5 }],
  });
  expect((await entries(member, '?to=2020-01-01')).total).toBe(0);
});

const renewed = async (member: TestMember): Promise<TestMember> => {
  member.token = await signIn(call, member.name);
  return member;
};

test('ENGAGE-020 nobody without a session and no trial has points', async () => {
  expect((await call('GET', '/wps/points/balance')).status).toBe(401);
  const member = await openMember(site);
  await givenAccount(db, member.id, { type: 4 });
  const { body } = await call('GET', '/wps/points/balance', { token: member.token });
  expect(body.code).toBe('in_need_true_account');
  await bet(member.id, kyat(10_000));
  await nextDay();
  expect(await readPointEntries(db, member.id)).toEqual([]);
  expect(await findBalance(db, member.id)).toBe(0n);
});

test('any split of bets over days gives the points of their sum', async () => {
  const stakes = fc.array(fc.array(fc.bigInt({ min: 1n, max: 3_000_00n }), { maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(stakes, async (days) => {
      const member = await openMember(site);
      for (const day of days) {
        for (const stake of day) await bet(member.id, stake);
        await nextDay();
      }
      const sum = days.flat().reduce((total, stake) => total + stake, 0n);
      expect(await findBalance(db, member.id)).toBe(sum / 1_000_00n);
    }),
    { numRuns: 12 },
  );
  await expectWholePoints(db);
});
