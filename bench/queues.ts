import { createHash, randomUUID } from 'node:crypto';
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
  ['search everywhere: phone', `/console/search?q=${9_500_000_000_000 + MIDDLE}`],
  ['search everywhere: mail address', `/console/search?q=${NAME}@example.org`],
  ['search everywhere: round of a vendor', `/console/search?q=round-${MIDDLE}`],
  ['search everywhere: reference', `/console/search?q=ticket-${MIDDLE}`],
  ['a member at a glance', `/console/members/${1_000 + MIDDLE}`],
  ['the timeline of a member', `/console/members/${1_000 + MIDDLE}/timeline`],
];

// Accounts begin at 1000. Of a hundred deposits two are looked at for a reason, the others are matched; every seventh is
// of the second channel, and amounts spread evenly.
const FILL: readonly string[] = [
  `insert into identity_account (name, name_key, type, password, mobile, email)
   select 'member' || n, 'member' || n, 0, '', (9500000000000 + n)::text, 'member' || n || '@example.org'
   from generate_series(1, $1::int) n`,
  `insert into wallet_account (id, currency, balance, seq)
   select 999 + n, 'MMK', 1000, 1 from generate_series(1, $1::int) n`,
  `insert into wallet_posting (wallet, seq, contra, amount, balance_after, available_after, at, key, kind, source,
                               reference)
   select 999 + n, 1, -9, 1000, 1000, 1000, now(), gen_random_uuid(), 'ADJUST', 'bench', 'ticket-' || n
   from generate_series(1, $1::int) n`,
  `insert into bets_bet (id, account_id, source, round, game, stake, payout, state, first_seq, last_seq)
   select gen_random_uuid(), 999 + n, 'BENCH', 'round-' || n, 'any', 100, 0, 'settled', 1, 1
   from generate_series(1, $1::int) n`,
  `insert into payments_channel (id, type, name, currency, min_amount, max_amount, time_out_minutes, position)
   select 'bench_' || c, 'MANUAL', c, 'MMK', 1, 100000000, 15, 1 from unnest(array['a', 'b']) c
   where $1::int > 0`,
  `insert into payments_deposit
     (account_id, channel_id, request_id, asked, pay_amount, currency, state, created_at, expires_at)
   select 999 + n, case when n % 7 = 0 then 'bench_b' else 'bench_a' end, 'r' || n, n % 1000 * 1000 + 100,
          n % 1000 * 1000 + 100, 'MMK', case when n % 50 = 0 then 'REVIEW' else 'MATCHING' end,
          timestamptz '2026-11-21 00:00+00', now()
   from generate_series(1, $1::int) n`,
  `insert into payments_payee (account_id, kind, provider, number, name, added_at, usable_at)
   select 999 + n, 'wallet', 'KBZPAY', n::text, 'Somebody', now(), now() from generate_series(1, $1::int) n`,
  `insert into payments_withdrawal
     (account_id, request_id, payee_id, amount, fee, state, risks, ip, user_agent, requested_at)
   select account_id, 'w', id, id % 1000 * 1000 + 100, 0, 'RISK', '{NEW_PAYEE}', '', '', now()
   from payments_payee where $1::int > 0 order by id`,
  `insert into payments_payout (withdrawal_id, account_id, amount, fee, state, hold_id, way)
   select id, account_id, amount, 0, 'WAIT', id, 'staff' from payments_withdrawal where $1::int > 0`,
];

const openFilled = async (serverUrl: string): Promise<Database> => {
  const url = await createDatabase(serverUrl, 'queues');
  const owner = openDatabase(url, { max: 1 });
  await migrate(owner, MIGRATIONS);
  for (const statement of FILL) await owner.pool.query(statement, [ORDERS]);
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
      deliveryChannels: { mailer: null, sms: null, phones: null },
      objects: openObjects(folder, systemRandom),
      config: readConfig({ DATABASE_URL: 'bench', DEMO_WORLD: 'none' }),
      contributions: collectContributions(ALL_CONTRIBUTIONS),
    },
    openMetrics(),
  );

/** A session of somebody with every role, as signing in would have left it. */
const enter = async (db: Database): Promise<string> => {
  const token = randomUUID();
  await db.pool.query(
    `with who as (
       insert into staff_account (name, name_key, roles, password, created_at)
       values ('bench', 'bench', '{administrator,auditor,payments}', '', now()) returning id)
     insert into staff_session (token_hash, staff_id, complete, created_at, last_used_at, ip, user_agent)
     select $1, id, true, now(), now(), '', '' from who`,
    [createHash('sha256').update(token).digest()],
  );
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
