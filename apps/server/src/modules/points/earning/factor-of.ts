import assert from 'node:assert/strict';
import type { Database } from '@hintha/platform';
import { readLevel } from '../../members/index.ts';
import { SCALE } from '../rules.ts';

/** What the member's level multiplies points by, in parts of ten thousand. */
export const factorOf = async (db: Database, accountId: bigint): Promise<bigint> =>
  toFactor((await readLevel(db, accountId)).points);

const toFactor = (decimal: string): bigint => {
  const [whole = '', places = '', ...rest] = decimal.split('.');
  assert(rest.length === 0 && places.length <= 4, `${decimal} is no factor`);
  return BigInt(whole) * SCALE + BigInt(places.padEnd(4, '0'));
};
