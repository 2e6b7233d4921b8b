import type { missions } from '@hintha/contract';
import type { Database } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { businessDay, dayEnd, dayStart } from '../../business-day.ts';
import { type DayPlayed, readMemberDays } from '../bets/index.ts';
import { listDuePeriods } from '../bonuses/index.ts';
import { countLoginDays } from '../identity/index.ts';
import { isRestricted } from '../protection/index.ts';
import { sumDeposits } from '../turnover/index.ts';
import { findMission, listClaims, listLiveMissions } from './mission-store.ts';
import { KIND, periodNamed, periodsOn, referenceOf } from './rules.ts';
import type { Mission, MissionProgress, Period } from './types.ts';

export interface MissionSummary {
  readonly stands: readonly MissionProgress[];
  /** How many rewards the member can claim. */
  readonly count: number;
}

/**
 * The member's missions: those of periods that run, and those before them whose reward is still to be claimed or to be
 * given.
 */
export const listMissions = async (ctx: AppContext, accountId: bigint): Promise<MissionSummary> => {
  const { db } = ctx;
  const today = businessDay(ctx.clock.now());
  const due = await listDuePeriods(db, accountId, KIND);
  const running = periodsOfAll(await listLiveMissions(db, today), today);
  const wanted = [...running, ...(await findOverdue(db, due, running))];
  const stands = (await readProgress(ctx, { accountId, wanted, due })).filter(
    ({ period: { to }, state }) => state === 'claimable' || state === 'due' || to === null || today <= to,
  );
  const isClosed = await isRestricted(ctx, ctx.db, accountId, 'BETTING');
  return { stands, count: isClosed ? 0 : stands.filter(({ state }) => state === 'claimable').length };
};

/** How many rewards of missions the member can claim. */
export const countMissions = async (ctx: AppContext, accountId: bigint): Promise<number> =>
  (await listMissions(ctx, accountId)).count;

/** How missions stand for a member now, each in every period that the member can still do something about. */
export const readMissionProgress = async (
  ctx: AppContext,
  accountId: bigint,
  missions: readonly Mission[],
): Promise<MissionProgress[]> => {
  const due = await listDuePeriods(ctx.db, accountId, KIND);
  return readProgress(ctx, { accountId, wanted: periodsOfAll(missions, businessDay(ctx.clock.now())), due });
};

const periodsOfAll = (missions: readonly Mission[], day: string): Measured[] =>
  missions.flatMap((mission) => periodsOn(mission, day).map((period) => ({ mission, period })));

/** What is due for periods that are over, or of missions that are. */
const findOverdue = async (
  db: Database,
  due: ReadonlySet<string>,
  running: readonly Measured[],
): Promise<Measured[]> => {
  const known = new Set(running.map(toReference));
  const found: Measured[] = [];
  for (const reference of [...due].filter((one) => !known.has(one)).toSorted()) {
    const [id = '', name = ''] = reference.split(':');
    const mission = await findMission(db, BigInt(id));
    if (mission !== undefined) found.push({ mission, period: periodNamed(mission, name) });
  }
  return found;
};

interface Wanted {
  readonly accountId: bigint;
  readonly wanted: readonly Measured[];
  /** What the member is owed rewards for. */
  readonly due: ReadonlySet<string>;
}

const readProgress = async (
  { db, clock }: AppContext,
  { accountId, wanted, due }: Wanted,
): Promise<MissionProgress[]> => {
  if (wanted.length === 0) return [];
  const claims = await listClaims(db, accountId, wanted.map(toName));
  const claimed = new Map(claims.map((claim) => [referenceOf(claim), claim]));
  const open = wanted.filter((one) => !claimed.has(toReference(one)));
  const figures = await measure({ db, accountId, at: clock.now() }, open);
  const stands = new Map(open.map((one, index) => [one, toStand(one, figures[index] ?? 0n)]));
  return wanted.map((one) => {
    const reference = toReference(one);
    const reward = claimed.get(reference)?.reward ?? one.mission.reward;
    const state = due.has(reference) ? 'due' : 'claimed';
    const { mission, period } = one;
    const taken = { mission: { ...mission, reward }, period, progress: mission.target, state } as const;
    return stands.get(one) ?? taken;
  });
};

const toName = ({ mission, period }: Measured) => ({ missionId: mission.id, period: period.name });

const toReference = (measured: Measured): string => referenceOf(toName(measured));

const toStand = (measured: Measured, figure: bigint): MissionProgress => {
  const { target } = measured.mission;
  const isDone = figure >= target;
  return { ...measured, progress: isDone ? target : figure, state: isDone ? 'claimable' : 'in_progress' };
};

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
const measure = async (measurer: Measurer, wanted: readonly Measured[]): Promise<bigint[]> => {
  const days = await readPlayFor(measurer, wanted);
  return Promise.all(
    wanted.map((measured) => METRICS[measured.mission.metric]({ ...measurer, ...measured, days })),
  );
};

type Asked = Measurer & Measured & { readonly days: readonly DayPlayed[] };

const METRICS: Record<missions.MissionMetric, (asked: Asked) => Promise<bigint>> = {
  DEPOSIT: async (asked) => sumDeposits(asked.db, asked.accountId, spanOf(asked)),
  LOGIN_DAYS: async (asked) => BigInt(await countLoginDays(asked.db, asked.accountId, spanOf(asked))),
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
