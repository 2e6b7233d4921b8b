import { beforeAll, expect, test } from 'vitest';
import { readSettled, readStored, sumDecided } from '../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { secondConnection, testDatabase } from '../../../../../tools/test-database.ts';
import { readLines } from '../../modules/agents/index.ts';
import { addDays } from '../../modules/bets/index.ts';
import { listContracts } from '../../modules/contracts/index.ts';
import { findAccounts } from '../../modules/identity/index.ts';
import { sumTeamDays } from '../../modules/teams/index.ts';
import { proveLedger } from '../../modules/wallet/index.ts';
import { businessDay, dayEnd, dayStart } from '../../business-day.ts';
import { beginTeam, makeTeam, renewOffers } from './make-team.ts';
import { readIds } from './open-accounts.ts';
import { AGENT, listTeam } from './tree.ts';

const db = testDatabase({ role: 'hintha_app' });
const owner = secondConnection(db);
const { ctx, clock } = testContext(db, { DEMO_WORLD: 'small' });
const { connectionString: url = '' } = db.pool.options;

/** From the day before the second half of a February to the day after it: the shortest past with a dividend. */
const turns = { days: 15, share: 0.3, hourlyDays: 1, realtimeDays: 0 };
const NOW = new Date('2027-03-01T14:30:00+06:30');
/** After so many things that happened it is broken off. */
const STEPS = [6, 33];

const KINDS = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const;

let ids: ReadonlyMap<string, bigint>;

beforeAll(async () => {
  // A copy of a database does not copy what may be done with it.
  await owner.pool.query(
    `do $$ begin execute format('grant create on database %I to hintha_app', current_database()); end $$`,
  );
  clock.advance(NOW.getTime() - clock.now().getTime());
  expect(await beginTeam(ctx, turns)).toBe(true);
  // It is broken off in the middle of days, and goes on.
  for (const steps of STEPS) {
    let left = steps;
    expect(await makeTeam(ctx, { url, turns, isStopped: () => (left -= 1) < 0 })).toBe(false);
    expect(await beginTeam(ctx, turns)).toBe(true);
  }
  expect(await makeTeam(ctx, { url, turns })).toBe(true);
  ids = await readIds(ctx, listTeam(turns));
}, 120_000);

const agentId = (): bigint => ids.get(AGENT) ?? 0n;

test('the ledger of the demo team is proven, and its database tells the time again', async () => {
  expect(await proveLedger(db)).toEqual([]);
  const { rows } = await owner.pool.query(`select from pg_namespace where nspname = 'demo_past'`);
  expect(rows).toEqual([]);
});

test('the agent stands in the middle of five levels', async () => {
  const lines = [...(await readLines(db, [...ids.values()])).values()];
  expect(Math.max(...lines.map((line) => line.length))).toBe(5);
  const below = lines.filter((line) => line.includes(agentId()));
  expect(Math.max(...below.map((line) => line.length - line.indexOf(agentId())))).toBe(4);
  expect(lines.find((line) => line.at(-1) === agentId())).toHaveLength(2);
});

test('an offer waits for the answer of the agent, and one of its own for that of an agent below', async () => {
  const offered = async (direction: 'UP' | 'DOWN') =>
    (await listContracts(db, { accountId: agentId(), kinds: KINDS, direction, limit: 500 })).filter(
      ({ state }) => state === 'OFFERED',
    );
  expect((await offered('UP')).map(({ kind }) => kind)).toEqual(['DIVIDEND']);
  expect((await offered('DOWN')).map(({ payeeId }) => payeeId)).toEqual([ids.get('star9999')]);
});

test('what contracts came to is what the bets of the teams were, and is paid', async () => {
  const settled = await readSettled(db);
  expect([...new Set(settled.map(({ kind }) => kind))].toSorted()).toEqual([...KINDS].toSorted());
  for (const { payeeId: id, from, to, play } of settled)
    expect(play).toEqual(await sumDecided(db, { id, from, to }));
  const due = settled.filter(({ amount, kind }) => amount > 0n && kind !== 'DAILY');
  expect(due.filter(({ paid }) => paid === null)).toEqual([]);
  expect(due.length).toBeGreaterThan(0);
});

test('the figures of the team are those of its bets', async () => {
  const today = businessDay(NOW);
  const days = { from: addDays(today, -turns.days), to: today };
  const { stake = 0n, payout = 0n } = (await sumTeamDays(db, days, [agentId()])).get(agentId()) ?? {};
  const span = { from: dayStart(days.from), to: dayEnd(today) };
  const decided = await sumDecided(db, { id: agentId(), ...span });
  expect([String(stake), String(payout)]).toEqual([decided.stake, decided.payout]);
  expect(stake).toBeGreaterThan(0n);
});

test('what is complete is not begun again; offers that ran out are made again', async () => {
  const before = await readStored(db, 'wallet_posting');
  expect(await beginTeam(ctx, turns)).toBe(false);
  expect(await makeTeam(ctx, { url, turns })).toBe(true);
  await renewOffers(ctx, turns);
  expect(await readStored(db, 'wallet_posting')).toEqual(before);
  expect((await findAccounts(db, [AGENT])).get(AGENT)?.demo).toBe(true);
});
