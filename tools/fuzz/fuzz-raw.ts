import type { AddressInfo } from 'node:net';
import type { Http } from '@hintha/platform';
import fc from 'fast-check';
import { judgeStatus } from './judge.ts';
import { hearErrors } from './keep-errors.ts';
import { OPERATIONS, type Program } from './operations.ts';
import { rawCallsTo, type RawCall, type Sayable } from './raw-calls.ts';
import { readAnswers, sayHonestly, sayRaw } from './say-raw.ts';
import type { Reply } from './send.ts';
import { toNetcat } from './to-curl.ts';
import type { World } from './world.ts';

export interface Order {
  readonly calls: number;
  readonly seed: number;
}

export interface Fault {
  /** What is wrong with what came of a call. */
  readonly what: string;
  /** The smallest call that brings it about, as it is typed. */
  readonly command: string;
}

/** A program that listens. */
export interface Listener extends Sayable {
  readonly program: Program;
  readonly port: number;
  /** What is answered to the hidden call when somebody makes it. */
  readonly answer: string;
  /** What it has written as errors. */
  readonly heard: string[];
}

type Sides = Pick<Sayable, 'gets' | 'posts' | 'session'> & { readonly hidden: readonly string[] };

/** Lets a program listen; what nobody may bring to be answered is the hidden path with the headers behind it. */
export const listenTo = async (program: Program, http: Http, sides: Sides): Promise<Listener> => {
  const heard: string[] = [];
  if (!http.server.listening) await hearErrors(heard, () => http.listen({ host: '127.0.0.1', port: 0 }));
  const { port } = http.server.address() as AddressInfo;
  const [path = '', ...more] = sides.hidden;
  const hidden = [`GET ${path} HTTP/1.1`, 'Host: x', ...more, 'Connection: close', '', ''].join('\r\n');
  const { status, body } = (await sayHonestly(port, hidden)) ?? { status: 0, body: '' };
  if (status !== 200) throw new Error(`An honest call of ${program} was answered with ${status}: ${body}`);
  return { ...sides, program, port, hidden, heard, answer: body };
};

/** Lets the programs of a world listen. */
export const listenersOf = (world: World): Promise<Listener[]> => {
  const bearer = (caller: string): string => `Authorization: Bearer ${world.tokenOf(caller)}`;
  const sides = {
    site: { session: [bearer('agent')], hidden: ['/wps/referral', bearer('member')] },
    console: { session: [], hidden: ['/console/session', bearer('everyone')] },
    studio: { session: [], hidden: ['/healthz'] },
    cashier: { session: [], hidden: ['/healthz'] },
  };
  const listen = (program: Program) => {
    const { session, hidden } = sides[program];
    const gets = pathsOf(program, 'GET').filter((path) => path !== hidden[0]);
    const one = { gets, posts: pathsOf(program, 'POST'), session, hidden };
    return listenTo(program, world.http[program], one);
  };
  return Promise.all((['site', 'console', 'studio', 'cashier'] as const).map(listen));
};

const pathsOf = (program: Program, asked: string): string[] =>
  OPERATIONS.filter((one) => one.program === program && one.method === asked && !one.endless).map(
    ({ path }) => path.replaceAll(/:\w+/g, '1'),
  );

const judgeAnswer = ({ answer }: Listener, reply: Reply): string | null => {
  if (reply.status === 0) return 'was answered with what is no answer';
  if (reply.body === answer) return 'was answered with what is for somebody else';
  if (reply.body.includes('HTTP/1.1 ')) return 'was answered in the middle of another answer';
  return judgeStatus(reply);
};

const judgeRaw = (listener: Listener, call: RawCall, heard: string | null): string | null => {
  if (heard === null) return 'was neither answered nor hung up on';
  const answers = readAnswers(heard);
  if (answers.length > call.answers) return `was answered ${answers.length} times: ${heard.slice(0, 900)}`;
  for (const reply of answers) {
    const what = judgeAnswer(listener, reply);
    if (what !== null) return `${what}: ${heard.slice(0, 900)}`;
  }
  return null;
};

const judgeHonest = ({ answer }: Listener, reply: Reply | null): string | null =>
  reply?.status === 200 && reply.body === answer
    ? null
    : `made an honest call be answered with ${reply?.status} ${reply?.body}`;

/** What comes of calls that are made at once, beside an honest one and before another. */
const tryBatch = async (listener: Listener, calls: readonly RawCall[]): Promise<string | null> => {
  listener.heard.length = 0;
  const beHonest = async () => judgeHonest(listener, await sayHonestly(listener.port, listener.hidden));
  const tryOne = async (call: RawCall) => judgeRaw(listener, call, await sayRaw(listener.port, call));
  const found = await Promise.all([beHonest(), ...calls.map(tryOne)]);
  found.push(await beHonest());
  const [error] = listener.heard;
  return error === undefined ? (found.find((what) => what !== null) ?? null) : `logged an error: ${error}`;
};

/** So many are said at once, at most, and half of it on the average. */
const BATCH = 20;

/** Says bytes to a program until some bring about what they may not; null for nothing. */
export const fuzzListener = async (listener: Listener, { calls, seed }: Order): Promise<Fault | null> => {
  let found = '';
  const batches = fc.array(rawCallsTo(listener), { minLength: 1, maxLength: BATCH, size: 'max' });
  const property = fc.asyncProperty(batches, async (batch) => {
    const what = await tryBatch(listener, batch);
    found = what ?? found;
    return what === null;
  });
  const { counterexample } = await fc.check(property, { seed, numRuns: Math.ceil((2 * calls) / BATCH) });
  if (counterexample === null) return null;
  const command = counterexample[0].map(({ bytes }) => toNetcat(listener.program, bytes)).join('\n  ');
  return { what: found, command };
};

/** Says bytes that are no calls to programs. */
export const fuzzRaw = async (
  listeners: readonly Listener[],
  { calls, seed }: Order,
): Promise<Fault | null> => {
  for (const listener of listeners) {
    const share = Math.ceil(calls / (listener.program === 'site' ? 2 : 6));
    const fault = await fuzzListener(listener, { calls: share, seed });
    if (fault !== null) return fault;
  }
  return null;
};
