import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '@hintha/platform';
import fc from 'fast-check';
import { callsOf, type Call } from './calls.ts';
import { judge } from './judge.ts';
import { knowWorld } from './know-world.ts';
import { OPERATIONS } from './operations.ts';
import { send } from './send.ts';
import { toCurl } from './to-curl.ts';
import { CALLERS, type World } from './world.ts';

export interface Fault {
  /** What is wrong with what came of the call. */
  readonly what: string;
  /** The smallest call that brings it about, as it is typed. */
  readonly curl: string;
}

export interface Order {
  readonly calls: number;
  readonly seed: number;
}

export interface Outcome {
  /** Null where nothing was found. */
  readonly fault: Fault | null;
  /** The operations that carried a call out, by their programs and names. */
  readonly reached: ReadonlySet<string>;
}

const CALL_MS = 40;

const errors = new AsyncLocalStorage<string[]>();

/** A log that keeps what is written as an error together with the call that brought it about. */
export const keepErrors = (log: Log): Log =>
  Object.assign(log, {
    error: (about: object, ...more: unknown[]) => {
      const { err } = about as { err?: unknown };
      const text = `${more.join(' ')} ${err instanceof Error ? (err.stack ?? err.message) : JSON.stringify(about)}`;
      errors.getStore()?.push(text);
    },
  });

interface Tried {
  readonly status: number;
  /** Null where nothing is wrong. */
  readonly what: string | null;
}

/** What comes of a call in the world. */
const tryCall = async (world: World, call: Call): Promise<Tried> => {
  const heard: string[] = [];
  const reply = await errors.run(heard, () => send(call, world)).catch((error: unknown) => error as Error);
  // What is no address for the tool can be none for the program either.
  if (reply instanceof Error)
    return { status: 0, what: reply.message.includes('Invalid URL') ? null : `broke: ${reply.stack}` };
  const { status } = reply;
  world.clock.advance(CALL_MS);
  if (status === 401 && call.caller !== null) await world.renew(call.caller);
  const found = judge(call.operation, reply);
  if (heard.length > 0) return { status, what: `logged an error (${status}): ${heard.join('\n')}` };
  return { status, what: found === null ? null : `${found}: ${reply.body.slice(0, 300)}` };
};

/** Makes calls that nobody means until one brings something about that nobody may. */
export const fuzz = async (world: World, { calls, seed }: Order): Promise<Outcome> => {
  const known = await knowWorld(world);
  const reached = new Set<string>();
  const quiet = OPERATIONS.filter(({ endless }) => !endless);
  const any = fc.oneof(...quiet.map((operation) => callsOf(operation, known, callersOf(operation.program))));
  let found = '';
  const property = fc.asyncProperty(any, async (call) => {
    const { status, what } = await tryCall(world, call);
    if (status >= 200 && status < 300) reached.add(`${call.operation.program} ${call.operation.name}`);
    found = what ?? found;
    return what === null;
  });
  const { counterexample, errorInstance } = await fc.check(property, { seed, numRuns: calls });
  if (counterexample === null) return { fault: null, reached };
  const what = errorInstance instanceof Error ? `${found} ${errorInstance.stack}` : found;
  return { fault: { what, curl: toCurl(counterexample[0]) }, reached };
};

const callersOf = (program: keyof typeof CALLERS): readonly string[] =>
  CALLERS[program].length === 0 ? ['member'] : CALLERS[program];
