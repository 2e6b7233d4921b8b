import type { House } from '../../../house.ts';
import { listPlayers } from '../../identity/index.ts';
import { addDays, weighPlayed } from '../../turnover/index.ts';
import type { Standing } from '../types.ts';
import { rankPlayers } from './rank-players.ts';

const LAST_DAY = 6;

/** The ranks of a week, which is named by its Monday, as what was played by now makes them. */
export const rankWeek = async ({ db }: House, week: string): Promise<Standing[]> => {
  const weighed = await weighPlayed(db, { from: week, to: addDays(week, LAST_DAY) });
  const players = await listPlayers(
    db,
    weighed.map(({ accountId }) => accountId),
  );
  return rankPlayers({ weighed, players });
};
