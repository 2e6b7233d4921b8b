import type { House } from '../../../house.ts';
import { TRIES_KEPT_MS } from '../rules.ts';
import { deleteTriesBefore } from './try-store.ts';

/** Deletes the tries that count for nothing any more. */
export const forgetTries = ({ db, clock }: House): Promise<void> =>
  deleteTriesBefore(db, new Date(clock.now().getTime() - TRIES_KEPT_MS));
