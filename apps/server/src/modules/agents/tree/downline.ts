import { BusinessError, type Database, type Transaction } from '@hintha/platform';
import { findInTeam, holdInTeam } from './downline-store.ts';

/** The line of an account below an agent, at any depth; whatever else there is or is not is answered alike. */
export const requireDownline = async (
  on: Database | Transaction,
  agentId: bigint,
  accountId: bigint,
): Promise<readonly bigint[]> => {
  const line = await findInTeam(on, agentId, accountId);
  if (line === undefined) throw new BusinessError('not_found');
  return line;
};

/** The same, and until the transaction ends it stays so. */
export const holdDownline = async (tx: Transaction, agentId: bigint, accountId: bigint): Promise<void> => {
  if ((await holdInTeam(tx, agentId, accountId)) === undefined) throw new BusinessError('not_found');
};
