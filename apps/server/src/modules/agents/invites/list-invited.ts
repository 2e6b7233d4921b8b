import type { Database } from '@hintha/platform';
import { countInvitedBy, selectInvitedAmong, selectInvitedBy, type Invited } from './invite-store.ts';

/** Those of the accounts that came by a member's invitation, and by whose. */
export const findInvited = async (db: Database, ids: readonly bigint[]): Promise<Invited[]> =>
  ids.length === 0 ? [] : selectInvitedAmong(db, ids);

/** A page of those whom a member brought, the newest first, and how many there are. */
export const listInvited = async (
  db: Database,
  inviterId: bigint,
  { no, size }: { no: number; size: number },
): Promise<{ invited: Invited[]; total: number }> => ({
  invited: await selectInvitedBy(db, inviterId, { limit: size, offset: (no - 1) * size }),
  total: await countInvitedBy(db, inviterId),
});
