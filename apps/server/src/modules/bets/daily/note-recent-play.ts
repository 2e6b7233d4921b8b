import { transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { catalogueSettings, notePlayed } from '../../catalogue/index.ts';
import { readSettings } from '../../settings/index.ts';
import { countDecided } from './recent-play-store.ts';

const DAY_MS = 86_400_000;

/** Lets the catalogue know what is played of late, by which it orders what staff has not. */
export const noteRecentPlay = async ({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> => {
  const { playDays } = await readSettings(db, catalogueSettings);
  const counts = await countDecided(db, new Date(clock.now().getTime() - playDays * DAY_MS));
  await transaction(db, (tx) => notePlayed(tx, counts));
};
