import { listQueued, transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { betOn, getFight, moveTo, openFight, settleBy } from '../../../../../../tools/sabong/test-fights.ts';
import { givenFightEarlier } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded, testEntry } from '../../../../../../tools/test-wallet.ts';
import { readDecided, resettleBets, type ResultsOf, settleRound } from '../../bets/index.ts';
import { outstandingDebt, post, readBalance } from '../../wallet/index.ts';
import { openBetWriter } from '../bets/bet-writer.ts';
import { turnFights } from '../fights/watch-fights.ts';
import { jobs } from '../jobs.ts';
import { roundOf, settlement, SOURCE } from '../rules.ts';
import type { Fight, FightPick } from '../types.ts';
import { correctCarried, previewResettlement } from './resettle-fight.ts';
import { openScorer } from './score-bets.ts';
import { beginSettlement, finishFight } from './settle-fight.ts';
import { updateCorrected, updateResult } from './settlement-store.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const takeBet = openBetWriter(ctx);

const FUNDS = kyat(1_000_000);
const openMembers = (count: number): Promise<bigint[]> =>
  Promise.all(Array.from({ length: count }, () => openFunded(db, FUNDS)));

const gainsOf = (members: readonly bigint[]): Promise<bigint[]> =>
  Promise.all(members.map(async (member) => ((await readBalance(db, member))?.available ?? 0n) - FUNDS));

/** Half of the members on either side, each with so many bets of 1,000; answers the ids of the bets. */
const stakeEvenly = async (fight: Fight, members: readonly bigint[], each: number): Promise<string[]> => {
  const placed = await Promise.all(
    members.flatMap((member, at) =>
      Array.from({ length: each }, () =>
        takeBet(betOn(member, fight, at % 2 === 0 ? 'meron' : 'wala', 1_000)),
      ),
    ),
  );
  return placed.map(({ betId }) => betId);
};

const correct = async (fight: Fight, result: FightPick): Promise<void> => {
  await transaction(db, async (tx) => {
    await correctCarried(tx, await getFight(ctx, fight.id), result);
    await updateCorrected(tx, fight.id, result);
  });
  await finishFight(ctx, fight.id);
};

test('a settlement that is killed at every batch, run again and by two at once pays each bet once', async () => {
  const fight = await openFight(ctx);
  const members = await openMembers(42);
  await stakeEvenly(fight, members, 60);
  const closed = await moveTo(ctx, fight, 'FIGHTING');
  await transaction(db, (tx) => updateResult(tx, fight.id, 'meron'));
  await beginSettlement(db, fight.id);
  const score = openScorer(closed, 'meron');
  const decision = { source: SOURCE, round: roundOf(fight), reference: 'result 1', at: ctx.clock.now() };
  // In the middle of the first batch, behind it, and behind the second.
  for (const most of [500, 1_000, 1_000]) {
    let seen = 0;
    const breaksOff: ResultsOf = async (on, bets) => {
      const resultOf = await score(on, bets);
      return (bet) => {
        if ((seen += 1) > most) throw new Error('the power failed');
        return resultOf(bet);
      };
    };
    await expect(settleRound(db, decision, breaksOff)).rejects.toThrow('power');
  }
  await Promise.all([finishFight(ctx, fight.id), finishFight(ctx, fight.id)]);
  await finishFight(ctx, fight.id);
  expect(await gainsOf(members)).toEqual(
    members.map((_, at) => (at % 2 === 0 ? kyat(54_000) : kyat(-60_000))),
  );
  const settled = await getFight(ctx, fight.id);
  expect(settled).toMatchObject({ state: 'SETTLED', bets: 2_520, paid: kyat(2_394_000), breakage: 0n });
  expect(settled.finishedAt).not.toBeNull();
  await expectProven(db);
});

test('a cancelled fight that was left undone gives every stake back once, when it is taken up again', async () => {
  const fight = await openFight(ctx);
  const members = await openMembers(3);
  await Promise.all(members.map((member) => takeBet(betOn(member, fight, 'meron', 1_000))));
  await moveTo(ctx, fight, 'CLOSED');
  await jobs(ctx)
    .find(({ name }) => name === 'sabong-ask-again')
    ?.run({});
  expect(await listQueued(db, [settlement.keyOf(fight.id)])).toHaveLength(1);
  await Promise.all([finishFight(ctx, fight.id), finishFight(ctx, fight.id)]);
  expect(await gainsOf(members)).toEqual([0n, 0n, 0n]);
  expect((await getFight(ctx, fight.id)).finishedAt).not.toBeNull();
  await expectProven(db);
});

