import type { SportsFeedMessage } from '@hintha/vendor-protocol/feed';
import { type Draft, NUMBERS_PER_MS, type PlayedEvent } from './event.ts';

/** What a message is on. Each thing that has happened stands for itself. */
export const keyOf = (message: Draft): string => {
  if (message.kind === 'incident') return `${message.event} incident ${message.number}`;
  if (message.kind === 'market') return `${message.event} ${message.market} ${message.line ?? ''}`;
  return `${message.event} ${message.kind}`;
};

/** A running clock says nothing new. */
const contentOf = (message: Draft): string =>
  JSON.stringify(
    message.kind === 'state' && message.clock !== null
      ? { ...message, clock: message.clock.isRunning }
      : message,
  );

export type GiveNumber = () => number;

/** Numbers that grow, over a restart too: they follow the clock, and are even. */
export const openNumbers = (nowMs: () => number): GiveNumber => {
  let last = 0;
  return () => {
    last = Math.max(last + 2, nowMs() * NUMBERS_PER_MS);
    return last;
  };
};

export const numbered = (draft: Draft, giveNumber: GiveNumber): SportsFeedMessage => ({
  ...draft,
  number: draft.number ?? giveNumber(),
});

const REPEAT_LIVE_MS = 10_000;
const REPEAT_MS = 60_000;

/** Tells of one match: what has changed, and everything now and then, so that what was lost arrives later. */
export interface Reporter {
  readonly event: PlayedEvent;
  /** What is to be sent at an instant, which is mostly nothing. */
  report(atMs: number): SportsFeedMessage[];
  /** Everything is told with the next report. */
  startAgain(): void;
}

export const openReporter = (event: PlayedEvent, giveNumber: GiveNumber): Reporter => {
  const sent = new Map<string, string>();
  let [changesAt, repeatsAt] = [0, 0];

  const isNews = (message: Draft): boolean => {
    const [key, content] = [keyOf(message), contentOf(message)];
    if (sent.get(key) === content) return false;
    sent.set(key, content);
    return true;
  };

  return {
    event,
    startAgain: () => void (repeatsAt = 0),
    report: (atMs) => {
      const repeats = atMs >= repeatsAt;
      if (!repeats && atMs < changesAt) return [];
      const messages = event.messagesAt(atMs);
      const news = messages.filter(isNews);
      changesAt = event.nextChangeAt(atMs);
      if (repeats) repeatsAt = atMs + (event.phaseAt(atMs) === 'live' ? REPEAT_LIVE_MS : REPEAT_MS);
      return (repeats ? messages : news).map((draft) => numbered(draft, giveNumber));
    },
  };
};
