import { openDatabase } from '@hintha/platform';
import { expect, test } from 'vitest';
import { testContext } from '../../../tools/test-context.ts';
import { testDatabase } from '../../../tools/test-database.ts';
import { checkClocks } from './modules/site/alarms/watch-clock.ts';
import { listAlarms } from './modules/site/alarms/alarms.ts';

const PATIENCE_MS = 200;
const HELP = '/wps/system/helpCenter';

const db = testDatabase();
const { ctx, clock } = testContext(db);
const narrow = openDatabase(db.pool.options.connectionString ?? '', { max: 1, patienceMs: PATIENCE_MS });
const { ctx: narrowCtx, call } = testContext(narrow);

const kindsOf = async (of: typeof ctx): Promise<string[]> => (await listAlarms(of)).map(({ kind }) => kind);

test('without a free connection a call waits for a while, is then told to come again, and served when one is free', async () => {
  expect((await call('GET', HELP)).status).toBe(200);
  const held = await narrow.pool.connect();
  const startedMs = performance.now();
  const answer = await call('GET', HELP);
  expect(answer).toMatchObject({ status: 503, body: { code: 'busy' } });
  expect(performance.now() - startedMs).toBeGreaterThanOrEqual(PATIENCE_MS - 5);
  held.release();
  expect((await call('GET', HELP)).status).toBe(200);
  expect(await kindsOf(narrowCtx)).toEqual(['connections']);
  // Written down once there is a connection again, and so another server's console tells of it.
  await expect.poll(() => kindsOf(ctx)).toEqual(['connections']);
  await narrow.close();
});

test.each([3_600_000, -3_600_000])(
  'a clock that is %i milliseconds before that of the database is an alarm until it is set',
  async (apartMs) => {
    clock.advance(Date.now() + apartMs - clock.now().getTime());
    expect(Math.abs((await checkClocks(ctx)) - apartMs)).toBeLessThan(60_000);
    expect(await kindsOf(ctx)).toContain('clock');
    clock.advance(Date.now() - clock.now().getTime());
    await checkClocks(ctx);
    expect(await kindsOf(ctx)).not.toContain('clock');
  },
);
