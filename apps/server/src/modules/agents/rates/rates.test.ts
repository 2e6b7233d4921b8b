import { transaction } from '@hintha/platform';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPlaced } from '../../../../../../tools/agents/open-team.ts';
import { givenMove } from '../../../../../../tools/scenario/index.ts';
import { secondConnection, testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { lineNow, ratesNow, ratesOfLine } from '../index.ts';
import { selectRates, upsertRates } from './rate-store.ts';

const db = testDatabase({ role: 'hintha_app' });
const other = secondConnection(db, { role: 'hintha_app' });
const tested = testContext(db);

const set = (accountId: bigint, rates: object, on = db) =>
  transaction(on, (tx) => upsertRates(tx, accountId, rates));
const constraintOf = (setting: Promise<unknown>) =>
  setting.then(
    () => 'set',
    (thrown: { constraint?: string }) => thrown.constraint,
  );
const rateOf = async (accountId: bigint) => (await selectRates(db, [accountId])).get(accountId)?.RNG;

const openPair = async () => {
  const above = await openPlaced(tested, { rates: { RNG: 80, SEA: 1950 } });
  const below = await openPlaced(tested, { under: above, rates: { RNG: 50, SEA: 1900 } });
  return { above: above.id, below: below.id };
};

test('the database holds what stands below within what stands above, from either side', async () => {
  const { above, below } = await openPair();
  expect(await constraintOf(set(below, { RNG: 81 }))).toBe('agents_rate_above');
  expect(await constraintOf(set(below, { LIVE: 1 }))).toBe('agents_rate_above');
  expect(await constraintOf(set(below, { SEA: 1952 }))).toBe('agents_rate_above');
  expect(await constraintOf(set(above, { RNG: 49 }))).toBe('agents_rate_below');
  expect(await constraintOf(set(above, { SEA: 1898 }))).toBe('agents_rate_below');
  expect(await constraintOf(set(below, { RNG: 80, SEA: 1950 }))).toBe('set');
  for (const wrong of [{ RNG: 1001 }, { RNG: -1 }, { SEA: 1951 }, { SEA: 1698 }])
    expect(await constraintOf(set(above, wrong))).toMatch(/agents_rate/);
});

test('a lowering above and a raising below never pass each other', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { above, below } = await openPair();
    const answers = await Promise.all([
      constraintOf(set(above, { RNG: 60 })),
      constraintOf(set(below, { RNG: 70 }, other)),
    ]);
    expect(answers.filter((answer) => answer === 'set')).toHaveLength(1);
    expect(await rateOf(above)).toBeGreaterThanOrEqual((await rateOf(below)) ?? 0);
  }
});

test('a move and a raising never pass each other', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { below } = await openPair();
    const lower = await openPlaced(tested, { rates: { RNG: 55, SEA: 1950 } });
    const answers = await Promise.all([
      constraintOf(set(below, { RNG: 70 }, other)),
      constraintOf(givenMove(db, below, lower.id)),
    ]);
    expect(answers.filter((answer) => answer === 'set')).toHaveLength(1);
  }
});

test('who comes below another with more than it has is refused there', async () => {
  const { below } = await openPair();
  const lower = await openPlaced(tested, { rates: { RNG: 40 } });
  expect(await constraintOf(givenMove(db, below, lower.id))).toBe('agents_rate_above');
});

test('what was set is read for all accounts, and for a whole line in one statement', async () => {
  const { above, below } = await openPair();
  const all = await sql<{ account: bigint; rate: number }>`
    select account, rate from ${ratesNow()} r where category = 'RNG' and account in (${above}, ${below})
    order by account`.execute(db.kysely);
  expect(all.rows).toEqual([
    { account: above, rate: 80 },
    { account: below, rate: 50 },
  ]);
  const line = await sql<{ step: bigint; account: bigint; category: string; rate: number }>`
    select step, account, category, rate from ${ratesOfLine(lineNow(sql`${below}::bigint`))} l
    order by step, category`.execute(db.kysely);
  expect(line.rows).toEqual([
    { step: 1n, account: above, category: 'RNG', rate: 80 },
    { step: 1n, account: above, category: 'SEA', rate: 1950 },
    { step: 2n, account: below, category: 'RNG', rate: 50 },
    { step: 2n, account: below, category: 'SEA', rate: 1900 },
  ]);
});
