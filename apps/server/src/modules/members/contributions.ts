import { contribute, contributionPoint, type Database } from '@hintha/platform';
import { memberSource } from '../identity/index.ts';
import { readLevel } from './level/levels.ts';
import { findPayeeName, ownsEmail } from './profile/read-profile.ts';

/** Whether the member may send money to its upline; the tree of agents stands above the members. */
export const mayTransferUp =
  contributionPoint<(db: Database, accountId: bigint) => Promise<boolean>>('members.may-transfer-up');

/** What logging in and recovery ask of the member. */
export const memberContribution = contribute(memberSource, {
  findPayeeName,
  findLevelLabel: async (db, accountId) => (await readLevel(db, accountId)).labelName,
  ownsEmail,
});
