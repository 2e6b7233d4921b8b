import { money, negateMoney } from '@hintha/money';
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

/** Why a wallet does not take a stake, by the most that it stakes on one bet: below zero for none, null for any. */
export const objectionToStake = (
  most: bigint | null,
  stake: bigint | null,
): 'betting_stopped' | 'stake_limit' | null => {
  if (most === null || stake === null || stake <= most) return null;
  return most < 0n ? 'betting_stopped' : 'stake_limit';
};

const SYSTEM_ACCOUNT_NAMES = new Map(
  Object.entries(SYSTEM_ACCOUNTS).map(([name, id]): [bigint, SystemAccountName] => [
    id,
    name as SystemAccountName,
  ]),
);

/** The name of a system account. */
export const systemAccountName = (id: bigint): SystemAccountName => {
  const name = SYSTEM_ACCOUNT_NAMES.get(id);
  assert(name !== undefined, `the system account ${id} has no name`);
  return name;
};

export const isReceipt = (result: PostResult): result is Receipt =>
  result.outcome === 'posted' || result.outcome === 'replayed';

/** What a wallet is lent before a reversal that takes more than it has: nothing, or the entry that makes it up. */
export const lend = ({ amount, key, source, reference }: Leg, available: bigint): Leg[] => {
  const lacking = -amount - available;
  if (amount >= 0n || lacking <= 0n) return [];
  const loan = { kind: 'ADJUST', amount: lacking, contra: SYSTEM_ACCOUNTS.receivable } as const;
  return [{ ...loan, key: postingKey('receivable', key), source, reference, reverses: null }];
};

interface Earlier extends Pick<Leg, 'kind' | 'amount' | 'contra' | 'reference'> {
  readonly seq: bigint;
  readonly balance: bigint;
  readonly available: bigint;
}

/** What a posting that stands under the key of an entry means for it. */
export const compareWith = (
  earlier: Earlier,
  { kind, amount, contra, reference }: Leg,
): (Receipt & { readonly outcome: 'replayed' }) | { readonly outcome: 'changed' | 'tombstoned' } => {
  if (earlier.kind === 'TOMBSTONE') return { outcome: 'tombstoned' };
  const isSame =
    earlier.kind === kind &&
    earlier.amount === amount &&
    earlier.contra === contra &&
    earlier.reference === reference;
  if (!isSame) return { outcome: 'changed' };
  const { seq, balance, available } = earlier;
  return { outcome: 'replayed', seq, balance: money(balance), available: money(available) };
};

/** The key under which a source's own id is posted once; the length keeps ('a', 'bc') and ('ab', 'c') apart. */
export const postingKey = (source: string, id: string): PostingKey => {
  const hex = hash('sha256', `${source.length}:${source}:${id}`, 'hex');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)];
  return groups.join('-') as PostingKey;
};
