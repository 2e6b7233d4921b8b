import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '../calls.ts';
import type { Listener } from '../fuzz-raw.ts';
import type { Operation } from '../operations.ts';
import { openLine } from './stream-line.ts';

export interface Crowd {
  /** How many streams a session has at once. */
  readonly most: number;
  /** How long a place may take to be given back; ten seconds when nothing is said. */
  readonly patienceMs?: number;
  /** The bytes of an honest call in a session that has no stream yet. */
  ask(): Promise<string>;
}

/** A stream of a program that listens. */
export interface Stream {
  readonly listener: Listener;
  readonly operation: Operation;
  readonly callers: readonly string[];
  readonly headersOf: (call: Call) => Readonly<Record<string, string>>;
  readonly crowd: Crowd;
}

const PATIENCE_MS = 10_000;
const AGAIN_MS = 20;

const statusOf = (heard: string | null): string => /^HTTP\/1\.1 (\d{3}) /.exec(heard ?? '')?.[1] ?? 'nothing';

const openMany = async (port: number, bytes: string, count: number) => {
  const lines = Array.from({ length: count }, () => openLine(port, bytes));
  const statuses = await Promise.all(lines.map(async ({ first }) => statusOf(await first)));
  return { lines, statuses };
};

/** Whether a stream opens in the session once the places of those that are gone are given back. */
const opensAgain = async (port: number, bytes: string, patienceMs = PATIENCE_MS): Promise<boolean> => {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const { lines, statuses } = await openMany(port, bytes, 1);
    lines[0]?.leave('ending');
    if (statuses[0] === '200') return true;
    await sleep(AGAIN_MS);
  }
  return false;
};

/**
 * Opens three times as many streams at once as a session may have: the surplus is refused as too much, and a place that
 * is given back is the next one's. Answers what is wrong; null for nothing.
 */
export const expectPlaces = async ({ listener: { port }, crowd }: Stream): Promise<string | null> => {
  const bytes = await crowd.ask();
  const { lines, statuses } = await openMany(port, bytes, 3 * crowd.most);
  for (const [turn, line] of lines.entries()) line.leave(turn % 2 === 0 ? 'ending' : 'breaking');
  await Promise.all(lines.map(({ whole }) => whole));
  const opened = statuses.filter((status) => status === '200').length;
  const refused = statuses.filter((status) => status === '429').length;
  if (opened !== crowd.most || opened + refused !== statuses.length)
    return `opened ${opened} times of ${crowd.most} in one session: ${statuses.join(' ')}`;
  return (await opensAgain(port, bytes, crowd.patienceMs))
    ? null
    : 'kept the places of streams that were gone';
};
