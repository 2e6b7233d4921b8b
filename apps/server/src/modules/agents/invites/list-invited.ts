import type { Database, Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { CODE_SIGNS, codeKey, codeOf } from '../rules.ts';
import type { Joining } from '../tree/join-team.ts';
import {
  countInvitedBy,
  findCode,
  findInviter,
  insertCode,
  insertInvited,
  type Invited,
  selectInvitedAmong,
  selectInvitedBy,
} from './invite-store.ts';

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

/** The code by which a member invites friends; who looks for the first time gets one. */
export const readInviteCode = async ({ db, random }: AppContext, accountId: bigint): Promise<string> => {
  for (;;) {
    const code = await findCode(db, accountId);
    if (code !== undefined) return code;
    await insertCode(db, accountId, codeOf(random.bytes(CODE_SIGNS)));
  }
};

/** Keeps by whose invitation a new account came. A code that is nobody's keeps nobody out. */
export const bindInvited = async (tx: Transaction, { accountId, code, at }: Joining): Promise<void> => {
  const inviterId = await findInviter(tx, codeKey(code));
  if (inviterId !== undefined) await insertInvited(tx, { accountId, inviterId, joinedAt: at });
};
