import type { Texts } from '../../shared/language.ts';
import type { BadgeTone } from '../../shared/state-badge.tsx';
import type { EventFile, Result, SportsEvent } from './use-events.ts';

type State = SportsEvent['state'];
type Shown = Pick<SportsEvent, 'state' | 'startsAt' | 'finishedAt'>;

interface Named extends Pick<SportsEvent, 'home' | 'away'> {
  readonly outright?: SportsEvent['outright'];
  readonly league?: { readonly name: string };
}

/** What an event is called, by its teams; an outright by its league. */
export const eventName = (t: Texts, { home, away, outright = null, league }: Named): string =>
  outright === null || league === undefined
    ? t('sports.versus', { home, away })
    : t('sports.winnerOf', { league: league.name });

/** Whether it has a score to be shown: of a match that has begun. */
export const hasScore = ({ state, outright }: Pick<SportsEvent, 'state' | 'outright'>): boolean =>
  state !== 'SCHEDULED' && outright === null;

/** Whether bets can come in on it, now or later. */
export const isTraded = ({ state }: Pick<SportsEvent, 'state'>): boolean =>
  state === 'SCHEDULED' || state === 'LIVE';

/** Whether it has neither a result nor was called off. */
export const isUndecided = ({ state }: Pick<SportsEvent, 'state'>): boolean =>
  state === 'SCHEDULED' || state === 'LIVE' || state === 'ENDED';

/** Whether it is settled or called off, and everything that follows from it was done. */
export const isFinished = ({ finishedAt }: Shown): boolean => finishedAt !== null;

/** Whether its feed is silent while it is played; of one that was interrupted nothing is to be told. */
export const isSilent = ({
  state,
  isHeard,
  isOff,
}: Pick<SportsEvent, 'state' | 'isHeard' | 'isOff'>): boolean => state === 'LIVE' && !isHeard && !isOff;

/** Whether its clock says how far it is: not in a break, and not once it was interrupted. */
export const hasClock = ({ state, isOff, live }: Pick<SportsEvent, 'state' | 'isOff' | 'live'>): boolean =>
  state === 'LIVE' && !isOff && live.clock !== null && live.period !== 'ht';

const TONES: Readonly<Record<State, BadgeTone>> = {
  SCHEDULED: 'gray',
  LIVE: 'jade',
  ENDED: 'amber',
  SETTLED: 'gray',
  VOID: 'cin',
};

const isLate = ({ state, startsAt }: Shown): boolean => state === 'SCHEDULED' && startsAt <= Date.now();
const isFinishing = (event: Shown): boolean => !isUndecided(event) && !isFinished(event);

export const stateKey = (event: Shown) => {
  if (isFinishing(event)) return 'sports.finishing';
  return isLate(event) ? 'sports.late' : (`sports.states.${event.state}` as const);
};

export const toneOf = (event: Shown): BadgeTone => {
  if (isFinishing(event)) return 'lapis';
  return isLate(event) ? 'amber' : TONES[event.state];
};

type Mark = 'differs' | 'off' | 'suspended' | 'silent' | 'danger';

export const MARK_TONES: Readonly<Record<Mark, BadgeTone>> = {
  differs: 'cin',
  off: 'cin',
  suspended: 'amber',
  silent: 'cin',
  danger: 'gray',
};

/** What is to be seen of an event at a glance; an attack alone where nothing else keeps bets out. */
export const marksOf = (event: SportsEvent): readonly Mark[] => {
  const marks: Mark[] = [];
  if (event.differs) marks.push('differs');
  if (event.isOff && isUndecided(event)) marks.push('off');
  if (event.isSuspended && isTraded(event)) marks.push('suspended');
  if (isSilent(event)) marks.push('silent');
  const isKeptOut = marks.some((mark) => mark !== 'differs');
  return event.state === 'LIVE' && event.live.isDanger && !isKeptOut ? [...marks, 'danger'] : marks;
};

export const printScore = ({ home, away }: { readonly home: number; readonly away: number }): string =>
  `${home}–${away}`;

type Esports = Extract<Result, { readonly sport: 'esports' }>;

/** How many maps each side has won. */
export const mapsWon = ({ maps }: Pick<Esports, 'maps'>): SportsEvent['live']['score'] => {
  const won = (side: 'home' | 'away') => maps.filter(({ winner }) => winner === side).length;
  return { home: won('home'), away: won('away') };
};

/** The score that counts: that of the result, and of what is played as the feed has it. */
export const scoreOf = ({
  result,
  live,
}: Pick<EventFile, 'result' | 'live'>): SportsEvent['live']['score'] => {
  if (result === null) return live.score;
  if (result.sport === 'outright') return live.score;
  return result.sport === 'football' ? result.fullTime : mapsWon(result);
};

const PERIODS = ['1st', 'ht', '2nd'] as const;
const MAP = /^map (\d)$/u;

/** A period of a match in words; as the feed tells it where there are none. */
export const printPeriod = (t: Texts, period: string | null): string => {
  if (period === null) return '';
  const known = PERIODS.find((one) => one === period);
  if (known !== undefined) return t(`sports.periods.${known}`);
  const [, map] = MAP.exec(period) ?? [];
  return map === undefined ? period : t('sports.periods.map', { map });
};

const SECOND_MS = 1_000;
const MINUTE = 60;
const HALF_SECONDS = 45 * MINUTE;

/** How far a match is, such as `68:10`: the second half counts on from the first. */
export const printClock = ({ clock, period }: SportsEvent['live'], now: number): string => {
  if (clock === null) return '';
  const passed = clock.isRunning ? Math.max(0, Math.floor((now - clock.at) / SECOND_MS)) : 0;
  const seconds = clock.seconds + passed + (period === '2nd' ? HALF_SECONDS : 0);
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
};
