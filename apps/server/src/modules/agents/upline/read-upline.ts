import type { Database, Transaction } from '@hintha/platform';
import type { Upline } from '../types.ts';
import { selectUpline } from './upline-store.ts';

/** Who stands right above an account; undefined for one that stands below nobody. */
export const readUpline = (on: Database | Transaction, accountId: bigint): Promise<Upline | undefined> =>
  selectUpline(on, accountId);
