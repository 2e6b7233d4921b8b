import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { givenMove, givenPlayed, givenUpline, linesOf } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { openFunded } from '../../../../../../tools/test-wallet.ts';
import { sumAllTeams } from '../../../../../../tools/test/count-all-play.ts';
import { businessDay, dayEnd, dayStart } from '../../../business-day.ts';
import { countMissed } from '../../bets/index.ts';
import { followMove } from './follow-move.ts';
import { sumTeamPlay } from './read-team-play.ts';
import { selectStandings } from './standing-store.ts';
import { countActiveTeam, sumTeamDays } from './team-day-store.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, clock } = testContext(db);
const DAY_MS = 24 * 3_600_000;

const play = async (accountId: bigint, stake: bigint): Promise<void> => {
  await givenPlayed(db, { accountId, at: clock.now(), stake });
  await countMissed(db, { from: dayStart(businessDay(clock.now())), to: dayEnd(businessDay(clock.now())) });
  await sumAllTeams(ctx);
};

/** What an account has below it now, and what its team bet on each of two days. */
const seenBy = async (id: bigint, days: readonly string[]) => {
  const standing = (await selectStandings(db, [id])).get(id);
  const valid = await Promise.all(
    days.map(async (day) => (await sumTeamDays(db, { from: day, to: day }, [id])).get(id)?.valid ?? 0n),
  );
  const { members = 0n, direct = 0n, balance = 0n } = standing ?? {};
  return { members, direct, balance, valid };
};

test('a team that moves takes along who belongs to it and what they have, and leaves behind what it came to', async () => {
  const [left, right, head, member] = [1_001n, 1_002n, 1_003n, await openFunded(db, 50_000n)];
  await givenUpline(db, { below: head, above: left, at: clock.now() });
  await givenUpline(db, { below: member, above: head, at: clock.now() });
  const before = businessDay(clock.now());
  await play(member, 700n);
  clock.advance(DAY_MS);
  const after = businessDay(clock.now());
  const days = [before, after];
  const oldLine = (await linesOf(db)).get(head) ?? [];
  await givenMove(db, head, right, before);
  await transaction(db, (tx) =>
    followMove(tx, { accountId: head, oldLine, newLine: [right, head], day: after }),
  );
  await play(member, 300n);
  expect(await seenBy(left, days)).toEqual({ members: 0n, direct: 0n, balance: 0n, valid: [700n, 0n] });
  expect(await seenBy(right, days)).toEqual({ members: 2n, direct: 1n, balance: 50_000n, valid: [0n, 300n] });
  expect(await seenBy(head, days)).toMatchObject({ members: 1n, valid: [700n, 300n] });
  expect(await countActiveTeam(db, left, { from: before, to: after })).toBe(1n);
  expect(await countActiveTeam(db, right, { from: after, to: after })).toBe(1n);
});

test('what the day of a late move brought before it goes along, as salaries of that day ask for it', async () => {
  const [over, left, right, head, member] = [1_021n, 1_022n, 1_023n, 1_024n, await openFunded(db, 10_000n)];
  for (const [below, above] of [
    [left, over],
    [right, over],
    [head, left],
    [member, head],
  ] as const)
    await givenUpline(db, { below, above, at: clock.now() });
  const before = businessDay(clock.now());
  await play(member, 700n);
  clock.advance(DAY_MS);
  const day = businessDay(clock.now());
  const days = [before, day];
  await play(member, 200n);
  await play(head, 50n);
  const oldLine = (await linesOf(db)).get(head) ?? [];
  await givenMove(db, head, right, before);
  await transaction(db, (tx) =>
    followMove(tx, { accountId: head, oldLine, newLine: [over, right, head], day }),
  );
  await play(member, 30n);
  const validOf = async (id: bigint) => (await seenBy(id, days)).valid;
  expect([await validOf(over), await validOf(left), await validOf(right), await validOf(head)]).toEqual([
    [700n, 280n],
    [700n, 0n],
    [0n, 280n],
    [700n, 280n],
  ]);
  const salaries = await sumTeamPlay(db, { from: dayStart(day), to: dayEnd(day) }, [over, left, right]);
  expect([over, left, right].map((id) => salaries.get(id)?.valid ?? 0n)).toEqual([280n, 0n, 280n]);
  const activeOn = (id: bigint) => countActiveTeam(db, id, { from: day, to: day });
  expect([await activeOn(over), await activeOn(left), await activeOn(right)]).toEqual([2n, 0n, 2n]);
});

test('who stood alone comes below somebody with its team', async () => {
  const [top, head, member] = [1_011n, await openFunded(db, 1_000n), await openFunded(db, 20_000n)];
  await givenUpline(db, { below: member, above: head, at: clock.now() });
  await sumAllTeams(ctx);
  const day = businessDay(clock.now());
  await givenMove(db, head, top, businessDay(new Date(clock.now().getTime() - DAY_MS)));
  await transaction(db, (tx) =>
    followMove(tx, { accountId: head, oldLine: [head], newLine: [top, head], day }),
  );
  await sumAllTeams(ctx);
  expect(await seenBy(top, [])).toEqual({ members: 2n, direct: 1n, balance: 21_000n, valid: [] });
});
