import type { records } from '@hintha/contract';
import type { House } from '../../../house.ts';
import { readStatement, type Statement } from '../../wallet/index.ts';
import { kindsOf, periodOf, type Period } from './rules.ts';

export interface AccountQuery {
  type?: records.RecordType | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: string | undefined;
  pageSize: number;
}

/** A page of everything that moved an account's wallet in a period, with totals over the whole filter. */
export const listAccountRecord = async (
  house: House,
  accountId: bigint,
  { type, before, pageSize, ...asked }: AccountQuery,
): Promise<Statement & { period: Period }> => {
  const period = periodOf(asked, house.clock.now());
  const statement = await readStatement(house.db, accountId, {
    from: period.from,
    to: period.to,
    kinds: kindsOf(type),
    before: before === undefined ? null : BigInt(before),
    limit: pageSize,
  });
  return { ...statement, period };
};
