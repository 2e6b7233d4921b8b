import { Refusal, type Transaction } from '@hintha/platform';
import { codeKey } from './rules.ts';
import { findAgentOf, insertMember } from './store.ts';

export interface Joining {
  readonly accountId: bigint;
  readonly code: string;
  readonly at: Date;
}

/** Puts a new account below the agent whose code it came by. */
export const joinTeam = async (tx: Transaction, { accountId, code, at }: Joining): Promise<void> => {
  const key = codeKey(code);
  const uplineId = await findAgentOf(tx, key);
  if (uplineId === undefined) throw new Refusal('invitation_code_error');
  await insertMember(tx, { accountId, uplineId, code: key, at });
};
