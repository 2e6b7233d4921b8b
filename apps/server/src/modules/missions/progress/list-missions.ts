import { businessDay } from '../../../business-day.ts';
import type { House } from '../../../house.ts';
import { isRestricted } from '../../protection/index.ts';
import { listLiveMissions } from '../mission-store.ts';
import type { MissionStand } from '../types.ts';
import { readStands } from './read-stands.ts';

export interface MissionSummary {
  readonly stands: readonly MissionStand[];
  /** How many rewards the member can claim. */
  readonly count: number;
}

/** The member's missions: those of periods that run, and those before them whose reward is still to be claimed. */
export const listMissions = async (house: House, accountId: bigint): Promise<MissionSummary> => {
  const today = businessDay(house.clock.now());
  const missions = await listLiveMissions(house.db, today);
  const stands = (await readStands(house, accountId, missions)).filter(
    ({ period: { to }, state }) => state === 'CLAIM' || to === null || today <= to,
  );
  const isClosed = await isRestricted(house, house.db, accountId, 'BETTING');
  return { stands, count: isClosed ? 0 : stands.filter(({ state }) => state === 'CLAIM').length };
};

/** How many rewards of missions the member can claim. */
export const countMissions = async (house: House, accountId: bigint): Promise<number> =>
  (await listMissions(house, accountId)).count;
