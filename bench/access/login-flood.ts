import { softswiss } from '@hintha/vendor-protocol';
import type { Figure } from '../figure.ts';
import { BENCH_KEY, BENCH_NAMES, BENCH_PASSWORD, type HttpTarget } from '../http-target.ts';
import { pace, type Paced } from './open-load.ts';
import { openCaller, type Caller, type Post } from './post.ts';

const SECONDS = Number(process.env.BENCH_FLOOD_SECONDS ?? 40);
const BAD_A_SECOND = 200;
const HONEST_A_SECOND = 5;
const BETS_A_SECOND = 100;

interface Beside {
  readonly honest: Paced;
  readonly bets: Paced;
}

/**
 * Logins of members from their own addresses and bets, first by themselves and then beside a flood of wrong passwords,
 * each from an address and for a name of its own: the flood that no count of a name or an address stops.
 */
export async function* measureFlood(target: HttpTarget): AsyncGenerator<Figure> {
  const say = openCaller(target.port);
  // The first login makes the address known.
  await pace(HONEST_A_SECOND, HONEST / HONEST_A_SECOND, (n) => say(honest(n)));
  const quiet = await drive(say, SECONDS / 2, 'quiet');
  const [loud, flood] = await Promise.all([
    drive(say, SECONDS, 'loud'),
    pace(BAD_A_SECOND, SECONDS, (n) => say(bad(n))),
  ]);
  yield ms('honest login, nothing beside it, p99', quiet.honest.p99Ms);
  yield ms('bet, no flood beside it, p99', quiet.bets.p99Ms);
  yield ms(`honest login beside ${BAD_A_SECOND} bad ones a second, p99`, loud.honest.p99Ms, 1000);
  yield ms(`bet beside ${BAD_A_SECOND} bad logins a second, p99`, loud.bets.p99Ms, 250);
  yield ms('bad login, p99', flood.p99Ms);
  const refused = countOf(loud.honest, (status) => status !== 200) + countOf(loud.bets, (s) => s !== 200);
  yield { name: 'honest logins and bets refused', value: refused, unit: '', bound: { atMost: 0 } };
  const hashed = countOf(flood, (status) => status === 401);
  yield { name: 'bad logins whose password was looked at', value: hashed, unit: '' };
  const faults = countOf(flood, (status) => status >= 500 || status === 200);
  yield { name: 'bad logins let in or answered 5xx', value: faults, unit: '', bound: { atMost: 0 } };
}

const ms = (name: string, value: number, atMost?: number): Figure => ({
  name,
  value,
  unit: 'ms',
  ...(atMost === undefined ? {} : { bound: { atMost } }),
});

const countOf = ({ statuses }: Paced, fits: (status: number) => boolean): number =>
  [...statuses].reduce((sum, [status, count]) => (fits(status) ? sum + count : sum), 0);

const drive = async (say: Caller, seconds: number, run: string): Promise<Beside> => {
  const [logins, bets] = await Promise.all([
    pace(HONEST_A_SECOND, seconds, (n) => say(honest(n))),
    pace(BETS_A_SECOND, seconds, (n) => say(bet(n, run))),
  ]);
  return { honest: logins, bets };
};

const HONEST = 100;

const honest = (n: number): Post =>
  logIn(BENCH_NAMES[n % HONEST] ?? '', BENCH_PASSWORD, `10.1.0.${(n % HONEST) + 1}`);

// Every other name is one that exists.
const bad = (n: number): Post =>
  logIn(
    n % 2 === 0 ? (BENCH_NAMES[HONEST + ((n / 2) % (BENCH_NAMES.length - HONEST))] ?? '') : `nobody${n}`,
    'a wrong password',
    `10.2.${(n >> 8) & 255}.${n & 255}`,
  );

const logIn = (username: string, password: string, from: string): Post => ({
  path: '/wps/session/login',
  body: JSON.stringify({ username, password }),
  headers: { 'x-forwarded-for': from },
});

const bet = (n: number, run: string): Post => {
  const body = JSON.stringify({
    account_id: BENCH_NAMES[n % BENCH_NAMES.length],
    currency: 'MMK',
    game_id: 'bench',
    round_id: `flood-${run}-${n}`,
    finished: true,
    transactions: [{ id_provider: `flood-${run}-${n}`, type: 'bet', amount: '1.00' }],
  });
  return {
    path: '/vendor/BENCH/betwin',
    body,
    headers: { [softswiss.SIGNATURE_HEADER]: softswiss.signBody(body, BENCH_KEY) },
  };
};
