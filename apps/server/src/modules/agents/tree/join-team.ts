import { BusinessError, contribute, type Database, type Transaction } from '@hintha/platform';
import { mayTransferUp } from '../../members/index.ts';
import { codeKey } from '../rules.ts';
import type { Upline } from '../types.ts';
import {
  branchesBelow,
  findAgentOf,
  insertMember,
  selectUpline,
  topBranches,
  updateToUpline,
} from './tree-store.ts';

export interface Joining {
  readonly accountId: bigint;
  readonly code: string;
  readonly at: Date;
}

/** Puts a new account below the agent whose code it came by. */
export const joinTeam = async (tx: Transaction, { accountId, code, at }: Joining): Promise<void> => {
  const key = codeKey(code);
  const uplineId = await findAgentOf(tx, key);
  if (uplineId === undefined) throw new BusinessError('invitation_code_error');
  await insertMember(tx, { accountId, uplineId, code: key, at });
};

/**
 * Wallets and the branch they belong to, for a sum of postings by team. Right below an agent every member is a branch
 * with all that stands below it, and the agent's own wallet is one too; without an agent the branches are those who
 * stand below nobody, with their teams.
 */
export const teamBranches = (agentId: bigint | null) =>
  agentId === null ? topBranches() : branchesBelow(agentId);

export const readUpline = (on: Database | Transaction, accountId: bigint): Promise<Upline | undefined> =>
  selectUpline(on, accountId);

/** The right to send money up, as the member is shown it. */
export const uplineTransfers = contribute(
  mayTransferUp,
  async (db, accountId) => (await selectUpline(db, accountId))?.mayReceive ?? false,
);

/** Gives an account the right to send money to the one above it, or takes it; refuses where nobody is above. */
export const setToUpline = async (tx: Transaction, accountId: bigint, on: boolean): Promise<void> => {
  if (!(await updateToUpline(tx, accountId, on))) throw new BusinessError('not_found');
};
