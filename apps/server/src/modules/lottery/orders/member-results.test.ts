import { money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lockNow, openNumero, orderOn } from '../../../../../../tools/lottery/test-numeros.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import {
  findBet,
  type BetResult,
  readStanding,
  type ResultsOf,
  settleRound,
  type UndecidedBet,
} from '../../bets/index.ts';
import { readSettings, setSettings } from '../../settings/index.ts';
import { lotteryGame } from '../games.ts';
import { roundOf, SOURCE } from '../rules.ts';
import { lotterySettings } from '../settings.ts';
import { confirmResult } from '../settlement/settle-numero.ts';
import type { Numero } from '../types.ts';
import { cancelOrder } from './cancel-order.ts';
import { listOrders } from './list-orders.ts';
import { capPayouts, memberResults, type ScoredBet } from './member-results.ts';
import { openOrderWriter } from './order-writer.ts';
import { winOf } from './price-bet.ts';
import { readMemberResults, type Score } from './read-member-results.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const takeOrder = openOrderWriter(ctx);

const gameOf = (code: string) => {
  const game = lotteryGame(code);
  if (game === undefined) throw new Error(code);
  return game;
};

const LIMITS = { mostPayout: kyat(1_000_000), mostCovered: 70 };

const bet = (market: string, pick: string, stake: number, payout = 0): ScoredBet => ({
  id: `${market} ${pick}`,
  stake: kyat(stake),
  selection: { market, pick },
  result: { outcome: 'decided', payout: kyat(payout) },
});

/** In kyat what counts of each bet. */
const validOf = (game: string, ...bets: ScoredBet[]): number[] =>
  memberResults(gameOf(game), bets, LIMITS).map(({ mostValid }, at) =>
    Number((mostValid ?? bets[at]?.stake ?? 0n) / 100n),
  );

test('who covers more than seven of ten digits of a place has bet on nothing there', () => {
  expect(validOf('SSC_1M', bet('DWD', '0,1,2,3,4,5,6,7', 1_600))).toEqual([0]);
  expect(validOf('SSC_1M', bet('DWD', '0,1,2,3,4,5,6', 1_400))).toEqual([1_400]);
  // Also with several bets, and then with all of that play; other plays count.
  expect(
    validOf('SSC_1M', bet('DWD', '0,1,2,3', 800), bet('DWD', '4,5,6,7', 800), bet('LHH_15', 'E', 200)),
  ).toEqual([0, 0, 200]);
});

test('of opposed sides the difference counts', () => {
  expect(validOf('SSC_1M', bet('DXDS_1', 'BIG', 1_000), bet('DXDS_1', 'SMALL', 400))).toEqual([600, 0]);
  expect(validOf('SSC_1M', bet('DXDS_1', 'BIG,SMALL', 400), bet('DXDS_1', 'ODD', 300))).toEqual([0, 300]);
  expect(validOf('SSC_1M', bet('LHH_15', 'D,E', 400), bet('LHH_15', 'T', 1_000))).toEqual([200, 800]);
  expect(validOf('PK10_1M', bet('LH_1', 'D', 200), bet('LH_2', 'T', 200))).toEqual([200, 200]);
});

test('of sides no more counts than is staked, nor less than nothing, and the difference in all', () => {
  const sides = fc.array(fc.tuple(fc.constantFrom('BIG', 'SMALL'), fc.integer({ min: 1, max: 1_000 })), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(sides, (staked) => {
      const bets = staked.map(([side, stake], at) => ({ ...bet('DXDS_1', side, stake), id: String(at) }));
      const valid = validOf('SSC_1M', ...bets);
      const on = (side: string) =>
        staked.reduce((sum, [one, stake]) => (one === side ? sum + stake : sum), 0);
      expect(valid.every((counts, at) => counts >= 0 && counts <= (staked[at]?.[1] ?? 0))).toBe(true);
      expect(valid.reduce((sum, counts) => sum + counts, 0)).toBe(Math.abs(on('BIG') - on('SMALL')));
    }),
  );
});

test('payouts are cut off where together they pass the most, and never raised', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(0n, 1_000n)), fc.bigInt(0n, 5_000n), (payouts, most) => {
      const capped = capPayouts(payouts.map(money), money(most));
      const sumOf = (list: readonly bigint[]) => list.reduce((sum, one) => sum + one, 0n);
      expect(sumOf(capped)).toBe(sumOf(payouts) < most ? sumOf(payouts) : most);
      expect(capped.every((payout, at) => payout <= (payouts[at] ?? 0n))).toBe(true);
    }),
  );
});

