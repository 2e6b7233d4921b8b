import { money, type Money, sumMoney } from '@hintha/money';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openLine, testAgents } from '../../../../../../tools/contracts/test-agents.ts';
import { fund, type TestMember } from '../../../../../../tools/payments/members.ts';
import { givenRoundVoided } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testPlay } from '../../../../../../tools/test/play.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { runKind } from './run-kind.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx } = site;
testPlay(db, site);
const agents = testAgents(site);
const { openAgent, toNext, grant, play, balanceOf, settlements, close, logInAgain } = agents;
const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 24 * 3_600_000];

afterAll(() => expectProven(db));

const kyat = (amount: number): bigint => BigInt(Math.round(amount * 100));

const DAY_STEPS = [
  ['0', 0, '0.3'],
  ['10000', 0, '0.5'],
  ['50000', 0, '1'],
] as const;

/** Ends the window that is open; answers what an agent's contract came to. */
const settleWindow = async (agent: TestMember) => {
  toNext(5 * MINUTE_MS, MINUTE_MS);
  await close();
  await runKind(ctx, 'REALTIME');
  await logInAgain(agent);
  return (await settlements(agent))[0];
};

const balancesOf = async ({ a, b, c }: { a: TestMember; b: TestMember; c: TestMember }) => [
  await balanceOf(a),
  await balanceOf(b),
  await balanceOf(c),
];

test('AGENT-033 the worked example of the real-time salary: windows of five minutes, what is less than a hundredth is carried', async () => {
  const line = await openLine(agents, 'REALTIME', ['0.5', '0.4', '0.3']);
  toNext(5 * MINUTE_MS, MINUTE_MS);
  await play(line.ofC, 12_345.67);
  toNext(5 * MINUTE_MS);
  await close();
  for (let n = 0; n < 3; n += 1) await runKind(ctx, 'REALTIME');
  await logInAgain(line.b);
  await logInAgain(line.a);
  const latest = async (agent: TestMember, query = '?direction=UP') => (await settlements(agent, query))[0];
  expect(await latest(line.a)).toMatchObject({ amount: '61.72', carryAfter: '0.008350' });
  expect(await latest(line.b)).toMatchObject({ amount: '49.38', carryAfter: '0.002680' });
  expect(await latest(line.b, '?direction=DOWN')).toMatchObject({ amount: '37.03', carryAfter: '0.007010' });
  expect(await balancesOf(line)).toEqual([kyat(61.72 - 49.38), kyat(49.38 - 37.03), kyat(37.03)]);
  await play(line.ofC, 1_000);
  toNext(5 * MINUTE_MS);
  await close();
  await runKind(ctx, 'REALTIME');
  expect(await latest(line.a)).toMatchObject({
    amount: '5.00',
    carryBefore: '0.008350',
    carryAfter: '0.008350',
  });
});

test('a bet that is voided after its salary was paid is counted against later windows, never collected', async () => {
  const agent = await openAgent(null, { type: 2 });
  await grant(agent, 'REALTIME', [['0', 0, '0.5']]);
  const member = await openAgent(agent, { type: 0 });
  toNext(5 * MINUTE_MS, MINUTE_MS);
  const round = await play(member, 10_000);
  toNext(5 * MINUTE_MS);
  await close();
  await runKind(ctx, 'REALTIME');
  expect(await balanceOf(agent)).toBe(kyat(50));
  await givenRoundVoided(db, round);
  await close();
  toNext(5 * MINUTE_MS);
  await close();
  await runKind(ctx, 'REALTIME');
  expect(await balanceOf(agent)).toBe(kyat(50));
  await play(member, 15_000);
  toNext(5 * MINUTE_MS);
  await close();
  await runKind(ctx, 'REALTIME');
  await logInAgain(agent);
  const [paid, voided] = await settlements(agent);
  expect(voided).toMatchObject({ amount: '0.00', carryAfter: '-50.000000', parts: { valid: '-10000.00' } });
  expect(paid).toMatchObject({ amount: '25.00', carryBefore: '-50.000000', carryAfter: '0.000000' });
  expect(await balanceOf(agent)).toBe(kyat(75));
});

