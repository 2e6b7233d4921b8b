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
