import type { agents } from '@hintha/contract';
import { BusinessError, type Caller } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readAccountDetails, SUB_ACCOUNT } from '../../identity/index.ts';
import { isTeamAgent } from '../rules.ts';
import { findSubAccount } from './sub-account-store.ts';

/**
 * For whom an agent's call is made: an agent acts for itself, a sub-account for the agent that opened it, within the
 * permissions it has now. Every call with the guard `agent` asks this first.
 */
export const actingAgent = async (
  { db }: Pick<AppContext, 'db'>,
  { accountId, type }: Pick<Caller, 'accountId' | 'type'>,
  permission: agents.AgentPermission,
): Promise<bigint> => {
  if (type !== SUB_ACCOUNT) return accountId;
  const sub = await findSubAccount(db, accountId);
  if (sub?.permissions.includes(permission) !== true) throw new BusinessError('permission_missing');
  // Who cannot act any more has nobody act for it either.
  const agent = await readAccountDetails(db, sub.agentId);
  if (agent?.status !== 'open' || !isTeamAgent(agent.type)) throw new BusinessError('permission_missing');
  return sub.agentId;
};

/** For what is the agent's alone: no sub-account does it, whatever it may. */
export const agentItself = ({ accountId, type }: Pick<Caller, 'accountId' | 'type'>): bigint => {
  if (!isTeamAgent(type)) throw new BusinessError('permission_missing');
  return accountId;
};
