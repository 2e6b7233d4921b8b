import { batchLoad } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import type { PostingKey } from '../../wallet/index.ts';
import { type NotedTransaction, noteTransactions } from './transaction-store.ts';

export interface NewTransaction {
  readonly accountId: bigint;
  readonly key: PostingKey;
  readonly payload: string;
  /** The round that this call leaves open; null when it closes it. */
  readonly openRound: string | null;
}

/** Notes what must be the same of a transaction when it comes again, and answers what was noted of it first. */
export type NoteTransaction = (transaction: NewTransaction) => Promise<string | undefined>;

const nameOf = ({ accountId, key }: Pick<NotedTransaction, 'accountId' | 'key'>): string =>
  `${accountId}/${key}`;

/** Calls that come in the same turn are noted in one statement. */
export const openTransactionNotes = ({ db, clock }: AppContext): NoteTransaction => {
  const noted = batchLoad(async (texts) => {
    const asked = texts.map(parse);
    // Of two calls with one id that come at once the first is noted, and the other compared with it.
    const first = new Map(asked.toReversed().map((one) => [nameOf(one), one]));
    const rows = await noteTransactions(db, [...first.values()], clock.now());
    const known = new Map(rows.map((row) => [nameOf(row), row.payload]));
    return new Map(texts.map((text, place) => [text, known.get(nameOf(asked[place] ?? parse(text))) ?? '']));
  });
  return ({ accountId, key, payload, openRound }) =>
    noted(JSON.stringify([String(accountId), key, payload, openRound]));
};

const parse = (text: string): NewTransaction => {
  const [accountId, key, payload, openRound] = JSON.parse(text) as [
    string,
    PostingKey,
    string,
    string | null,
  ];
  return { accountId: BigInt(accountId), key, payload, openRound };
};
