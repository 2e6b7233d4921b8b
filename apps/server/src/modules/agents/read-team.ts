import { businessDay, dayStart } from '../../business-day.ts';
import type { House } from '../../house.ts';
import { countTeam } from './store.ts';
import type { Team } from './types.ts';

const DAY_MS = 24 * 3_600_000;

/** An agent's team, and how many joined in the last so many business days, today included. */
export const readTeam = ({ db, clock }: House, agentId: bigint, days: number): Promise<Team> => {
  const first = businessDay(new Date(clock.now().getTime() - (days - 1) * DAY_MS));
  return countTeam(db, agentId, dayStart(first));
};
