import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '@hintha/sports';
import type { Stage } from '../types.ts';
import { type Numbered, openOutbox } from './outbox.ts';
import { drawFault, type Held, spoil } from './spoil.ts';

export interface Delivery<Message> {
  /** Takes messages to be sent with the next batches. */
  put(messages: readonly Message[]): void;
  /** Of the operator: null before it has answered for the first time, and another one after it did not. */
  readonly arrival: Arrival | null;
  /** Resolves when the signal was aborted and nothing is being sent any more. */
  readonly ended: Promise<void>;
}

/** The operator has begun to answer, and wants to hear everything. */
export interface Arrival {
  /** What had happened by then it had heard of before; null when nothing. */
  readonly heardUntilMs: number | null;
}

export interface Route<Message> {
  readonly path: string;
  readonly keyOf: (message: Message) => string;
  /** In one batch. */
  readonly most: number;
  /** Whether a message is to be lost. */
  readonly isLost: (message: Message, atMs: number) => boolean;
  /** What faults are drawn from. */
  readonly chance: Chance;
  readonly pauses?: Pauses;
}

export interface Pauses {
  /** Between two batches, at least. */
  readonly batchMs: number;
  /** After it an empty batch tells that the feed is there. */
  readonly silenceMs: number;
  /** After a batch that was not taken; each further one waits twice as long. */
  readonly retryMs: number;
  readonly longestRetryMs: number;
}

const PAUSES: Pauses = { batchMs: 250, silenceMs: 5_000, retryMs: 500, longestRetryMs: 15_000 };
const MOST_KEPT = 20_000;

/** Sends messages to the operator in batches until the program ends; while it does not answer, the latest are kept. */
export const deliver = <Message extends Numbered>(stage: Stage, route: Route<Message>): Delivery<Message> => {
  const { signal, clock, log, hasFaults } = stage;
  const pauses = route.pauses ?? PAUSES;
  const outbox = openOutbox(route.keyOf, MOST_KEPT);
  let held: Held<Message> = null;
  let arrival: Arrival | null = null;
  let failures = 0;
  let heardUntilMs: number | null = null;

  const post = async (messages: readonly Message[]): Promise<boolean> => {
    const atMs = clock.now().getTime();
    const isTaken = await stage.post(route.path, { messages });
    if (isTaken) {
      if (arrival === null || failures > 0) {
        arrival = { heardUntilMs };
        log.info({ failures }, 'the operator answers');
      }
      [failures, heardUntilMs] = [0, atMs];
    } else if (!signal.aborted) {
      failures += 1;
      if (failures === 1) log.info({ messages: messages.length }, 'a batch was not taken');
    }
    return isTaken;
  };

  const sendNext = async (): Promise<void> => {
    const atMs = clock.now().getTime();
    const isSilent = heardUntilMs === null || atMs - heardUntilMs >= pauses.silenceMs;
    if (outbox.size === 0 && !isSilent) return undefined;
    // A message that comes twice in a batch must fit into it.
    const taken = outbox.take(route.most - 1);
    const messages = hasFaults ? taken.filter((one) => !route.isLost(one, atMs)) : taken;
    const spoiled = spoil(messages, hasFaults ? drawFault(route.chance) : null, held);
    held = spoiled.held;
    for (const [place, batch] of spoiled.batches.entries())
      if (!(await post(batch))) return outbox.put(spoiled.batches.slice(place).flat());
    return undefined;
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await sendNext();
      await sleep(pauseAfter(failures, pauses), undefined, { signal }).catch(() => undefined);
    }
  };

  return {
    put: (messages) => outbox.put(messages),
    get arrival() {
      return arrival;
    },
    ended: run(),
  };
};

const pauseAfter = (failures: number, { batchMs, retryMs, longestRetryMs }: Pauses): number =>
  failures === 0 ? batchMs : Math.min(retryMs * 2 ** (failures - 1), longestRetryMs);
