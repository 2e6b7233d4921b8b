import type { agents } from '@hintha/contract';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface SubAccount {
  readonly accountId: bigint;
  readonly agentId: bigint;
  readonly permissions: readonly agents.AgentPermission[];
  readonly remark: string;
  readonly createdAt: Date;
}

const SUB_ACCOUNT = sql`
  account_id as "accountId", agent_id as "agentId", permissions, remark, created_at as "createdAt"`;

export const findSubAccount = async (
  on: Database | Transaction,
  accountId: bigint,
): Promise<SubAccount | undefined> => {
  const { rows } = await sql<SubAccount>`
    select ${SUB_ACCOUNT} from agents_sub_account where account_id = ${accountId}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0];
};

export const selectSubAccounts = async (
  on: Database | Transaction,
  agentId: bigint,
): Promise<SubAccount[]> => {
  const { rows } = await sql<SubAccount>`
    select ${SUB_ACCOUNT} from agents_sub_account where agent_id = ${agentId} order by account_id`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows;
};

export const insertSubAccount = async (tx: Transaction, order: SubAccount): Promise<void> => {
  const { accountId, agentId, permissions, remark, createdAt } = order;
  await sql`
    insert into agents_sub_account (account_id, agent_id, permissions, remark, created_at)
    values (${accountId}, ${agentId}, ${[...permissions]}, ${remark}, ${createdAt})`.execute(tx);
};

/** Whether the agent has this sub-account. */
export const updateSubAccount = async (
  tx: Transaction,
  { accountId, agentId, permissions, remark }: Omit<SubAccount, 'createdAt'>,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update agents_sub_account set permissions = ${[...permissions]}, remark = ${remark}
    where account_id = ${accountId} and agent_id = ${agentId}`.execute(tx);
  return numAffectedRows > 0n;
};
