import { BusinessError, contribute, type Database, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { mayTransferUp } from '../../members/index.ts';
import type { StoredLink } from '../links/link-store.ts';
import { giveFirstRates } from '../rates/give-rates.ts';
import type { StoredRates } from '../rates/rate-store.ts';
import type { Upline } from '../types.ts';
import { branchesBelow, insertMember, selectUpline, topBranches, updateToUpline } from './tree-store.ts';

export interface Joining {
  readonly accountId: bigint;
  readonly link: StoredLink;
  readonly at: Date;
}

/** Puts a new account below the agent by whose link it came, with the rates of the link. */
export const joinTeam = (
  ctx: Pick<AppContext, 'contributions'>,
  tx: Transaction,
  { accountId, link, at }: Joining,
): Promise<void> =>
  placeBelow(ctx, tx, { accountId, uplineId: link.agentId, code: link.code, rates: link.rates, at });

export interface Place {
  readonly accountId: bigint;
  readonly uplineId: bigint;
  readonly code: string | null;
  readonly rates: StoredRates;
  readonly at: Date;
}

/** Puts a new account below another, with rates of which each is at most what the other has. */
export const placeBelow = async (
  ctx: Pick<AppContext, 'contributions'>,
  tx: Transaction,
  { rates, ...place }: Place,
): Promise<void> => {
  await insertMember(tx, place);
  await giveFirstRates(ctx, tx, { ...place, rates });
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
