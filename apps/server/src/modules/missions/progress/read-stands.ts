import { businessDay } from '../../../business-day.ts';
import type { House } from '../../../house.ts';
import { listClaims } from '../claims/claim-store.ts';
import { periodsOn } from '../rules.ts';
import type { Mission, MissionStand } from '../types.ts';
import { measure, type Measured } from './measure.ts';

/** How missions stand for a member now, each in every period that the member can still do something about. */
export const readStands = async (
  { db, clock }: House,
  accountId: bigint,
  missions: readonly Mission[],
): Promise<MissionStand[]> => {
  const at = clock.now();
  const wanted = missions.flatMap((mission) =>
    periodsOn(mission, businessDay(at)).map((period) => ({ mission, period })),
  );
  if (wanted.length === 0) return [];
  const claims = await listClaims(db, accountId, wanted.map(toName));
  const claimed = new Set(claims.map(({ missionId, period }) => `${missionId}/${period}`));
  const isClaimed = ({ mission, period }: Measured) => claimed.has(`${mission.id}/${period.name}`);
  const open = wanted.filter((one) => !isClaimed(one));
  const figures = await measure({ db, accountId, at }, open);
  const stands = new Map(open.map((one, index) => [one, toStand(one, figures[index] ?? 0n)]));
  return wanted.map(
    (one) => stands.get(one) ?? { ...one, progress: one.mission.target, state: 'CLAIMED' as const },
  );
};

const toName = ({ mission, period }: Measured) => ({ missionId: mission.id, period: period.name });

const toStand = (measured: Measured, figure: bigint): MissionStand => {
  const { target } = measured.mission;
  const isDone = figure >= target;
  return { ...measured, progress: isDone ? target : figure, state: isDone ? 'CLAIM' : 'PROCESS' };
};
