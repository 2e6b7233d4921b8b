import type { missions } from '@hintha/contract';
import type { Database } from '@hintha/platform';
import { businessDay, dayEnd, dayStart } from '../../../business-day.ts';
import { countSignInDays } from '../../identity/index.ts';
import { type DayPlayed, readMemberDays, sumDeposits } from '../../turnover/index.ts';
import type { Mission, Period } from '../types.ts';

/** A mission with the period that is looked at. */
export interface Measured {
  readonly mission: Mission;
  readonly period: Period;
}

export interface Measurer {
  readonly db: Database;
  readonly accountId: bigint;
  readonly at: Date;
}

/** How far a member has come with missions by now, from what it did: each figure in the order of what was asked. */
export const measure = async (measurer: Measurer, wanted: readonly Measured[]): Promise<bigint[]> => {
  const days = await readPlayFor(measurer, wanted);
  return Promise.all(
    wanted.map((measured) => METRICS[measured.mission.metric]({ ...measurer, ...measured, days })),
  );
};

type Asked = Measurer & Measured & { readonly days: readonly DayPlayed[] };

const METRICS: Record<missions.MissionMetric, (asked: Asked) => Promise<bigint>> = {
  DEPOSIT: async (asked) => sumDeposits(asked.db, asked.accountId, spanOf(asked)),
  LOGIN_DAYS: async (asked) => BigInt(await countSignInDays(asked.db, asked.accountId, spanOf(asked))),
  VALID_BET: async (asked) => sumOf(playedIn(asked), 'valid'),
  WINS: async (asked) => sumOf(playedIn(asked), 'wins'),
};

const lastDay = ({ period: { to } }: Measured, at: Date): string => to ?? businessDay(at);

const spanOf = (asked: Asked): { from: Date; to: Date } => ({
  from: dayStart(asked.period.from),
  to: dayEnd(lastDay(asked, asked.at)),
});

const sumOf = (days: readonly DayPlayed[], figure: 'valid' | 'wins'): bigint =>
  days.reduce((sum, played) => sum + played[figure], 0n);

const playedIn = (asked: Asked): DayPlayed[] => {
  const { mission, period, days, at } = asked;
  return days.filter(
    ({ day, code }) =>
      day >= period.from &&
      day <= lastDay(asked, at) &&
      (mission.category === null || categoryOf(code) === mission.category),
  );
};

/** Slots have classes that weigh otherwise. */
const SLOT_CLASSES: readonly string[] = ['JP', 'TG', 'AC', 'BG'];
const categoryOf = (code: string): string => (SLOT_CLASSES.includes(code) ? 'RNG' : code);

const PLAYED: readonly missions.MissionMetric[] = ['VALID_BET', 'WINS'];

/** What the member played on all days that any of the missions counts. */
const readPlayFor = async (measurer: Measurer, wanted: readonly Measured[]): Promise<DayPlayed[]> => {
  const { db, accountId, at } = measurer;
  const firsts = wanted
    .filter(({ mission }) => PLAYED.includes(mission.metric))
    .map(({ period }) => period.from);
  const [from] = firsts.toSorted();
  return from === undefined ? [] : readMemberDays(db, accountId, { from, to: businessDay(at) });
};