test('a result that is corrected twice returns every balance to where it was, and the preview says what moves', async () => {
  const fight = await openFight(ctx);
  const members = await openMembers(8);
  await stakeEvenly(fight, members, 2);
  const [onDraw = 0n] = await openMembers(1);
  await takeBet(betOn(onDraw, fight, 'draw', 1_000));
  await settleBy(ctx, fight, 'meron');
  const first = await gainsOf([...members, onDraw]);
  const moves = await previewResettlement(ctx, await getFight(ctx, fight.id), 'draw');
  expect(moves.find(({ accountId }) => accountId === onDraw)).toEqual({
    accountId: onDraw,
    bets: 1,
    paid: kyat(9_000),
    takenBack: 0n,
  });
  expect(moves).toHaveLength(9);
  await correct(fight, 'draw');
  expect(await gainsOf([...members, onDraw])).toEqual([...members.map(() => 0n), kyat(8_000)]);
  await correct(fight, 'wala');
  expect((await gainsOf(members)).toReversed()).toEqual(first.slice(0, 8));
  await correct(fight, 'meron');
  expect(await gainsOf([...members, onDraw])).toEqual(first);
  expect(await getFight(ctx, fight.id)).toMatchObject({ state: 'SETTLED', version: 4, breakage: 0n });
  await expectProven(db);
});

test('a resettlement that is killed, run again and by two at once moves each bet once', async () => {
  const fight = await openFight(ctx);
  const members = await openMembers(10);
  const betIds = await stakeEvenly(fight, members, 3);
  await settleBy(ctx, fight, 'meron');
  await transaction(db, (tx) => updateCorrected(tx, fight.id, 'wala'));
  const score = openScorer(await getFight(ctx, fight.id), 'wala');
  // Some of the bets had been settled anew when the power failed.
  await transaction(db, async (tx) => {
    const bets = await readDecided(tx, betIds.slice(5, 12));
    const resultOf = await score(tx, bets);
    const step = { reference: 'result 2', at: ctx.clock.now() };
    await resettleBets(
      tx,
      bets.map((bet) => ({ ...resultOf(bet), ...step, betId: bet.id })),
    );
  });
  await Promise.all([finishFight(ctx, fight.id), finishFight(ctx, fight.id)]);
  await finishFight(ctx, fight.id);
  expect(await gainsOf(members)).toEqual(members.map((_, at) => (at % 2 === 1 ? kyat(2_700) : kyat(-3_000))));
  expect(await getFight(ctx, fight.id)).toMatchObject({ state: 'SETTLED', version: 2 });
  await expectProven(db);
});

test('what a member has spent of a win that is taken back is a debt', async () => {
  const fight = await openFight(ctx);
  const [winner = 0n, loser = 0n] = await openMembers(2);
  await takeBet(betOn(winner, fight, 'meron', 500_000));
  await takeBet(betOn(loser, fight, 'wala', 500_000));
  await settleBy(ctx, fight, 'meron');
  await post(db, winner, { ...testEntry(randomUUID(), kyat(1_450_000)), kind: 'WITHDRAW' });
  await correct(fight, 'wala');
  expect((await readBalance(db, winner))?.available).toBe(0n);
  expect(await outstandingDebt(db, winner)).toBe(kyat(950_000));
  await expectProven(db);
});

test('the clockwork calls for the last bets, closes, settles after the time for another result, and cancels without one', async () => {
  const [fight, silent] = [await openFight(ctx, { closesInMs: 100_000 }), await openFight(ctx)];
  const members = await openMembers(4);
  await stakeEvenly(fight, members, 1);
  await stakeEvenly(silent, members, 1);
  const stateOf = async ({ id }: Fight) => {
    await turnFights(ctx);
    return (await getFight(ctx, id)).state;
  };
  expect(await stateOf(fight)).toBe('OPEN');
  await givenFightEarlier(db, fight.id, 90_000);
  expect(await stateOf(fight)).toBe('LAST_CALL');
  await givenFightEarlier(db, fight.id, 10_000);
  expect(await stateOf(fight)).toBe('CLOSED');
  await transaction(db, (tx) => updateResult(tx, fight.id, 'wala'));
  expect(await stateOf(fight)).toBe('RESULT');
  await givenFightEarlier(db, fight.id, 15_000);
  expect(await stateOf(fight)).toBe('SETTLING');
  await finishFight(ctx, fight.id);
  expect(await stateOf(fight)).toBe('SETTLED');
  await moveTo(ctx, silent, 'FIGHTING');
  await givenFightEarlier(db, silent.id, 19 * 60_000);
  expect(await stateOf(silent)).toBe('FIGHTING');
  await givenFightEarlier(db, silent.id, 60_000);
  expect(await stateOf(silent)).toBe('CANCELLED');
  await finishFight(ctx, silent.id);
  expect(await getFight(ctx, silent.id)).toMatchObject({ cancelReason: 'NO_RESULT' });
  expect(await gainsOf(members)).toEqual([kyat(-1_000), kyat(900), kyat(-1_000), kyat(900)]);
  await expectProven(db);
});
