import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tools/test-database.ts';
import { testContext } from '../../../../tools/test-context.ts';
import { proveLedger } from '../modules/wallet/index.ts';
import { seedDemoWorld } from './index.ts';

const db = testDatabase();
const world = (name: string) => testContext(db, { DEMO_WORLD: name }).ctx;

const count = async (table: string): Promise<number> => {
  const { rows } = await db.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? 0;
};

test('the demo world is made once, and the full one adds members to the small one', async () => {
  await seedDemoWorld(world('none'));
  expect(await count('identity_account')).toBe(0);
  await seedDemoWorld(world('small'));
  const small = { members: await count('identity_account'), notices: await count('content_piece') };
  expect([await count('payments_channel'), await count('payments_receiver')]).toEqual([14, 22]);
  expect(small.members).toBeGreaterThan(0);
  await seedDemoWorld(world('small'));
  await seedDemoWorld(world('full'));
  await seedDemoWorld(world('full'));
  expect(await count('identity_account')).toBe(small.members + 500);
  expect(await count('content_piece')).toBe(small.notices);
  expect(await count('payments_receiver')).toBe(22);
  expect(await count('raffles_raffle')).toBe(1);
  expect(await count('missions_mission')).toBe(6);
  expect(await count('missions_prize')).toBe(6);
  expect(await proveLedger(db)).toEqual([]);
});
