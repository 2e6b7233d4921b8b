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
  const { clock, signal, pauseMs = PAUSE_MS } = stage;
  const teller = openTeller(stage);
  while (!signal.aborted) {
    await teller.tell(clock.now().getTime());
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
};

/** Tells what has happened since it was heard last; an operator that has not heard for long is told of the present. */
const openTeller = (stage: ArenaStage): { tell(nowMs: number): Promise<void> } => {
  const { seed, key = DEMO_KEY, log } = stage;
  const played = { seed, key };
  let heardUntil = Number.NEGATIVE_INFINITY;
  let saidAt = 0;
  const isBehind = (nowMs: number): boolean => nowMs - heardUntil > MOST_BEHIND_MS;

  const post = async (messages: readonly SabongFeedMessage[], nowMs: number): Promise<void> => {
    if (!(await postAll(stage, messages))) return;
    if (isBehind(nowMs)) log.info({ messages: messages.length }, 'the arenas are told');
    [heardUntil, saidAt] = [nowMs, nowMs];
  };

  return {
    tell: async (nowMs) => {
      const messages = isBehind(nowMs) ? tellPresent(played, nowMs) : tellBetween(played, heardUntil, nowMs);
      if (messages.length > 0 || nowMs - saidAt >= SILENCE_MS) await post(messages, nowMs);
      else heardUntil = nowMs;
    },
  };
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
