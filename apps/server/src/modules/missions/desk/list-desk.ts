import type { Database } from '@hintha/platform';
import { countClaims } from '../claims/claim-store.ts';
import { listAllMissions } from '../mission-store.ts';
import type { Mission } from '../types.ts';

/** A mission and how often it has been claimed. */
export interface CountedMission {
  readonly mission: Mission;
  readonly claims: number;
}

/** Every mission, in the order in which they were made. */
export const listDesk = async (db: Database): Promise<CountedMission[]> => {
  const [missions, claims] = await Promise.all([listAllMissions(db), countClaims(db)]);
  return missions.map((mission) => ({ mission, claims: claims.get(mission.id) ?? 0 }));
};

/** A mission with what has been claimed of it. */
export const counted = async (db: Database, mission: Mission): Promise<CountedMission> => ({
  mission,
  claims: (await countClaims(db)).get(mission.id) ?? 0,
});
