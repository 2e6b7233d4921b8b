import { setTimeout as sleep } from 'node:timers/promises';
import { letOthers } from '@hintha/platform';
import { MOST_MESSAGES, SPORTS_FEED_PATH, type SportsFeedMessage } from '@hintha/vendor-protocol/feed';
import { chanceOf } from '../chance.ts';
import type { Player, Stage } from '../types.ts';
import { type Arrival, deliver, type Delivery } from '../sending/deliver.ts';
import type { Draft, PlayedEvent } from './event.ts';
import { keyOf, numbered, openNumbers, openReporter, type Reporter } from './report.ts';
import { endedBetween, LINGER_MS, openRoster } from './roster.ts';
import { openSeasons, seasonsEndedBetween } from './seasons/roster.ts';

const TICK_MS = 250;
const ROSTER_MS = 10_000;
/** What was over longer ago is told of to those alone who knew it before. */
const KNOWN_MS = 3 * 60 * 60_000;
/** What was on its way when the operator fell silent may not have arrived. */
const OVERLAP_MS = 60_000;
const PAST_IN_A_TICK = 10;

/** Plays seasons of football and esports, and tells the operator how they go. */
export const playSports: Player = async (stage) => {
  const { signal, clock } = stage;
  const nowMs = (): number => clock.now().getTime();
  const giveNumber = openNumbers(nowMs);
  const reporters = openReporters(stage, giveNumber);
  const delivery = deliver<SportsFeedMessage>(stage, {
    path: SPORTS_FEED_PATH,
    keyOf,
    most: MOST_MESSAGES,
    isLost: ({ event }, atMs) => reporters.isSilent(event, atMs),
    chance: chanceOf(stage.seed, 'faults', nowMs()),
  });
  let last: Arrival | null = null;
  let past: Iterator<PlayedEvent> = NOTHING;
  while (!signal.aborted) {
    const { arrival } = delivery;
    if (arrival !== null && arrival !== last) {
      reporters.startAgain();
      [last, past] = [arrival, pastOf(stage, arrival, nowMs())];
    }
    if (arrival !== null) {
      await reporters.report(delivery);
      delivery.put(summariesOf(past, nowMs()).map((draft) => numbered(draft, giveNumber)));
    }
    await sleep(TICK_MS, undefined, { signal }).catch(() => undefined);
  }
  await delivery.ended;
};

const NOTHING: Iterator<PlayedEvent> = [][Symbol.iterator]();

/** What was over before the matches that are followed, and after the operator had heard something last. */
const pastOf = (stage: Stage, { heardUntilMs }: Arrival, nowMs: number): Iterator<PlayedEvent> =>
  endedSince(stage, heardUntilMs === null ? null : heardUntilMs - OVERLAP_MS, nowMs - LINGER_MS);

function* endedSince(stage: Stage, fromMs: number | null, untilMs: number): Generator<PlayedEvent> {
  yield* endedBetween(stage, fromMs, untilMs);
  yield* seasonsEndedBetween(stage, fromMs, untilMs);
}

/** How the next few of those ended: a result takes the operator longer than a price. */
const summariesOf = (past: Iterator<PlayedEvent>, nowMs: number): Draft[] => {
  const drafts: Draft[] = [];
  for (let taken = 0; taken < PAST_IN_A_TICK; taken += 1) {
    const { value, done } = past.next();
    if (done === true) break;
    drafts.push(...summaryOf(value, nowMs));
  }
  return drafts;
};

const ANNOUNCED: readonly Draft['kind'][] = ['fixture', 'outright'];

const summaryOf = (event: PlayedEvent, nowMs: number): Draft[] =>
  event.summaryAt(nowMs).filter(({ kind }) => !ANNOUNCED.includes(kind) || event.endsAt + KNOWN_MS > nowMs);

interface Reporters {
  /** Puts what has changed on its way. */
  report(delivery: Delivery<SportsFeedMessage>): Promise<void>;
  startAgain(): void;
  isSilent(event: string, atMs: number): boolean;
}

const openReporters = (stage: Stage, giveNumber: () => number): Reporters => {
  const { clock, signal } = stage;
  const [roster, seasons] = [openRoster(stage), openSeasons(stage)];
  let reporters = new Map<string, Reporter>();
  let rosterAt = 0;

  const follow = (atMs: number): void => {
    if (atMs < rosterAt) return;
    rosterAt = atMs + ROSTER_MS;
    reporters = new Map(
      [...roster.at(atMs), ...seasons.at(atMs)].map((event) => [
        event.code,
        reporters.get(event.code) ?? openReporter(event, giveNumber),
      ]),
    );
  };

  return {
    report: async (delivery) => {
      follow(clock.now().getTime());
      for (const reporter of reporters.values()) {
        if (signal.aborted) return;
        const messages = reporter.report(clock.now().getTime());
        if (messages.length === 0) continue;
        delivery.put(messages);
        await letOthers();
      }
    },
    startAgain: () => reporters.forEach((reporter) => reporter.startAgain()),
    isSilent: (code, atMs) => {
      const silence = reporters.get(code)?.event.silence;
      return silence !== undefined && silence !== null && atMs >= silence.fromMs && atMs < silence.untilMs;
    },
  };
};
