import { transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { notePlayed } from '../../catalogue/index.ts';
import { countDecided } from './recent-play-store.ts';

/** So long what was played counts for the order of the lobby. */
const RECENT_MS = 7 * 86_400_000;

/** Lets the catalogue know what is played of late, by which it orders what staff has not. */
export const noteRecentPlay = async ({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> => {
  const counts = await countDecided(db, new Date(clock.now().getTime() - RECENT_MS));
  await transaction(db, (tx) => notePlayed(tx, counts));
};
