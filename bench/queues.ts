import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  collectContributions,
  migrate,
  openDatabase,
  openLog,
  openMetrics,
  openObjects,
  systemClock,
  systemRandom,
  type Database,
  type Http,
} from '@hintha/platform';
import { ALL_CONTRIBUTIONS } from '@hintha/server/src/all-modules.ts';
import { openConsole } from '@hintha/server/src/app.ts';
import { readConfig } from '@hintha/server/src/config.ts';
import { openCountries } from '@hintha/server/src/countries.ts';
import { createDatabase } from '../tools/postgres/index.ts';
import {
  givenCrowd,
  givenDepositOfEach,
  givenFundedWallets,
  givenRoundOfEach,
  givenStaff,
  givenStaffSession,
  givenWithdrawalOfEach,
} from '../tools/scenario/index.ts';
import { openBenchServer } from './bench-server.ts';
import { ownSeconds, serverSeconds } from './cpu-time.ts';
import { median, type Figure } from './figure.ts';

const MIGRATIONS = fileURLToPath(new URL('../apps/server/migrations/', import.meta.url));
/** Of each: accounts, deposits and withdrawals that wait. */
const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000);
/** So few that the slowest is the p99. */
const CALLS = 50;
const BOUND_MS = 100;

/** What the staff asks of queues in which a hundred thousand orders wait, from the call to its answer. */
export async function* measure(): AsyncGenerator<Figure> {
  await using server = await openBenchServer();
  const db = await openFilled(server.postgres.url);
  const folder = mkdtempSync(join(tmpdir(), 'hintha-bench-objects-'));
  const http = await openBackoffice(db, folder);
  const token = await enter(db);
  yield { name: 'deposits and withdrawals that wait, each', value: ORDERS, unit: '' };
  const { pid } = server.postgres;
  for (const [name, url] of BACKOFFICE_CALLS) yield* repeated(name, pid, () => ask(http, token, url));
  await http.close();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
}

const MIDDLE = Math.floor(ORDERS / 2);
const NAME = `member${MIDDLE}`;
const PHONES_FROM = 9_500_000_000_000n;
// Accounts begin at 1000.
const MEMBER = 1_000 + MIDDLE;

/** Each kind of question, and the worst of its kind: amounts that nothing has make the queue be read whole. */
const BACKOFFICE_CALLS: readonly (readonly [name: string, url: string])[] = [
  ['deposits: first page', '/console/deposits'],
  ['deposits: a page in the middle', `/console/deposits?after=${MIDDLE}`],
  ['deposits: one state', '/console/deposits?state=REVIEW'],
  ['deposits: one channel and large amounts', '/console/deposits?channel=bench_b&least=9000'],
  ['deposits: amounts that there are none of', '/console/deposits?least=900000000'],
  ['deposits: search by order number', `/console/deposits?q=D20261121${MIDDLE}`],
  ['deposits: search by name', `/console/deposits?q=${NAME}`],
  ['deposits: search by the beginning of all names', '/console/deposits?q=mem'],
  ['withdrawals: first page', '/console/withdrawals?state=RISK'],
  ['withdrawals: a page in the middle', `/console/withdrawals?state=RISK&after=${MIDDLE}`],
  ['withdrawals: large amounts', '/console/withdrawals?state=RISK&least=9000'],
  ['withdrawals: amounts that there are none of', '/console/withdrawals?state=RISK&least=900000000'],
  ['withdrawals: search by id', `/console/withdrawals?state=RISK&q=${MIDDLE}`],
  ['withdrawals: search by name', `/console/withdrawals?state=RISK&q=${NAME}`],
  ['withdrawals: search by the beginning of all names', '/console/withdrawals?state=RISK&q=mem'],
  ['counts of both queues', '/console/queues'],
  ['search everywhere: id', `/console/search?q=${MIDDLE}`],
  ['search everywhere: name', `/console/search?q=${NAME}`],
  ['search everywhere: phone', `/console/search?q=${PHONES_FROM + BigInt(MIDDLE)}`],
  ['search everywhere: mail address', `/console/search?q=${NAME}@example.org`],
  ['search everywhere: round of a vendor', `/console/search?q=round-${MIDDLE}`],
  ['search everywhere: reference', `/console/search?q=ticket-${MIDDLE}`],
  ['a member at a glance', `/console/members/${MEMBER}`],
  ['the timeline of a member', `/console/members/${MEMBER}/timeline`],
];

const openFilled = async (serverUrl: string): Promise<Database> => {
  const url = await createDatabase(serverUrl, 'queues');
  const owner = openDatabase(url, { max: 1 });
  await migrate(owner, MIGRATIONS);
  const crowd = await givenCrowd(owner, { name: 'member', count: ORDERS, phonesFrom: PHONES_FROM });
  await givenFundedWallets(owner, crowd, { each: 1_000n, reference: 'ticket' });
  await givenRoundOfEach(owner, crowd);
  await givenDepositOfEach(owner, crowd);
  await givenWithdrawalOfEach(owner, crowd);
  await owner.pool.query('vacuum analyze');
  await owner.close();
  return openDatabase(url, { max: 8, session: { role: 'hintha_app' } });
};

const openBackoffice = async (db: Database, folder: string): Promise<Http> =>
  openConsole(
    {
      db,
      clock: systemClock,
      random: systemRandom,
      events: {
        publish: () => undefined,
        subscribe: () => () => undefined,
        close: async () => undefined,
      },
      log: openLog('bench', 'silent'),
      countries: openCountries(),
      deliveryChannels: { mailer: null, sms: null, phones: null, push: null },
      objects: openObjects(folder, systemRandom),
      config: readConfig({ DATABASE_URL: 'bench', DEMO_WORLD: 'none' }),
      contributions: collectContributions(ALL_CONTRIBUTIONS),
    },
    openMetrics(),
  );

/** A session of somebody with every role, as signing in would have left it. */
const enter = async (db: Database): Promise<string> => {
  const [token, at] = [randomUUID(), new Date()];
  const roles = ['administrator', 'auditor', 'payments'] as const;
  await givenStaffSession(db, await givenStaff(db, { name: 'bench', roles, password: '', at }), {
    token,
    at,
  });
  return token;
};

const ask = async (http: Http, token: string, url: string): Promise<void> => {
  const { statusCode } = await http.inject({ url, headers: { authorization: `Bearer ${token}` } });
  if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}`);
};

/** Beside how long the calls took, which other work on the machine lengthens, what of the processors they took. */
async function* repeated(
  name: string,
  postgresPid: number,
  call: () => Promise<void>,
): AsyncGenerator<Figure> {
  const times: number[] = [];
  await call();
  const before = processorMs(postgresPid);
  while (times.length < CALLS) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
  }
  const work = (processorMs(postgresPid) - before) / CALLS;
  const slowest = Math.max(...times);
  yield { name: `${name}, processors`, value: work, unit: 'ms' };
  yield { name: `${name}, median`, value: median(times), unit: 'ms' };
  yield { name: `${name}, p99`, value: slowest, unit: 'ms', bound: { atMost: BOUND_MS } };
}

const processorMs = (postgresPid: number): number => (ownSeconds() + serverSeconds(postgresPid)) * 1_000;
