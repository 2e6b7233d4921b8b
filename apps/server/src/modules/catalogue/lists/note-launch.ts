import type { House } from '../../../house.ts';
import { upsertLaunch } from './list-store.ts';

/** Remembers that a member has opened a game. */
export const noteLaunch = (
  { db, clock }: House,
  accountId: bigint,
  game: { vendor: string; code: string },
): Promise<void> => upsertLaunch(db, accountId, game, clock.now());