test('whatever is played, what a line is left with is what the operator paid, and windows come to what their sum does', async () => {
  const line = await openLine(agents, 'REALTIME', ['0.97', '0.61', '0.13']);
  const stakes = fc.array(
    fc.record({ who: fc.integer({ min: 0, max: 2 }), stake: fc.integer({ min: 1, max: 9_999_999 }) }),
    { minLength: 1, maxLength: 4 },
  );
  const members = [line.ofA, line.ofB, line.ofC];
  const total = [0n, 0n, 0n];
  const RATES = [97n, 61n, 13n];
  await fund(site, line.a, kyat(1_000_000), 'for-a');
  await fund(site, line.b, kyat(1_000_000), 'for-b');
  await fc.assert(
    fc.asyncProperty(stakes, async (bets) => {
      toNext(5 * MINUTE_MS, MINUTE_MS);
      for (const { who, stake } of bets) {
        const member = members[who];
        if (member === undefined) throw new Error('three members');
        await play(member, stake / 100);
        total.splice(0, who + 1, ...total.slice(0, who + 1).map((sum) => sum + BigInt(stake)));
      }
      toNext(5 * MINUTE_MS);
      await close();
      await runKind(ctx, 'REALTIME');
      const [a = 0n, b = 0n, c = 0n] = total.map((sum, place) => (sum * (RATES[place] ?? 0n)) / 10_000n);
      const funds = kyat(1_000_000);
      const [hasA, hasB, hasC] = (await balancesOf(line)) as [Money, Money, Money];
      expect([hasA, hasB, hasC]).toEqual([funds + a - b, funds + b - c, c].map(money));
      // Whoever pays whom, the operator has paid the share of the top, and nothing was made or lost.
      expect(sumMoney([hasA, hasB, hasC])).toBe(2n * funds + a);
    }),
    { numRuns: 8 },
  );
});

test('steps go by what was played on the day so far, and begin anew with the next', async () => {
  const agent = await openAgent(null, { type: 2 });
  await grant(agent, 'REALTIME', DAY_STEPS);
  const member = await openAgent(agent, { type: 0 });
  toNext(DAY_MS, MINUTE_MS);
  const settled = async (...stakes: readonly number[]) => {
    for (const stake of stakes) await play(member, stake);
    return settleWindow(agent);
  };
  expect(await settled(6_000)).toMatchObject({ volume: '6000.00', rate: '0.30', amount: '18.00' });
  expect(await settled(6_000)).toMatchObject({ volume: '12000.00', rate: '0.50', amount: '30.00' });
  toNext(HOUR_MS, MINUTE_MS);
  expect(await settled(50_000, 38_000)).toMatchObject({
    volume: '100000.00',
    rate: '1.00',
    amount: '880.00',
  });
  const round = await play(member, 10_000);
  expect(await settled()).toMatchObject({ volume: '110000.00', amount: '100.00' });
  await givenRoundVoided(db, round);
  expect(await settled(1)).toMatchObject({ volume: '100001.00', amount: '0.00', carryAfter: '-99.990000' });
  toNext(DAY_MS, MINUTE_MS);
  expect(await settled(1_000)).toMatchObject({ volume: '1000.00', rate: '0.30', carryBefore: '-99.990000' });
});

test('a contract that begins within a day goes by the whole of that day', async () => {
  const agent = await openAgent(null, { type: 2 });
  const member = await openAgent(agent, { type: 0 });
  toNext(DAY_MS, MINUTE_MS);
  await play(member, 9_000);
  toNext(HOUR_MS, MINUTE_MS);
  await logInAgain(agent);
  await grant(agent, 'REALTIME', DAY_STEPS);
  toNext(5 * MINUTE_MS, MINUTE_MS);
  await play(member, 1_000);
  expect(await settleWindow(agent)).toMatchObject({ volume: '10000.00', rate: '0.50', amount: '5.00' });
  await play(member, 500);
  expect(await settleWindow(agent)).toMatchObject({ volume: '10500.00', rate: '0.50', amount: '2.50' });
});
