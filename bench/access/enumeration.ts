import { setTimeout as sleep } from 'node:timers/promises';
import { median, type Figure } from '../figure.ts';
import { BENCH_NAMES, type HttpTarget } from '../http-target.ts';
import { openCaller, type Caller, type Post } from './post.ts';

const TRIES = Number(process.env.BENCH_TRIES ?? 2_000);

/** Slower than what the operator takes for a flood, which would ask for a captcha first. */
const LOGIN_EVERY_MS = 110;
const OTHER_EVERY_MS = 30;

/**
 * Whether an answer comes sooner for what exists than for what does not: tries of both kinds in turn, each of another
 * account and from another address, as far apart by their middle times.
 */
export async function* measureEnumeration(target: HttpTarget): AsyncGenerator<Figure> {
  const say = openCaller(target.port);
  const ways: [string, number, (n: number, exists: boolean) => Post][] = [
    ['login', LOGIN_EVERY_MS, logIn],
    ['mail of a link', OTHER_EVERY_MS, mailLink],
    ['code by short message', OTHER_EVERY_MS, sendCode],
  ];
  for (const [name, everyMs, write] of ways) {
    const { apartMs, middleMs } = await compare(say, everyMs, write);
    yield { name: `${name}, middle of ${TRIES}`, value: middleMs, unit: 'ms' };
    yield {
      name: `${name}, known and unknown apart by`,
      value: apartMs,
      unit: 'ms',
      bound: { atMost: 5 },
    };
  }
}

const compare = async (say: Caller, everyMs: number, write: (n: number, exists: boolean) => Post) => {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < TRIES; n += 1) {
    const exists = n % 2 === 0;
    const post = write(n >> 1, exists);
    const start = performance.now();
    await say(post);
    const took = performance.now() - start;
    times[exists ? 'known' : 'unknown'].push(took);
    await sleep(Math.max(0, everyMs - took));
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  return { apartMs: Math.abs(known - unknown), middleMs: median([...times.known, ...times.unknown]) };
};

const nameOf = (n: number, exists: boolean): string =>
  exists ? (BENCH_NAMES[n % BENCH_NAMES.length] ?? '') : `nobody${n}`;

const post = (path: string, n: number, exists: boolean, body: object): Post => ({
  path,
  body: JSON.stringify(body),
  headers: { 'x-forwarded-for': `10.${exists ? 3 : 4}.${n >> 8}.${n & 255}` },
});

const logIn = (n: number, exists: boolean): Post =>
  post('/wps/session/login', n, exists, { username: nameOf(n, exists), password: 'a wrong password' });

const mailLink = (n: number, exists: boolean): Post =>
  post('/wps/member/password/email', n, exists, {
    username: nameOf(n, exists),
    email: `${nameOf(n, exists)}@example.org`,
  });

// The accounts of the bench have the numbers from 0 on.
const sendCode = (n: number, exists: boolean): Post =>
  post('/wps/verification/sms/noLogin', n, exists, {
    countryDialingCode: '95',
    mobileNum: `979${String((exists ? n % BENCH_NAMES.length : n + 100_000) + 1).padStart(7, '0')}`,
    purpose: 'password',
  });
