import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { outcomeOf } from '../../../../../../tools/lottery/test-numeros.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { betOn, moveTo, openFight } from '../../../../../../tools/sabong/test-fights.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { readBalance } from '../../wallet/index.ts';
import { updateArena } from '../arenas/arena-store.ts';
import type { FightPick } from '../types.ts';
import { openBetWriter } from './bet-writer.ts';
import { listMemberStakes, listPools } from './pool-store.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
/** As in two processes, neither of which knows what the other has on its way. */
const writers = [openBetWriter(ctx), openBetWriter(ctx)] as const;

const FUNDS = kyat(10_000_000);
const openMembers = (count: number): Promise<bigint[]> =>
  Promise.all(Array.from({ length: count }, () => openFunded(db, FUNDS)));

const countOf = (outcomes: readonly unknown[], outcome: unknown): number =>
  outcomes.filter((one) => one === outcome).length;

const stakeOn = async (id: bigint, picks: readonly FightPick[]): Promise<bigint> =>
  (await listPools(db, [id]))
    .filter(({ pick }) => picks.includes(pick))
    .reduce((sum, { stake }) => sum + stake, 0n);

test('a member who bets by two processes at once stakes no more than a fight takes of one', async () => {
  const fight = await openFight(ctx);
  const [member = 0n] = await openMembers(1);
  const outcomes = await Promise.all(
    writers.flatMap((takeBet) =>
      (['meron', 'wala', 'meron'] as const).map((pick) =>
        outcomeOf(takeBet(betOn(member, fight, pick, 1_500_000))),
      ),
    ),
  );
  expect([countOf(outcomes, 'done'), countOf(outcomes, 'amount_out_of_range')]).toEqual([3, 3]);
  expect(await listMemberStakes(db, [{ accountId: member, fightId: fight.id }])).toMatchObject([
    { stake: kyat(4_500_000) },
  ]);
  expect((await readBalance(db, member))?.available).toBe(FUNDS - kyat(4_500_000));
  await expectProven(db);
});

test('draws and capped sides take no more of two processes at once than of one', async () => {
  const fight = await openFight(ctx, { arena: 'CAPPED' });
  const capAt = (most: number | null) =>
    transaction(db, (tx) =>
      updateArena(tx, 'CAPPED', {
        isOn: true,
        drawMode: 'FIXED',
        mostPool: most === null ? null : kyat(most),
      }),
    );
  const members = await openMembers(16);
  const betAll = (picks: readonly FightPick[], stake: number) =>
    Promise.all(
      members.map((member, at) =>
        outcomeOf(
          (writers[at % 2] ?? writers[0])(betOn(member, fight, picks[at % picks.length] ?? 'draw', stake)),
        ),
      ),
    );
  const draws = await betAll(['draw'], 100_000);
  expect([countOf(draws, 'done'), countOf(draws, 'draw_full')]).toEqual([12, 4]);
  await betAll(['meron'], 500);
  // A cap that is set while a fight is open counts what was staked before.
  await capAt(16_000);
  const sides = await betAll(['wala', 'meron', 'meron'], 1_000);
  expect([countOf(sides, 'done'), countOf(sides, 'pool_full')]).toEqual([8, 8]);
  expect(await stakeOn(fight.id, ['meron', 'wala'])).toBe(kyat(16_000));
  await capAt(null);
  expect(countOf(await betAll(['wala'], 1_000), 'done')).toBe(16);
  const closed = await moveTo(ctx, fight, 'CLOSED');
  expect([closed.drawStake, closed.bets]).toEqual([kyat(1_200_000), 12 + 16 + 8 + 16]);
  await expectProven(db);
});

test('of those that come together after the close a request that was taken before is answered as it was', async () => {
  const fight = await openFight(ctx);
  const [takeBet] = writers;
  const members = await openMembers(6);
  const early = members.slice(0, 2).map((member) => betOn(member, fight, 'meron', 1_000));
  const taken = await Promise.all(early.map(takeBet));
  await moveTo(ctx, fight, 'CLOSED');
  const late = members.slice(2).map((member) => takeBet(betOn(member, fight, 'wala', 1_000)));
  const [repeated, outcomes] = await Promise.all([
    Promise.all(early.map(takeBet)),
    Promise.all(late.map(outcomeOf)),
  ]);
  expect(repeated).toEqual(taken);
  expect(new Set(outcomes)).toEqual(new Set(['fight_closed']));
});
