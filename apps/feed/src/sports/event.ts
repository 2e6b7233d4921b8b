import type { FeedMessageOf, SportsFeedMessage } from '@hintha/vendor-protocol/feed';
import { type Fate, silenceOf } from './fate.ts';
import { nextOpinionAt } from './opinions.ts';
import type { League } from './leagues.ts';
import type { Planned, Terms } from './programme.ts';
import { LEVEL } from './score.ts';
import { openTimetable, type Phase } from './timetable.ts';

type WithoutNumber<Message> = Message extends SportsFeedMessage
  ? Omit<Message, 'number'> & { readonly number?: number }
  : never;

/**
 * A message that is numbered when it is sent. What has happened once has its number already, by when it happened, so that
 * it is the same however often it is sent.
 */
export type Draft = WithoutNumber<SportsFeedMessage>;
export type DraftOf<Kind extends SportsFeedMessage['kind']> = WithoutNumber<FeedMessageOf<Kind>>;

export interface Span {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** What of a state is of the play, and nothing of the phase. */
export type PlayState = Omit<DraftOf<'state'>, 'kind' | 'event' | 'number' | 'phase'>;

/** Something that happened, in seconds of the match. */
export type Happened = Omit<DraftOf<'incident'>, 'kind' | 'event' | 'number'> & { readonly at: number };

/** The markets of a match as they are told. */
export interface Markets {
  before(atMs: number, status: 'open' | 'suspended'): DraftOf<'market'>[];
  /** Everything is suspended while there is danger. */
  during(seconds: number): DraftOf<'market'>[];
  /** Everything that there was is closed. */
  after(): DraftOf<'market'>[];
}

/** A match in seconds since its start, whatever is played. */
export interface Playing {
  readonly fate: Fate;
  /** When it is over, or broken off. */
  readonly endsAt: number;
  readonly happened: readonly Happened[];
  readonly markets: Markets;
  readonly result: DraftOf<'result'>['result'];
  stateAt(seconds: number): PlayState;
  /** When something is different, as soon as that can be. */
  nextAfter(seconds: number): number;
}

/** What is told of from its announcement to its end: whatever it says follows from the seed, its code and the instant. */
export interface PlayedEvent {
  readonly code: string;
  /** From then on nothing changes any more. */
  readonly endsAt: number;
  /** While it lasts nothing of it arrives; null of most. */
  readonly silence: Span | null;
  phaseAt(atMs: number): Phase;
  /** All that is to be known of it at an instant. */
  messagesAt(atMs: number): Draft[];
  /** What is played and how it stands or ended, without what can be bet on. */
  summaryAt(atMs: number): Draft[];
  nextChangeAt(atMs: number): number;
}

export interface PlayedMatch extends PlayedEvent {
  readonly planned: Planned;
}

/** Numbers are milliseconds since 1970 with three more digits, of which even ones are given when a message is sent. */
export const NUMBERS_PER_MS = 1_000;

/** The number of what happened as the so many-eth thing in a match. */
const numberOf = (atMs: number, place: number): number =>
  atMs * NUMBERS_PER_MS + ((2 * place + 1) % NUMBERS_PER_MS);

export const NOT_BEGUN: PlayState = {
  period: null,
  clock: null,
  score: LEVEL,
  halfTime: null,
  firstGoal: null,
  lastGoal: null,
  sentOff: LEVEL,
  isDanger: false,
  incidents: 0,
  statistics: {},
};

/** A match as the operator hears of it. */
export const openEvent = ({ seed, pace }: Terms, planned: Planned, playing: Playing): PlayedMatch => {
  const { code, startsAt } = planned;
  const { fate, markets } = playing;
  const timetable = openTimetable({ startsAt, pace, fate, seconds: playing.endsAt });
  const { endsAt, putOffAt } = timetable;

  const marketsAt: Readonly<Record<Phase, (atMs: number, seconds: number) => DraftOf<'market'>[]>> = {
    scheduled: (atMs) => markets.before(atMs, 'open'),
    postponed: () => markets.before(putOffAt - 1, 'suspended'),
    live: (_, seconds) => markets.during(seconds),
    ended: () => markets.after(),
    abandoned: () => markets.after(),
  };

  const secondsAt = (atMs: number): number => Math.min(timetable.secondsAt(atMs), playing.endsAt);

  const summaryAt = (atMs: number): [Draft, Draft, ...Draft[]] => {
    const phase = timetable.phaseAt(atMs);
    return [
      fixtureOf(planned),
      { kind: 'state', event: code, phase, ...playAt(playing, phase, secondsAt(atMs)) },
      ...(phase === 'ended' ? [{ kind: 'result', event: code, result: playing.result } as const] : []),
    ];
  };

  return {
    code,
    planned,
    endsAt,
    silence: fate === 'postponed' ? null : silenceOf(seed, code, { fromMs: startsAt, untilMs: endsAt }),
    phaseAt: (atMs) => timetable.phaseAt(atMs),
    summaryAt,
    messagesAt: (atMs) => {
      const seconds = secondsAt(atMs);
      const incidents = incidentsUntil(playing, seconds, (place, at) => ({
        event: code,
        number: numberOf(timetable.instantOf(at), place),
      }));
      const markets = marketsAt[timetable.phaseAt(atMs)](atMs, seconds);
      const [fixture, state, ...result] = summaryAt(atMs);
      return [fixture, state, ...incidents, ...markets, ...result];
    },
    nextChangeAt: (atMs) => {
      const phase = timetable.phaseAt(atMs);
      if (phase === 'scheduled') return Math.min(nextOpinionAt(startsAt, atMs), putOffAt);
      if (phase !== 'live') return Number.POSITIVE_INFINITY;
      return timetable.instantOf(Math.min(playing.nextAfter(timetable.secondsAt(atMs)), playing.endsAt));
    },
  };
};

const playAt = (playing: Playing, phase: Phase, seconds: number): PlayState => {
  if (phase === 'scheduled' || phase === 'postponed') return NOT_BEGUN;
  const state = playing.stateAt(seconds);
  return phase === 'live' ? state : { ...state, period: null, clock: null, isDanger: false };
};

const incidentsUntil = (
  { fate, happened }: Playing,
  seconds: number,
  nameOf: (place: number, at: number) => { readonly event: string; readonly number: number },
): DraftOf<'incident'>[] =>
  fate === 'postponed'
    ? []
    : happened
        .filter(({ at }) => at <= seconds)
        .map(({ at, ...incident }, place) => ({ kind: 'incident', ...nameOf(place, at), ...incident }));

/** A league as it is told of. */
export const competitionOf = ({
  code,
  name,
  game,
}: League): Pick<DraftOf<'fixture'>, 'sport' | 'league'> => ({
  sport: game === 'football' ? 'football' : 'esports',
  league: { code, name },
});

const fixtureOf = ({ code, league, home, away, startsAt, bestOf }: Planned): DraftOf<'fixture'> => ({
  kind: 'fixture',
  event: code,
  ...competitionOf(league),
  home,
  away,
  startsAt,
  bestOf,
});
