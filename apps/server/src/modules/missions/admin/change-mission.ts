import type { missions } from '@hintha/contract';
import { parseAmount } from '@hintha/money';
import { BusinessError, type Transaction } from '@hintha/platform';
import { type Actor, recordAudit } from '../../audit/index.ts';
import { insertMission, lockMission, updateMission } from '../mission-store.ts';
import type { Mission, MissionChange, NewMission } from '../types.ts';

export interface ChangeOrder {
  readonly actor: Actor;
  readonly reason: string;
  readonly missionId: bigint;
  /** What the mission is to be; its target hangs on what it counts. */
  readonly change: (metric: missions.MissionMetric) => MissionChange;
}

/** Changes a mission; the audit keeps what it was before. */
export const changeMission = async (
  tx: Transaction,
  { actor, reason, missionId, change }: ChangeOrder,
): Promise<Mission> => {
  const before = await getMission(tx, missionId);
  // What was approved before was another mission.
  const mission = { ...before, approval: null, ...change(before.metric) };
  checkMission(mission);
  await updateMission(tx, missionId, mission);
  const details = { before, after: mission };
  await recordAudit(tx, {
    actor,
    action: 'mission.change',
    subject: `mission:${missionId}`,
    reason,
    details,
  });
  return mission;
};

/** Holds a mission until the transaction ends. */
export const getMission = async (tx: Transaction, id: bigint): Promise<Mission> => {
  const mission = await lockMission(tx, id);
  if (mission === undefined) throw new BusinessError('not_found');
  return mission;
};

export interface MissionOrder {
  readonly actor: Actor;
  readonly reason: string;
  readonly mission: NewMission;
}

/** Makes a mission. */
export const createMission = async (
  tx: Transaction,
  { actor, reason, mission }: MissionOrder,
): Promise<Mission> => {
  checkMission(mission);
  const created = await insertMission(tx, mission);
  const subject = `mission:${created.id}`;
  await recordAudit(tx, { actor, action: 'mission.create', subject, reason, details: mission });
  return created;
};

/** On how many days of a period an account can be signed in to. */
const MOST_DAYS = { DAILY: 1n, WEEKLY: 7n, ONCE: 366n } as const;

/** Refuses a mission that nobody could do, or that ends before it starts. */
export const checkMission = ({ type, metric, category, target, startsOn, endsOn }: NewMission): void => {
  if (metric === 'LOGIN_DAYS' && target > MOST_DAYS[type]) throw badField('target');
  if (category !== null && metric !== 'VALID_BET') throw badField('category');
  if (endsOn !== null && endsOn < startsOn) throw badField('endsOn');
};

/** Of rounds, days and points there are none in parts. */
const WHOLE = /^\d{1,12}$/;

/** A figure as somebody typed it: hundredths of money, or so many of what is counted; refuses nothing and parts. */
export const readFigure = (text: string, isMoney: boolean, field: string): bigint => {
  const figure = isMoney ? parseAmount(text) : WHOLE.test(text) ? BigInt(text) : 'not_an_amount';
  if (figure === 'not_an_amount' || figure <= 0n) throw badField(field);
  return figure;
};

const badField = (field: string): BusinessError =>
  new BusinessError('bad_request', { fields: [{ field, problem: 'invalid' }] });
