import { negateMoney } from '@hintha/money';
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import {
  type Entry,
  ENTRY_KINDS,
  SYSTEM_ACCOUNTS,
  type SystemAccountName,
  type Leg,
  type PostingKey,
  type PostResult,
  type Receipt,
} from './types.ts';

/** The entry as it stands in the ledger: signed, with the account of the other leg. */
export const toLeg = ({ kind, amount, key, source, reference, systemAccount }: Entry): Leg => {
  const usual = ENTRY_KINDS[kind];
  assert(usual.direction === 'either' || amount >= 0n, `${kind} with a negative amount`);
  return {
    kind,
    amount: usual.direction === 'out' ? negateMoney(amount) : amount,
    contra: SYSTEM_ACCOUNTS[systemAccount ?? usual.systemAccount],
    key,
    source,
    reference,
    reverses: null,
  };
};

const HOUSE_NAMES = new Map(
  Object.entries(SYSTEM_ACCOUNTS).map(([name, id]): [bigint, SystemAccountName] => [
    id,
    name as SystemAccountName,
  ]),
);

/** The name of a system account. */
export const systemAccountName = (id: bigint): SystemAccountName => {
  const name = HOUSE_NAMES.get(id);
  assert(name !== undefined, `the system account ${id} has no name`);
  return name;
};

export const isReceipt = (result: PostResult): result is Receipt =>
  result.outcome === 'posted' || result.outcome === 'replayed';

/** The key under which a source's own id is posted once; the length keeps ('a', 'bc') and ('ab', 'c') apart. */
export const postingKey = (source: string, id: string): PostingKey => {
  const hex = hash('sha256', `${source.length}:${source}:${id}`, 'hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)];
  return parts.join('-') as PostingKey;
};
