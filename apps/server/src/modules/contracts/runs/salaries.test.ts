import { afterAll, expect, test } from 'vitest';
import { openLine, testAgents } from '../../../../../../tools/contracts/test-agents.ts';
import type { TestMember } from '../../../../../../tools/payments/members.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testPlay } from '../../../../../../tools/test/play.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { listPostings } from '../../wallet/index.ts';
import { runKind } from './run-kind.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, clock } = site;
testPlay(db, site);
const agents = testAgents(site);
const { openAgent, toNext, grant, play, balanceOf, settlements, close, logInAgain } = agents;
const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 24 * 3_600_000];

afterAll(() => expectProven(db));

const kyat = (amount: number): bigint => BigInt(Math.round(amount * 100));

const balancesOf = async ({ a, b, c }: { a: TestMember; b: TestMember; c: TestMember }) => [
  await balanceOf(a),
  await balanceOf(b),
  await balanceOf(c),
];

test('the worked example of daily wages, paid at four from the top down', async () => {
  const line = await openLine(agents, 'DAILY', ['1.2', '0.9', '0.6']);
  toNext(DAY_MS, HOUR_MS);
  await play(line.ofC, 3_000_000);
  await play(line.ofB, 5_000_000);
  await play(line.ofA, 2_000_000);
  toNext(DAY_MS, 4 * HOUR_MS - 1);
  await close();
  await runKind(ctx, 'DAILY');
  expect(await balancesOf(line)).toEqual([0n, 0n, 0n]);
  clock.advance(1);
  await Promise.all([runKind(ctx, 'DAILY'), runKind(ctx, 'DAILY')]);
  await runKind(ctx, 'DAILY');
  expect(await balancesOf(line)).toEqual([kyat(48_000), kyat(54_000), kyat(18_000)]);
  const kinds = (await listPostings(db, line.b.id, { limit: 10 })).map(({ kind, amount }) => [kind, amount]);
  expect(kinds).toEqual([
    ['SALARY_OUT', -kyat(18_000)],
    ['SALARY_IN', kyat(72_000)],
  ]);
});

const DAILY_TIERS = [
  ['0', 3, '0.5'],
  ['1000000', 3, '0.8'],
  ['5000000', 3, '1.0'],
] as const;

test.each([
  ['DAILY', 4_999_999.99, 3, '39999.99'],
  ['DAILY', 5_000_000, 3, '50000.00'],
  ['DAILY', 5_000_000, 2, '0.00'],
  ['HOURLY', 4_999_999.99, 3, '39999.99'],
  ['HOURLY', 5_000_000, 2, '0.00'],
] as const)('a %s on %d with %i active members is %s', async (kind, volume, active, paid) => {
  const agent = await openAgent(null, { type: 2 });
  await grant(agent, kind, DAILY_TIERS);
  toNext(kind === 'DAILY' ? DAY_MS : HOUR_MS, MINUTE_MS);
  for (let n = 1; n < active; n += 1) await play(await openAgent(agent, { type: 0 }), 10_000);
  await play(await openAgent(agent, { type: 0 }), volume - (active - 1) * 10_000);
  toNext(kind === 'DAILY' ? DAY_MS : HOUR_MS, kind === 'DAILY' ? 4 * HOUR_MS : 5 * MINUTE_MS);
  await close();
  await runKind(ctx, kind);
  await logInAgain(agent);
  expect((await settlements(agent))[0]).toMatchObject({ active, amount: paid });
});

test('an hour is settled five minutes after its end, on the hours of Yangon', async () => {
  const line = await openLine(agents, 'HOURLY', ['1.2', '0.9', '0.6']);
  toNext(HOUR_MS, MINUTE_MS);
  await play(line.ofC, 100_000);
  toNext(HOUR_MS, 5 * MINUTE_MS - 1);
  await close();
  await runKind(ctx, 'HOURLY');
  expect(await balancesOf(line)).toEqual([0n, 0n, 0n]);
  clock.advance(1);
  await close();
  await runKind(ctx, 'HOURLY');
  expect(await balancesOf(line)).toEqual([kyat(300), kyat(300), kyat(600)]);
});

test('days that are paid together are one sum, on Monday at four', async () => {
  const line = await openLine(agents, 'DAILY', ['1.2', '0.9', '0.6'], { period: 'WEEKLY' });
  for (let day = 0; day < 15; day += 1) {
    toNext(DAY_MS, 4 * HOUR_MS);
    await play(line.ofC, 1_000);
    await close();
    await runKind(ctx, 'DAILY');
  }
  const paid = (await listPostings(db, line.c.id, { limit: 10 })).map(({ amount }) => amount);
  expect(paid.length).toBeGreaterThanOrEqual(2);
  // A whole week of a thousand a day at 0.6 per cent.
  expect(paid[0]).toBe(kyat(42));
  await logInAgain(line.c);
  const waiting = (await settlements(line.c)).filter(({ payment }) => payment === null);
  expect(waiting.length).toBeLessThan(7);
});

test('days that are paid together are one sum also where their runs come after the week', async () => {
  const line = await openLine(agents, 'DAILY', ['1.2', '0.9', '0.6'], { period: 'WEEKLY' });
  for (let day = 0; day < 15; day += 1) {
    toNext(DAY_MS, HOUR_MS);
    await play(line.ofC, 1_000);
  }
  toNext(DAY_MS, 4 * HOUR_MS);
  await close();
  await runKind(ctx, 'DAILY');
  const paid = (await listPostings(db, line.c.id, { limit: 10 })).map(({ amount }) => amount);
  expect(paid.length).toBeGreaterThanOrEqual(2);
  expect(paid[0]).toBe(kyat(42));
});

test('a wage that asks for a loss is not paid for a day on which the team has won', async () => {
  const agent = await openAgent(null, { type: 2 });
  await grant(agent, 'DAILY', [['0', 0, '1']], { requireLoss: true });
  const member = await openAgent(agent, { type: 0 });
  toNext(DAY_MS, HOUR_MS);
  await play(member, 1_000, 1_000);
  toNext(DAY_MS, HOUR_MS);
  await play(member, 1_000, 999.99);
  toNext(DAY_MS, 4 * HOUR_MS);
  await close();
  await runKind(ctx, 'DAILY');
  await logInAgain(agent);
  const amounts = (await settlements(agent)).map(({ amount }) => amount);
  expect(amounts.slice(0, 2)).toEqual(['10.00', '0.00']);
});
