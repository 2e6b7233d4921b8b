import { openDatabase, shortageOf } from '@hintha/platform';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testConsole } from '../../../tools/console/test-console.ts';
import { testContext } from '../../../tools/test-context.ts';
import { testDatabase } from '../../../tools/test-database.ts';
import { expectProven, openFunded, testEntry } from '../../../tools/test-wallet.ts';
import { bet, readBalance } from './modules/wallet/index.ts';

const owner = testDatabase();
const address = new URL(owner.pool.options.connectionString ?? '');
const OWNER = address.username;
const CALLER = `caller_${address.pathname.slice(1)}`;

// A superuser is let in beyond the limit of its role, so the server comes as somebody else and acts as the owner.
address.username = CALLER;
const db = openDatabase(address.href, { max: 4, session: { role: OWNER } });
const { ctx, call } = testContext(db);
const { call: callStaff, hire } = testConsole(ctx);

beforeAll(() =>
  owner.pool.query(`create role ${CALLER} login password '${address.password}' in role ${OWNER}`),
);
afterAll(async () => {
  await db.close();
  await owner.pool.query(`drop role ${CALLER}`);
});

/** PostgreSQL lets in so many of the server's connections, and those that there are have ended. */
const limit = async (connections: number): Promise<void> => {
  await owner.pool.query(`alter role ${CALLER} connection limit ${connections}`);
  await owner.pool.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = $1`, [
    CALLER,
  ]);
};

test('a database that lets nobody in any more is busy for a moment, an alarm, and over without a restart', async () => {
  const { token } = await hire('content', 'content');
  const change = () =>
    callStaff('PUT', '/console/site/flags/FREEPLAY3', { token, body: { enabled: false, reason: 'a test' } });
  await call('GET', '/wps/system/permission');
  await limit(0);
  const turnedAway: unknown = await db.pool.query('select 1').catch((failure: unknown) => failure);
  expect(turnedAway).toMatchObject({ code: '53300' });
  expect(shortageOf(turnedAway)).toBe('connections');
  expect(await change()).toMatchObject({ status: 503, body: { code: 'busy' } });
  await limit(4);
  const { body } = await callStaff('GET', '/console/alarms', { token });
  expect(body.value).toMatchObject({ alarms: [{ kind: 'connections' }] });
  expect((await change()).body.code).toBe('ok');
});

test('of bets while nobody is let in none is lost and none is taken twice, whatever their callers heard', async () => {
  const [bets, stake, funds] = [40, 100n, 1_000_000n];
  const wallet = await openFunded(owner, funds);
  const answered: string[][] = Array.from({ length: bets }, () => []);
  const betAll = () =>
    Promise.all(
      answered.map(async (answers, n) => {
        const asked = bet(db, wallet, testEntry(`bet ${n}`, stake));
        answers.push(
          await asked.then(
            ({ outcome }) => outcome,
            (thrown) => shortageOf(thrown) ?? 'bug',
          ),
        );
      }),
    );
  await Promise.all([betAll(), limit(0)]);
  await betAll();
  expect(answered.filter((answers) => answers.includes('bug'))).toEqual([]);
  expect(answered.every(([, second]) => second === 'connections' || second === 'database_away')).toBe(true);
  await limit(4);
  // Who was turned away a moment ago may still stand at the door, and takes the place of one that may come in.
  await vi.waitFor(
    async () => {
      await betAll();
      expect(answered.map((answers) => answers.at(-1))).not.toContain('connections');
    },
    { timeout: 30_000 },
  );
  // A bet that was answered as taken is only answered so again; any other was taken, or is taken now.
  for (const answers of answered)
    expect(answers[0] === 'posted' ? ['replayed'] : ['replayed', 'posted']).toContain(answers.at(-1));
  expect(await readBalance(owner, wallet)).toMatchObject({ balance: funds - stake * BigInt(bets) });
  await expectProven(owner);
});
