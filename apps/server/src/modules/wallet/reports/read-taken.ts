import { money, type Money } from '@hintha/money';
import { type Database, transaction } from '@hintha/platform';
import { SYSTEM_ACCOUNTS, type SystemAccountName } from '../types.ts';
import { sumTaken } from './day-store.ts';

/** What a system account, such as that of the fees, has taken from the members from a business day on. */
export const readTaken = (db: Database, systemAccount: SystemAccountName, from: string): Promise<Money> =>
  transaction(db, async (tx) => money(await sumTaken(tx, SYSTEM_ACCOUNTS[systemAccount], from)));
