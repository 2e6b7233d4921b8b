import type { AccountType } from '@hintha/contract';
import { BusinessError, type Transaction } from '@hintha/platform';
import { openWallet } from '../../wallet/index.ts';
import { nameKey, SUB_ACCOUNT } from '../rules.ts';
import { insertAccount } from './account-store.ts';

export interface AccountOrder {
  name: string;
  type: AccountType;
  /** The password as a PHC string; hashing is slow and happens before the transaction. */
  passwordHash: string;
  demo: boolean;
  /** Whether the owner has to choose another password at the first login; not when left out. */
  mustChange?: boolean;
  /** Since when it is there; now when left out. */
  openedAt?: Date;
}

/** Opens an account and its wallet, which one that acts for another has not; a name that is taken is refused. */
export const createAccount = async (tx: Transaction, order: AccountOrder): Promise<bigint> => {
  const { name, type, passwordHash, demo, mustChange = false, openedAt = null } = order;
  const key = nameKey(name);
  const id = await insertAccount(tx, { name, key, type, password: passwordHash, mustChange, demo, openedAt });
  if (id === undefined)
    throw new BusinessError('username_taken', { fields: [{ field: 'username', problem: 'taken' }] });
  if (type !== SUB_ACCOUNT) await openWallet(tx, id, { openedAt });
  return id;
};
