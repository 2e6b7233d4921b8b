import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@hintha/platform';
import { givenStaff } from '../../tools/scenario/index.ts';
import { openBenchServer } from '../bench-server.ts';
import { median, type Figure } from '../figure.ts';
import { BENCH_NAMES, BENCH_PASSWORD_HASH, openHttpTarget, type HttpTarget } from '../http-target.ts';
import { openCaller, type Caller, type Post } from './post.ts';
import { shareSlower } from './share-slower.ts';

const TRIES = Number(process.env.BENCH_TRIES ?? 2_000);

/** Slower than what the operator takes for a flood, which would ask for a captcha first. */
const LOGIN_EVERY_MS = 110;
const OTHER_EVERY_MS = 30;

type Way = readonly [name: string, say: Caller, everyMs: number, write: (n: number, exists: boolean) => Post];

/** What is asked of a server of its own. */
export async function* measure(): AsyncGenerator<Figure> {
  await using bench = await openBenchServer();
  await using target = await openHttpTarget(bench.postgres.url);
  yield* measureEnumeration(target);
}

/**
 * Whether an answer comes sooner for what exists than for what does not: tries of both kinds in turn, each of another
 * account and from another address, as far apart by their middle times, and in how many pairs of one of each the known
 * one is the slower.
 */
export async function* measureEnumeration(target: HttpTarget): AsyncGenerator<Figure> {
  await hireAll(target.databaseUrl);
  const [site, console] = [openCaller(target.port), openCaller(target.consolePort)];
  const ways: Way[] = [
    ['login', site, LOGIN_EVERY_MS, logIn],
    ['sign-in of the staff', console, LOGIN_EVERY_MS, signIn],
    ['mail of a link', site, OTHER_EVERY_MS, mailLink],
    ['code by short message', site, OTHER_EVERY_MS, sendCode],
  ];
  for (const way of ways) yield* toFigures(way[0], await takeTimes(way));
}

/** Staff under the names of the members, with the same password. */
const hireAll = async (url: string): Promise<void> => {
  const owner = openDatabase(url, { max: 1 });
  const at = new Date();
  for (const name of BENCH_NAMES)
    await givenStaff(owner, { name, roles: ['support'], password: BENCH_PASSWORD_HASH, at });
  await owner.close();
};

interface Times {
  readonly known: readonly number[];
  readonly unknown: readonly number[];
  readonly statuses: readonly string[];
}

const takeTimes = async ([, say, everyMs, write]: Way): Promise<Times> => {
  const times = { known: [] as number[], unknown: [] as number[] };
  const statuses = new Set<string>();
  for (let n = 0; n < TRIES; n += 1) {
    const exists = n % 2 === 0;
    const post = write(n >> 1, exists);
    const start = performance.now();
    const status = await say(post);
    const took = performance.now() - start;
    times[exists ? 'known' : 'unknown'].push(took);
    statuses.add(`${exists ? 'known' : 'unknown'} ${status}`);
    await sleep(Math.max(0, everyMs - took));
  }
  return { ...times, statuses: [...statuses].toSorted() };
};

function* toFigures(name: string, { known, unknown, statuses }: Times): Generator<Figure> {
  const apart = Math.abs(median(known) - median(unknown));
  yield { name: `${name}, middle of ${TRIES}`, value: median([...known, ...unknown]), unit: 'ms' };
  yield { name: `${name}, known and unknown apart by`, value: apart, unit: 'ms', bound: { atMost: 5 } };
  // By chance alone it is a half, and with a thousand of each seldom three points more or less, on any machine.
  const beyondHalf = Math.abs(100 * shareSlower(known, unknown) - 50);
  const ofPairs = `${name}, pairs with the known one slower, from fifty in a hundred`;
  yield { name: ofPairs, value: beyondHalf, unit: '', bound: { atMost: 5 } };
  // A known name and an unknown one that were answered differently would need no clock.
  const answers = new Set(statuses.map((status) => status.split(' ')[1]));
  yield {
    name: `${name}, statuses beyond one (${statuses.join(', ')})`,
    value: answers.size - 1,
    unit: '',
    bound: { atMost: 0 },
  };
}

const nameOf = (n: number, exists: boolean): string =>
  exists ? (BENCH_NAMES[n % BENCH_NAMES.length] ?? '') : `nobody${n}`;

const post = (path: string, n: number, exists: boolean, body: object): Post => ({
  path,
  body: JSON.stringify(body),
  headers: { 'x-forwarded-for': `10.${exists ? 3 : 4}.${n >> 8}.${n & 255}` },
});

const logIn = (n: number, exists: boolean): Post =>
  post('/wps/session/login', n, exists, { username: nameOf(n, exists), password: 'a wrong password' });

const signIn = (n: number, exists: boolean): Post =>
  post('/console/session', n, exists, { name: nameOf(n, exists), password: 'a wrong password' });

// Who knows name and address of an account together is told so by the wire itself; the address is nobody's.
const mailLink = (n: number, exists: boolean): Post =>
  post('/wps/member/password/email', n, exists, {
    username: nameOf(n, exists),
    email: `somebody${n}@example.org`,
  });

// The accounts of the bench have the numbers from 0 on.
const sendCode = (n: number, exists: boolean): Post =>
  post('/wps/verification/sms/noLogin', n, exists, {
    countryDialingCode: '95',
    mobileNum: `979${String((exists ? n % BENCH_NAMES.length : n + 100_000) + 1).padStart(7, '0')}`,
    purpose: 'password',
  });
