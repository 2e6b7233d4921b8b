import { afterAll, expect, test } from 'vitest';
import { givenPosted } from '../../../../../../tools/contracts/given-posted.ts';
import { testAgents } from '../../../../../../tools/contracts/test-agents.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testPlay } from '../../../../../../tools/test/play.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { runKind } from './run-kind.ts';
import { periodAt } from '../periods.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, clock } = site;
testPlay(db, site);
const agents = testAgents(site);
const { openAgent, grant, agree, play, balanceOf, settlements, goTo, close, logInAgain } = agents;

afterAll(() => expectProven(db));

const kyat = (amount: number): bigint => BigInt(Math.round(amount * 100));

test('the worked example of dividends, through the server', async () => {
  // Postings bear the time of the database, so that the period is the one that runs there.
  const period = periodAt('SEMIMONTHLY', new Date());
  clock.advance(period.from.getTime() - 3_600_000 - clock.now().getTime());
  const a = await openAgent(null, { type: 2, funds: kyat(100_000) });
  const b = await openAgent(a);
  const c = await openAgent(b);
  const [ofA, ofB, ofC] = [
    await openAgent(a, { type: 0 }),
    await openAgent(b, { type: 0 }),
    await openAgent(c, { type: 0 }),
  ];
  await grant(a, 'DIVIDEND', [['0', 0, '40']]);
  await agree(a, b, 'DIVIDEND', { steps: [['0', 0, '30']] });
  await agree(b, c, 'DIVIDEND', { steps: [['0', 0, '20']] });
  clock.advance(3_600_001);
  await play(ofC, 1_000_000, 940_000);
  await play(ofB, 2_000_000, 1_850_000);
  await play(ofA, 70_000, 100_000);
  await givenPosted(db, ofC, { REBATE: kyat(5_000), BONUS: kyat(5_000) });
  await givenPosted(db, ofB, { REBATE: kyat(20_000), BONUS: kyat(10_000) });
  clock.advance(period.to.getTime() + 3 * 3_600_000 - 60_000 - clock.now().getTime());
  await close();
  await runKind(ctx, 'DIVIDEND');
  expect(await balanceOf(b)).toBe(0n);
  clock.advance(60_000);
  await close();
  // Two that come at once and one that comes again settle and pay once.
  await Promise.all([runKind(ctx, 'DIVIDEND'), runKind(ctx, 'DIVIDEND')]);
  await runKind(ctx, 'DIVIDEND');
  const balances = [await balanceOf(a), await balanceOf(b), await balanceOf(c)];
  expect(balances).toEqual([kyat(105_000), kyat(41_000), kyat(10_000)]);
  await logInAgain(b);
  const [own, given] = [await settlements(b, '?direction=UP'), await settlements(b, '?direction=DOWN')];
  expect(own).toMatchObject([
    {
      period: period.key,
      volume: '170000.00',
      rate: '30.00',
      tier: 1,
      amount: '51000.00',
      parts: {
        stake: '3000000.00',
        payout: '2790000.00',
        rebates: '25000.00',
        bonuses: '15000.00',
        net: '170000.00',
      },
      payment: { state: 'PAID', paid: '51000.00' },
    },
  ]);
  expect(given).toMatchObject([{ party: c.name, volume: '50000.00', amount: '10000.00' }]);
});

test('an agent whose own team has won is paid nothing and still pays, from its own money', async () => {
  goTo(nextMonth(clock.now(), 1));
  const a = await openAgent(null, { type: 2, funds: kyat(60_000) });
  const b = await openAgent(a);
  const [ofA, ofB] = [await openAgent(a, { type: 0 }), await openAgent(b, { type: 0 })];
  await grant(a, 'DIVIDEND', [['0', 0, '40']]);
  await agree(a, b, 'DIVIDEND', { steps: [['0', 0, '30']] });
  goTo(nextMonth(clock.now(), 1));
  clock.advance(3_600_000);
  await play(ofB, 170_000);
  await play(ofA, 100_000, 300_000);
  goTo(`${nextMonth(clock.now(), 0).slice(0, 8)}16T03:00`);
  await close();
  await runKind(ctx, 'DIVIDEND');
  expect([await balanceOf(a), await balanceOf(b)]).toEqual([kyat(9_000), kyat(51_000)]);
});

const TIERS = [
  ['0', 3, '10'],
  ['100000', 5, '20'],
  ['1000000', 10, '30'],
] as const;

test.each([
  [150_000, 6, '30000.00'],
  [150_000, 4, '15000.00'],
  [150_000, 2, '0.00'],
  [1_000_000, 9, '200000.00'],
  [-5, 9, '0.00'],
])('a team that lost %d with %i active members is paid %s', async (net, active, paid) => {
  goTo(nextMonth(clock.now(), 1));
  const a = await openAgent(null, { type: 2 });
  await grant(a, 'DIVIDEND', TIERS);
  goTo(nextMonth(clock.now(), 1));
  clock.advance(3_600_000);
  for (let n = 0; n < active; n += 1) await play(await openAgent(a, { type: 0 }), 100_000, 100_000);
  await play(await openAgent(a, { type: 0 }), 99_999, 99_999);
  // The agent's own play counts for the team, and not as one of its active members.
  await play(a, 2_000_000, 2_000_000 - net);
  goTo(`${nextMonth(clock.now(), 0).slice(0, 8)}16T03:00`);
  await close();
  await runKind(ctx, 'DIVIDEND');
  await logInAgain(a);
  expect((await settlements(a))[0]).toMatchObject({ active, amount: paid });
});

/** The first instant of a month so many later. */
const nextMonth = (now: Date, months: number): string => {
  const local = new Date(now.getTime() + 6.5 * 3_600_000);
  const first = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1));
  return `${first.toISOString().slice(0, 10)}T00:00`;
};

test('a loss of the company is carried where that is agreed, and only between the same two', async () => {
  goTo(nextMonth(clock.now(), 1));
  const a = await openAgent(null, { type: 2 });
  const member = await openAgent(a, { type: 0 });
  await grant(a, 'DIVIDEND', [['0', 0, '10']], { period: 'MONTHLY', carryNegative: true });
  goTo(nextMonth(clock.now(), 1));
  clock.advance(3_600_000);
  await play(member, 1_000, 1_500);
  goTo(nextMonth(clock.now(), 1));
  clock.advance(4 * 3_600_000);
  await close();
  await runKind(ctx, 'DIVIDEND');
  await play(member, 800);
  goTo(nextMonth(clock.now(), 1));
  clock.advance(3 * 3_600_000);
  await close();
  await runKind(ctx, 'DIVIDEND');
  await logInAgain(a);
  expect((await settlements(a)).slice(0, 2)).toMatchObject([
    { volume: '300.00', carryBefore: '-500.00', carryAfter: '0.00', amount: '30.00' },
    { volume: '0.00', carryBefore: '0.00', carryAfter: '-500.00', amount: '0.00' },
  ]);
});