/** What bets of a numero come to, by what each comes to by itself. */
const scoring = async (numero: Numero, scoreOf: Score): Promise<ResultsOf> => {
  const settings = await readSettings(db, lotterySettings);
  return async (on, bets) => {
    const results = await readMemberResults(on, { numero, settings, scoreOf }, bets);
    return ({ id }) => results.get(id) ?? { outcome: 'decided', payout: kyat(0) };
  };
};

test('a member is paid so much in a numero, whoever settles it, and sees that it was cut off', async () => {
  await setSettings(db, lotterySettings, { mostPayoutInNumero: kyat(100_000) });
  const [account, other] = [await openFunded(db, kyat(100_000)), await openFunded(db, kyat(100_000))];
  const numero = await openNumero(ctx, 'MM2D', { locksInMs: 3_600_000 });
  await setSettings(db, lotterySettings, { cancelMinutes: 0 });
  const gone = await takeOrder(orderOn(account, numero, ['2D', '36', 1_000]));
  await cancelOrder(ctx, { accountId: account, orderId: gone.id });
  const first = await takeOrder(orderOn(account, numero, ['2D', '36', 1_000], ['2D', '63', 500]));
  const second = await takeOrder(orderOn(account, numero, ['2D', '36', 1_000]));
  const theirs = await takeOrder(orderOn(other, numero, ['2D', '36', 1_000]));
  await lockNow(ctx, numero);
  const score = ({ stake, selections: [selection] }: UndecidedBet): BetResult => {
    if (selection === undefined) throw new Error('no selection');
    return { outcome: 'decided', payout: winOf(gameOf('MM2D'), [['36']], { stake, selection }) };
  };
  const ids = [first, second, theirs].flatMap(({ betIds }) => betIds);
  const resultsOf = await scoring(numero, score);
  const own = (await readStanding(db, second.betIds)).map(async (bet) => (await resultsOf(db, [bet]))(bet));
  expect(await Promise.all(own)).toEqual([{ outcome: 'decided', payout: kyat(15_000) }]);
  await confirmResult(ctx, numero, [['36']]);
  const decision = { source: SOURCE, round: roundOf(numero), reference: 'result 1', at: ctx.clock.now() };
  const before = await readStanding(db, ids);
  const expected = before.map(await resultsOf(db, before));
  await settleRound(db, decision, resultsOf);
  // The same comes out when all of it is settled.
  const settled = await readStanding(db, ids);
  expect(settled.map(await resultsOf(db, settled))).toEqual(expected);
  expect((await findBet(db, account, first.betIds[0] ?? ''))?.payout).toBe(kyat(85_000));
  expect((await findBet(db, account, second.betIds[0] ?? ''))?.payout).toBe(kyat(15_000));
  expect((await findBet(db, other, theirs.betIds[0] ?? ''))?.payout).toBe(kyat(85_000));
  const { orders } = await listOrders(ctx, { accountId: account, openOnly: false }, { no: 1, size: 20 });
  expect(orders.map(({ bets }) => bets.map(({ isCapped }) => isCapped))).toEqual([
    [true],
    [false, false],
    [false],
  ]);
  await expectProven(db);
});

test('what counts of a bet is no more than its member has at stake by all of them', async () => {
  const account = await openFunded(db, kyat(100_000));
  const numero = await openNumero(ctx, 'SSC_1M', { locksInMs: 3_600_000 });
  const order = await takeOrder(
    orderOn(
      account,
      numero,
      ['DXDS_1', 'BIG', 1_000],
      ['DXDS_1', 'SMALL', 400],
      ['DWD', '0,1,2,3,4,5,6,7', 200],
    ),
  );
  await lockNow(ctx, numero);
  const lose = (): BetResult => ({ outcome: 'decided', payout: kyat(0) });
  const decision = { source: SOURCE, round: roundOf(numero), reference: 'result 1', at: ctx.clock.now() };
  await settleRound(db, decision, await scoring(numero, lose));
  const valid = await Promise.all(order.betIds.map(async (id) => (await findBet(db, account, id))?.valid));
  expect(valid).toEqual([kyat(600), kyat(0), kyat(0)]);
});
