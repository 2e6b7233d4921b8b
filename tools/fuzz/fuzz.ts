import fc from 'fast-check';
import { callsOf, type Call } from './calls.ts';
import { fuzzRaw, listenersOf, type Fault, type Order } from './fuzz-raw.ts';
import { fuzzStream } from './streams/fuzz-stream.ts';
import { judge } from './judge.ts';
import { hearErrors } from './keep-errors.ts';
import { knowWorld } from './know-world.ts';
import { OPERATIONS } from './operations.ts';
import { send } from './send.ts';
import { toCurl } from './to-curl.ts';
import { CALLERS, type World } from './world.ts';
import { streamsOf } from './streams/world-streams.ts';

export interface Outcome {
  /** Null where nothing was found. */
  readonly fault: Fault | null;
  /** The operations that carried a call out, by their programs and names. */
  readonly reached: ReadonlySet<string>;
}

const CALL_MS = 40;

/** One of so many is said in bytes that no client of HTTP sends. */
const RAW = 20;

/** One of so many asks for a stream. */
const STREAM = 50;

/** Calls with pictures are few, and have more that can be wrong with them than others. */
const UPLOADS = 6;

interface Tried {
  readonly status: number;
  /** Null where nothing is wrong. */
  readonly what: string | null;
}

/** What comes of a call in the world. */
const tryCall = async (world: World, call: Call): Promise<Tried> => {
  const heard: string[] = [];
  const reply = await hearErrors(heard, () => send(call, world)).catch((error: unknown) => error as Error);
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

/** What is found by what goes over the network: bytes that no client sends, and streams. */
const fuzzLines = async (world: World, { calls, seed }: Order): Promise<Fault | null> => {
  const listeners = await listenersOf(world);
  const fault = await fuzzRaw(listeners, { calls: Math.floor(calls / RAW), seed });
  if (fault !== null) return fault;
  const streams = await streamsOf(world, listeners);
  const share = Math.ceil(calls / STREAM / streams.length);
  for (const stream of streams) {
    const ofStream = await fuzzStream(stream, { calls: share, seed });
    if (ofStream !== null) return ofStream;
  }
  return null;
};

/** Makes calls that nobody means until one brings something about that nobody may. */
export const fuzz = async (world: World, { calls, seed }: Order): Promise<Outcome> => {
  const reached = new Set<string>();
  const fault = await fuzzLines(world, { calls, seed });
  if (fault !== null) return { fault, reached };
  const known = await knowWorld(world);
  const quiet = OPERATIONS.filter(({ endless }) => !endless);
  const any = fc.oneof(
    ...quiet.map((operation) => ({
      weight: operation.pictures ? UPLOADS : 1,
      arbitrary: callsOf(operation, known, callersOf(operation.program)),
    })),
  );
  let found = '';
  const property = fc.asyncProperty(any, async (call) => {
    const { status, what } = await tryCall(world, call);
    if (status >= 200 && status < 300) reached.add(`${call.operation.program} ${call.operation.name}`);
    found = what ?? found;
    return what === null;
  });
  const { counterexample, errorInstance } = await fc.check(property, {
    seed,
    numRuns: calls - Math.floor(calls / RAW) - Math.floor(calls / STREAM),
  });
  if (counterexample === null) return { fault: null, reached };
  const what = errorInstance instanceof Error ? `${found} ${errorInstance.stack}` : found;
  return { fault: { what, command: toCurl(counterexample[0]) }, reached };
};

const callersOf = (program: keyof typeof CALLERS): readonly string[] =>
  CALLERS[program].length === 0 ? ['member'] : CALLERS[program];
