import assert from 'node:assert/strict';
import type { Database, Transaction } from '@hintha/platform';
import { codeKey } from '../rules.ts';
import {
  countInvitedBy,
  findCode,
  findInviter,
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

/** The code by which a member invites friends, which came with the account. */
export const readInviteCode = async (db: Database, accountId: bigint): Promise<string> => {
  const code = await findCode(db, accountId);
  assert(code !== undefined, `the account ${accountId} has no code to invite by`);
  return code;
};

export interface Invitation {
  readonly accountId: bigint;
  readonly code: string;
  readonly at: Date;
}

/** Keeps by whose invitation a new account came. A code that is nobody's keeps nobody out. */
export const bindInvited = async (tx: Transaction, { accountId, code, at }: Invitation): Promise<void> => {
  const inviterId = await findInviter(tx, codeKey(code));
  if (inviterId !== undefined) await insertInvited(tx, { accountId, inviterId, joinedAt: at });
};
