import { Refusal } from '@hintha/platform';
import { businessDay } from '../../../business-day.ts';
import type { House } from '../../../house.ts';
import { findMission } from '../mission-store.ts';
import { readStands } from '../progress/read-stands.ts';
import type { Mission, MissionStand } from '../types.ts';

export interface AskedPeriod {
  readonly accountId: bigint;
  readonly missionId: bigint;
  /** The first day of it; undefined for the earliest that can be claimed. */
  readonly period: string | undefined;
}

/** The mission in the period that a member can claim, or why there is none. */
export const findClaimable = async (house: House, asked: AskedPeriod): Promise<MissionStand | Refusal> => {
  const mission = await findLive(house, asked.missionId);
  if (mission instanceof Refusal) return mission;
  const stands = (await readStands(house, asked.accountId, [mission])).filter(
    ({ period }) => asked.period === undefined || period.name === asked.period,
  );
  const claimable = stands.find(({ state }) => state === 'CLAIM');
  if (claimable !== undefined) return claimable;
  const last = stands.at(-1);
  if (last === undefined) return new Refusal('mission_over');
  return new Refusal(last.state === 'CLAIMED' ? 'bonus_taken' : 'mission_not_done');
};

const findLive = async ({ db, clock }: House, id: bigint): Promise<Mission | Refusal> => {
  const mission = await findMission(db, id);
  if (mission === undefined || mission.startsOn > businessDay(clock.now())) return new Refusal('not_found');
  return mission.enabled ? mission : new Refusal('not_enabled');
};
