import type { missions } from '@hintha/contract';
import { Refusal, type Transaction } from '@hintha/platform';
import { type Actor, recordAct } from '../../audit/index.ts';
import { lockMission, updateMission } from '../mission-store.ts';
import type { Mission, MissionChange } from '../types.ts';
import { checkMission } from './check-mission.ts';

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
  const before = await lockMission(tx, missionId);
  if (before === undefined) throw new Refusal('not_found');
  const mission = { ...before, ...change(before.metric) };
  checkMission(mission);
  await updateMission(tx, missionId, mission);
  const details = { before, after: mission };
  await recordAct(tx, { actor, deed: 'mission.change', subject: `mission:${missionId}`, reason, details });
  return mission;
};
