import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock, Log } from '@hintha/platform';
import { MOST_SABONG_MESSAGES, SABONG_FEED_PATH, type SabongFeedMessage } from '@hintha/vendor-protocol/feed';
import { tellBetween, tellPresent } from './tell-arena.ts';

/** What the arenas are handed. */
export interface ArenaStage {
  /** Makes a signed call of the operator under a path of its; whether it was taken. */
  readonly post: (path: string, body: object) => Promise<boolean>;
  readonly clock: Clock;
  readonly seed: string;
  /** The key of the feed, which the keys of the declarators of a demo world come from. */
  readonly key?: string;
  /** Aborted when the program ends. */
  readonly signal: AbortSignal;
  readonly log: Pick<Log, 'info'>;
  /** Between two looks at the clock. */
  readonly pauseMs?: number;
}

const DEMO_KEY = 'hintha-feed-demo-key';
const PAUSE_MS = 500;
/** After it an empty batch tells that the feed is there. */
const SILENCE_MS = 5_000;
/** What was longer ago than that is not made up for: those fights were not held for the operator. */
const MOST_BEHIND_MS = 60_000;

/** Plays the fights of the arenas in real time and tells the operator, until the signal is aborted. */
export const playArenas = async (stage: ArenaStage): Promise<void> => {
  const { clock, seed, signal, log, key = DEMO_KEY, pauseMs = PAUSE_MS } = stage;
  const told = { seed, key };
  let toldUntil: number | null = null;
  let saidAt = 0;
  while (!signal.aborted) {
    const now = clock.now().getTime();
    const isNew = toldUntil === null || now - toldUntil > MOST_BEHIND_MS;
    const messages = isNew ? tellPresent(told, now) : tellBetween(told, toldUntil ?? now, now);
    if (messages.length > 0 || now - saidAt >= SILENCE_MS) {
      const isTaken = await postAll(stage, messages);
      if (isTaken && isNew) log.info({ messages: messages.length }, 'the arenas are told');
      if (isTaken) [toldUntil, saidAt] = [now, now];
    } else toldUntil = now;
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
};

/** Posts messages in their order, as many at once as the operator takes; whether all were taken. */
const postAll = async (
  { post }: Pick<ArenaStage, 'post'>,
  messages: readonly SabongFeedMessage[],
): Promise<boolean> => {
  for (let at = 0; at === 0 || at < messages.length; at += MOST_SABONG_MESSAGES) {
    const batch = messages.slice(at, at + MOST_SABONG_MESSAGES);
    if (!(await post(SABONG_FEED_PATH, { messages: batch }))) return false;
  }
  return true;
};
