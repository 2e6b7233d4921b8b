import type { Transaction } from '@hintha/platform';
import type { Joining } from '../join-team.ts';
import { codeKey } from '../rules.ts';
import { findInviter, insertInvited } from './invite-store.ts';

/** Keeps by whose invitation a new account came. A code that is nobody's keeps nobody out. */
export const bindInvited = async (tx: Transaction, { accountId, code, at }: Joining): Promise<void> => {
  const inviterId = await findInviter(tx, codeKey(code));
  if (inviterId !== undefined) await insertInvited(tx, { accountId, inviterId, joinedAt: at });
};
