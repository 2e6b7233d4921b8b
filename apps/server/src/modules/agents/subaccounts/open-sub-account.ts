import type { agents } from '@hintha/contract';
import { BusinessError, lockNames, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readAccountDetails, SUB_ACCOUNT } from '../../identity/index.ts';
import { BY_OPERATOR, restrictAccount } from '../../protection/index.ts';
import { readSettings } from '../../settings/index.ts';
import { openAccount, type Opened } from '../opening/open-account.ts';
import { centreSettings } from '../settings.ts';
import {
  insertSubAccount,
  selectSubAccounts,
  type SubAccount,
  updateSubAccount,
} from './sub-account-store.ts';

/** What an account that only acts for another has no part in. */
const CLOSED = ['BETTING', 'DEPOSITS', 'WITHDRAWALS'] as const;

interface SubAccountOrder {
  readonly username: string;
  readonly permissions: readonly agents.AgentPermission[];
  readonly remark: string;
}

/** Opens an account that acts for an agent: it has no wallet, and neither bets nor pays in or out. */
export const openSubAccount = (
  ctx: AppContext,
  agentId: bigint,
  { username, permissions, remark }: SubAccountOrder,
): Promise<Opened> =>
  openAccount(ctx, { username, type: SUB_ACCOUNT }, async (tx, accountId) => {
    await refuseMany(tx, agentId);
    await insertSubAccount(tx, {
      accountId,
      agentId,
      permissions: [...new Set(permissions)],
      remark,
      createdAt: ctx.clock.now(),
    });
    for (const kind of CLOSED)
      await restrictAccount(ctx, tx, {
        accountId,
        kind,
        reason: 'OTHER',
        note: 'sub-account of an agent',
        setBy: BY_OPERATOR,
        until: null,
      });
  });

const refuseMany = async (tx: Transaction, agentId: bigint): Promise<void> => {
  await lockNames(tx, [`agents sub-accounts ${agentId}`]);
  const { subAccounts } = await readSettings(tx, centreSettings);
  if ((await selectSubAccounts(tx, agentId)).length >= subAccounts)
    throw new BusinessError('subaccounts_full');
};

/** Changes what a sub-account of the agent may do, from its next call on. */
export const changeSubAccount = ({ db }: AppContext, change: Omit<SubAccount, 'createdAt'>): Promise<void> =>
  transaction(db, async (tx) => {
    const permissions = [...new Set(change.permissions)];
    if (!(await updateSubAccount(tx, { ...change, permissions }))) throw new BusinessError('not_found');
  });

export interface NamedSubAccount extends SubAccount {
  readonly username: string;
  readonly lastLoginAt: Date | null;
}

/** The accounts that act for an agent. */
export const listSubAccounts = async ({ db }: AppContext, agentId: bigint): Promise<NamedSubAccount[]> => {
  const subs = await selectSubAccounts(db, agentId);
  const details = await Promise.all(subs.map(({ accountId }) => readAccountDetails(db, accountId)));
  return subs.map((sub, place) => ({
    ...sub,
    username: details[place]?.name ?? '',
    lastLoginAt: details[place]?.lastLoginAt ?? null,
  }));
};
