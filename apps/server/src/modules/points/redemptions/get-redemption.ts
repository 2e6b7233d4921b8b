import { Refusal, type Database, type Transaction } from '@hintha/platform';
import { findRedemption } from './redemption-store.ts';
import type { Redemption } from './types.ts';

export const getRedemption = async (on: Database | Transaction, id: bigint): Promise<Redemption> => {
  const redemption = await findRedemption(on, id);
  if (redemption === undefined) throw new Refusal('not_found');
  return redemption;
};
