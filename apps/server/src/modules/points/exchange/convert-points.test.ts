import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openMember, PAYMENT_PASSWORD, type TestMember } from '../../../../../../tools/payments/members.ts';
import { giveTestPoints } from '../../../../../../tools/points/give-test-points.ts';
import { expectWholePoints, readReported } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { restrictAccount } from '../../protection/index.ts';
import { setSettings } from '../../settings/index.ts';
import { readRequirements } from '../../turnover/index.ts';
import { listPostings, readBalance } from '../../wallet/index.ts';
import { pointSettings } from '../settings.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { call } = site;
const kyat = (amount: number) => money(BigInt(amount) * 100n);

afterAll(async () => {
  await expectProven(db);
  await expectWholePoints(db);
});

let last = 0;
const saver = async (points: bigint): Promise<TestMember> => {
  const member = await openMember(site);
  await giveTestPoints(site, member.id, points);
  return member;
};
const convert = async ({ token }: TestMember, points: unknown, more: object = {}) => {
  const body = { points, paymentPassword: PAYMENT_PASSWORD, requestId: `convert-${(last += 1)}`, ...more };
  return (await call('POST', '/wps/points/convert', { token, body })).body;
};
const points = async ({ token }: TestMember): Promise<number> => {
  const { body } = await call('GET', '/wps/points/balance', { token });
  return (body.value as { points: number }).points;
};
const wallet = async ({ id }: TestMember) => (await readBalance(db, id))?.balance;

test('ENGAGE-026 points go down and the balance goes up by the ratio, with as much to be bet', async () => {
  const member = await saver(2_500n);
  const { code, value } = await convert(member, 1_500);
  expect([code, value]).toEqual(['ok', { points: 1_500, amount: '1500.00', balance: 1_000 }]);
  expect(await wallet(member)).toBe(kyat(1_500));
  const [posting] = await listPostings(db, member.id, { limit: 1 });
  expect(posting).toMatchObject({ kind: 'POINT_CONVERT', source: 'points', amount: kyat(1_500) });
  expect(await readRequirements(db, member.id)).toMatchObject([
    {
      kind: 'BONUS',
      source: 'points',
      reference: expect.stringMatching(/^POINTS:/),
      target: kyat(1_500),
      multiple: '1.0000',
      state: 'OPEN',
    },
  ]);
  expect(await points(member)).toBe(1_000);
  // Nobody is told that a bonus is over which was none.
  expect(await readReported(db, 'points')).toEqual([true]);
});

test('ENGAGE-026 whole points from a thousand on, no more than there are, and the withdraw password', async () => {
  const member = await saver(1_200n);
  expect((await convert(member, 999)).code).toBe('points_out_of_range');
  for (const wrong of [1_000.5, '1000', 0, -1_000, 2 ** 60])
    expect((await convert(member, wrong)).code).toBe('bad_request');
  const refused = await convert(member, 1_201);
  expect([refused.code, refused.value]).toEqual(['points_not_enough', { points: 1_200 }]);
  expect((await convert(member, 1_000, { paymentPassword: '000000' })).code).toBe('payment_password_wrong');
  const empty = await convert(member, 1_000, { paymentPassword: ' ' });
  expect([empty.code, empty.value]).toMatchObject([
    'not_empty',
    { fields: [{ field: 'paymentPassword', problem: 'empty' }] },
  ]);
  expect([await points(member), await wallet(member)]).toEqual([1_200, 0n]);
});

test('the same request turns points into money once, and stands for nothing else', async () => {
  const member = await saver(5_000n);
  const key = { requestId: 'the-same-request' };
  const all = await Promise.all(Array.from({ length: 5 }, () => convert(member, 1_000, key)));
  expect(all.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => 'ok'));
  expect((await convert(member, 1_000, key)).value).toMatchObject({ points: 1_000, amount: '1000.00' });
  expect((await convert(member, 2_000, key)).code).toBe('key_reused');
  expect([await points(member), await wallet(member)]).toEqual([4_000, kyat(1_000)]);
  expect((await convert(await saver(1_000n), 1_000, key)).code).toBe('ok');
});

test('of requests that race for the same points as many are heard as there are points for', async () => {
  const member = await saver(3_500n);
  const all = await Promise.all(Array.from({ length: 6 }, () => convert(member, 1_000)));
  expect(all.map(({ code }) => code).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'ok'),
    ...Array.from({ length: 3 }, () => 'points_not_enough'),
  ]);
  expect([await points(member), await wallet(member)]).toEqual([500, kyat(3_000)]);
});

test('ENGAGE-024 the ratio is a setting of the operator, told with the rules to anyone', async () => {
  const { body } = await call('GET', '/wps/points/config');
  expect(body.value).toMatchObject({
    pointsRatio: { points: 100, amount: '100.00' },
    leastConverted: 1_000,
    multiple: '1',
    rules: { unit: '1000.00', expiresAfterDays: null },
  });
  const { rules } = body.value as { rules: { weights: object[]; levels: object[] } };
  expect(rules.weights).toContainEqual({ category: 'SPORTS', weight: '0.6' });
  expect(rules.levels).toContainEqual({ rankLevel: 3, labelName: 'VIP 3', factor: '1.2' });
  await setSettings(db, pointSettings, { pointsRatio: 33 });
  const member = await saver(1_001n);
  expect((await convert(member, 1_001)).value).toMatchObject({ amount: '330.33' });
  expect((await call('GET', '/wps/points/config')).body.value).toMatchObject({
    pointsRatio: { points: 100, amount: '33.00' },
  });
  await setSettings(db, pointSettings, { pointsRatio: 100 });
});

test('whose betting is closed turns no points into money', async () => {
  const member = await saver(2_000n);
  const order = {
    accountId: member.id,
    kind: 'BETTING',
    reason: 'OWN_WISH',
    note: 'asked for it',
    until: null,
  };
  await transaction(db, (tx) => restrictAccount(site.ctx, tx, { ...order, kind: 'BETTING', setBy: 'risk1' }));
  expect((await convert(member, 1_000)).code).toBe('betting_stopped');
  expect(await points(member)).toBe(2_000);
});

test('whatever is asked for, the points that went are the money that came', async () => {
  const asked = fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(asked, async (all) => {
      const member = await saver(6_000n);
      for (const one of all) await convert(member, one);
      const left = await points(member);
      expect(left >= 0).toBe(true);
      expect(await wallet(member)).toBe(kyat(6_000 - left));
    }),
    { numRuns: 10 },
  );
});
