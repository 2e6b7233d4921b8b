import { addMoney, money, type Money, ZERO } from '@hintha/money';
import type { Database } from '@hintha/platform';
import { valuePoints } from '../../points/index.ts';
import { readCosts } from '../../wallet/index.ts';
import { countClaims, listAllMissions } from '../mission-store.ts';
import type { Mission } from '../types.ts';

/** A mission, how often it has been claimed, and what that has cost: the ledger's grants, and points at their worth now. */
export interface CountedMission {
  readonly mission: Mission;
  readonly claims: number;
  readonly cost: Money;
}

/** Every mission, in the order in which they were made. */
export const listCountedMissions = async (db: Database): Promise<CountedMission[]> =>
  count(db, await listAllMissions(db));

/** A mission with what has been claimed of it. */
export const counted = async (db: Database, mission: Mission): Promise<CountedMission> => {
  const [one = { mission, claims: 0, cost: ZERO }] = await count(db, [mission]);
  return one;
};

const count = async (db: Database, missions: readonly Mission[]): Promise<CountedMission[]> => {
  const claims = await countClaims(db);
  const costOf = await readCosts(
    db,
    missions.map(({ id }) => `mission:${id}`),
  );
  const { worth: worthOfOne } = await valuePoints(db, 1n);
  return missions.map((mission) => {
    const { count: claimed = 0, points = 0n } = claims.get(mission.id) ?? {};
    const inPoints = money(points * worthOfOne);
    return { mission, claims: claimed, cost: addMoney(costOf(`mission:${mission.id}`), inPoints) };
  });
};
