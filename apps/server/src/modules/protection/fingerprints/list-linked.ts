import type { Database } from '@hintha/platform';
import { selectLinked } from './fingerprint-store.ts';

/** Two accounts that are one person by a device or by where they are paid out to; the smaller id is the first. */
export type LinkedPair = readonly [oneId: bigint, otherId: bigint];

/** Which of some accounts are linked with which of some others. An address alone links nobody: whole towns share one. */
export const listLinked = async (
  db: Database,
  ids: readonly bigint[],
  others: readonly bigint[],
): Promise<LinkedPair[]> => {
  const pairs = new Map<string, LinkedPair>();
  for (const [one, other] of await selectLinked(db, ids, others)) {
    const pair: LinkedPair = one < other ? [one, other] : [other, one];
    pairs.set(pair.join(), pair);
  }
  return [...pairs.values()];
};
