import type { Transaction } from '@hintha/platform';
import { insertProfile } from './profile-store.ts';
import type { Profile } from './types.ts';

/** Keeps what a new member has told about itself. */
export const openProfile = async (tx: Transaction, accountId: bigint, profile: Profile): Promise<void> =>
  insertProfile(tx, accountId, profile);
