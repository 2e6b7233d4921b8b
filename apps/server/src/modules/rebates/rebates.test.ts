import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openPlaced } from '../../../../../tools/agents/open-team.ts';
import { signIn, type TestMember } from '../../../../../tools/payments/members.ts';
import { countedOf } from '../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { expectProven } from '../../../../../tools/test-wallet.ts';
import { countAllPlay } from '../../../../../tools/test/count-all-play.ts';
import { businessDay, dayEnd } from '../../business-day.ts';
import { placeBet, resettleBet, settleBet } from '../bets/index.ts';
import { readBalance } from '../wallet/index.ts';
import { payRebates } from './pay-rebates.ts';
import { sharesOf } from './reckon-day.ts';

const db = testDatabase({ role: 'hintha_app' });
const tested = testContext(db);
const { ctx, clock, call } = tested;
const HOUR_MS = 3_600_000;
const FUNDS = 100_000_000n;

let top: TestMember;
let second: TestMember;
let third: TestMember;
let member: TestMember;

beforeAll(async () => {
  // The example of the rule book, agents §2.
  top = await openPlaced(tested, { type: 2, rates: { RNG: 100, SPORTS: 80 } });
  second = await openPlaced(tested, { under: top, rates: { RNG: 80, SPORTS: 80 } });
  third = await openPlaced(tested, { under: second, rates: { RNG: 50 } });
  member = await openPlaced(tested, { type: 0, under: third, rates: { RNG: 30 }, funds: FUNDS });
});

let bets = 0;
const play = async ({ id }: TestMember, category: string, stake: bigint): Promise<string> => {
  const placed = await transaction(db, (tx) =>
    placeBet(tx, {
      accountId: id,
      source: 'coin',
      reference: `b${(bets += 1)}`,
      category,
      game: 'coin',
      round: 'toss',
      stake: money(stake),
      potentialPayout: null,
      selections: [],
      at: clock.now(),
    }),
  );
  const betId = 'id' in placed ? placed.id : '';
  const step = { betId, reference: 'toss', payout: money(0n), outcome: 'decided' as const, at: clock.now() };
  await transaction(db, (tx) => settleBet(tx, step));
  return betId;
};

const correct = (betId: string, outcome: 'push' | 'decided', payout: bigint) =>
  transaction(db, (tx) =>
    resettleBet(tx, { betId, reference: outcome, payout: money(payout), outcome, at: clock.now() }),
  );

/** Goes on to three in the morning of the next day and pays; answers the day that was over. */
const payNextDay = async (): Promise<string> => {
  await countAllPlay(ctx);
  const day = businessDay(clock.now());
  clock.advance(dayEnd(day).getTime() + 3 * HOUR_MS - clock.now().getTime());
  await countAllPlay(ctx);
  await Promise.all([payRebates(ctx), payRebates(ctx)]);
  return day;
};

const balances = () =>
  Promise.all([top, second, third, member].map(async ({ id }) => (await readBalance(db, id))?.balance ?? 0n));

const gained = async (run: () => Promise<unknown>): Promise<bigint[]> => {
  const before = await balances();
  await run();
  return (await balances()).map((after, place) => after - (before[place] ?? 0n));
};

test('a valid bet of 50,000 gives member, and those above, the differences of their rates, and once', async () => {
  await play(member, 'RNG', 5_000_000n);
  expect(await gained(payNextDay)).toEqual([10_000n, 15_000n, 10_000n, 15_000n]);
  expect(await gained(() => payRebates(ctx))).toEqual([0n, 0n, 0n, 0n]);
  await expectProven(db);
});

test('an agent is shown what its rebates are made of, and nobody else’s', async () => {
  await play(member, 'SPORTS', 1_000_000n);
  const day = await payNextDay();
  const [agent, head] = [await signIn(call, second.name), await signIn(call, top.name)];
  const { body } = await call('GET', `/wps/agent/rebates?from=${day}&to=${day}`, { token: agent });
  expect(body.value).toMatchObject({ list: [{ day, own: '0.00', team: '80.00' }] });
  const shares = await call('GET', `/wps/agent/rebates/${day}`, { token: agent });
  expect(shares.body.value).toMatchObject({
    list: [
      { account: member.name, category: 'SPORTS', validBet: '10000.00', rate: 80, below: 0, amount: '80.00' },
    ],
    total: 1,
  });
  const lottery = await call('GET', '/wps/agent/lottery/rebates?language=EN', { token: agent });
  expect(lottery.body.value).toMatchObject({ list: [], total: 0, amount: '0.00' });
  const others = await call('GET', `/wps/agent/rebates/${day}`, { token: head });
  expect(others.body.value).toMatchObject({ list: [] });
});

test('what a correction takes from a paid day is made up before anything is given again', async () => {
  const betId = await play(member, 'RNG', 100_000n);
  await payNextDay();
  await correct(betId, 'push', 100_000n);
  await play(member, 'RNG', 40_000n);
  expect(await gained(payNextDay)).toEqual([0n, 0n, 0n, 0n]);
  await play(member, 'RNG', 100_000n);
  expect((await gained(payNextDay)).reduce((sum, one) => sum + one, 0n)).toBe(400n);
  const valid = (await countedOf(db, member.id)).reduce((sum, row) => sum + row.valid, 0n);
  expect(valid).toBe(5_000_000n + 1_000_000n + 140_000n);
});

test('the shares of a bet come to the rate of the top, whatever the line', () => {
  const lines = fc
    .array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 12 })
    .map((rates) => rates.toSorted((a, b) => b - a));
  fc.assert(
    fc.property(lines, fc.bigInt(1n, 10n ** 12n), (rates, valid) => {
      const line = rates.map((_, place) => BigInt(place + 1));
      const shares = sharesOf({ memberId: line.at(-1) ?? 0n, category: 'RNG', valid, line, rates });
      const sum = shares.reduce((total, { amount }) => total + amount, 0n);
      expect(sum).toBe((valid * BigInt(rates[0] ?? 0)) / 10_000n);
    }),
  );
});
