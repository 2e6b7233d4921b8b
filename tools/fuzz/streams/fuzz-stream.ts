import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { callsOf } from '../calls.ts';
import { expectPlaces, type Stream } from './crowd.ts';
import type { Fault, Order } from '../fuzz-raw.ts';
import { judge } from '../judge.ts';
import type { Operation } from '../operations.ts';
import { OTHER_TALK } from '../raw-texts.ts';
import { readAnswers } from '../say-raw.ts';
import { openLine, type StreamLine, toBytes } from './stream-line.ts';
import { toNetcat } from '../to-curl.ts';

const LEAVES = ['early', 'ending', 'breaking', 'talking'] as const;

/** A stream is asked for, and left before it has begun, by ending or breaking it, or by more talk on the connection. */
interface Asked {
  readonly bytes: string;
  readonly leaves: (typeof LEAVES)[number];
  readonly talk: string;
}

/** Who hears nothing for so long after more talk takes it that nothing comes of it. */
const QUIET_MS = 100;

const ANOTHER = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';

const talk = fc.constantFrom(...OTHER_TALK, ANOTHER, ANOTHER.repeat(50), ANOTHER.slice(0, 20), '{}', '\r\n');

const askedOf = ({ operation, callers, headersOf }: Stream): fc.Arbitrary<Asked> =>
  fc
    .record({
      call: callsOf(operation, new Map(), callers),
      leaves: fc.constantFrom(...LEAVES),
      talk,
    })
    .map(({ call, ...more }) => ({ ...more, bytes: toBytes(call.address, headersOf(call)) }));

const EVENTS = /^(?:[\da-f]+\r\n(?::|data:)[^\r\n]*\n\n\r\n)+(?:0\r\n\r\n)?$/;

/** What is wrong with what was heard of a stream, or of its refusal; null for nothing. */
const judgeStream = (operation: Operation, heard: string | null): string | null => {
  if (heard === null) return 'was neither begun nor refused';
  const [reply, more] = readAnswers(heard);
  if (reply === undefined || reply.status === 0) return `was answered with what is no answer: ${heard}`;
  if (more !== undefined) return `was answered twice: ${heard}`;
  const { status, type, body } = reply;
  if (!type.startsWith('text/event-stream')) return judge(operation, reply);
  if (status !== 200) return `began with ${status}`;
  return EVENTS.test(body) ? null : `held what is no event: ${heard}`;
};

const depart = async (line: StreamLine, { leaves, talk: more }: Asked): Promise<void> => {
  if (leaves !== 'talking') return line.leave(leaves === 'ending' ? 'ending' : 'breaking');
  line.say(more);
  await Promise.race([line.whole, sleep(QUIET_MS)]);
  line.leave('ending');
};

const tryOne = async ({ listener, operation }: Stream, asked: Asked): Promise<string | null> => {
  const line = openLine(listener.port, asked.bytes);
  if (asked.leaves === 'early') {
    await new Promise<void>((resolve) => void setImmediate(resolve));
    line.leave('breaking');
    await line.whole;
    return null;
  }
  await line.first;
  await depart(line, asked);
  return judgeStream(operation, await line.whole);
};

const tryBatch = async (stream: Stream, batch: readonly Asked[]): Promise<string | null> => {
  const { heard } = stream.listener;
  heard.length = 0;
  const found = await Promise.all(batch.map((asked) => tryOne(stream, asked)));
  const [error] = heard;
  return error === undefined ? (found.find((what) => what !== null) ?? null) : `logged an error: ${error}`;
};

/** So many are asked for at once, at most, and half of it on the average. */
const BATCH = 20;

/** Asks for a stream in ways that nobody means until one brings something about that nobody may; null for nothing. */
export const fuzzStream = async (stream: Stream, { calls, seed }: Order): Promise<Fault | null> => {
  const { program } = stream.listener;
  let found = '';
  const batches = fc.array(askedOf(stream), { minLength: 1, maxLength: BATCH, size: 'max' });
  const property = fc.asyncProperty(batches, async (batch) => {
    const what = await tryBatch(stream, batch);
    found = what ?? found;
    return what === null;
  });
  const { counterexample } = await fc.check(property, { seed, numRuns: Math.ceil((2 * calls) / BATCH) });
  if (counterexample !== null) {
    const said = ({ bytes, leaves, talk: more }: Asked) => bytes + (leaves === 'talking' ? more : '');
    return {
      what: found,
      command: counterexample[0].map((one) => toNetcat(program, said(one))).join('\n  '),
    };
  }
  const what = await expectPlaces(stream);
  return what === null ? null : { what, command: toNetcat(program, await stream.crowd.ask()) };
};
