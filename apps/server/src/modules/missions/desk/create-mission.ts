import type { Transaction } from '@hintha/platform';
import { type Actor, recordAct } from '../../audit/index.ts';
import { insertMission } from '../mission-store.ts';
import type { Mission, NewMission } from '../types.ts';
import { checkMission } from './check-mission.ts';

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
  await recordAct(tx, { actor, deed: 'mission.create', subject, reason, details: mission });
  return created;
};
