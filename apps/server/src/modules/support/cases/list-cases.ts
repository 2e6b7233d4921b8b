import type { support } from '@hintha/contract';
import { type Database, BusinessError } from '@hintha/platform';
import { findAccountNames, findIdsByBeginning } from '../../identity/index.ts';
import type { Guest } from '../types.ts';
import {
  type Answer,
  type Case,
  countOwned,
  findCase,
  findOwned,
  selectAnswers,
  selectCases,
  selectOwned,
} from './case-store.ts';

/** One page of the guest's own cases, the latest first. */
export const listCases = async (
  db: Database,
  guest: Guest | undefined,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ cases: Case[]; total: number }> => {
  if (guest === undefined) return { cases: [], total: 0 };
  const [cases, total] = await Promise.all([
    selectOwned(db, guest, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    countOwned(db, guest),
  ]);
  return { cases, total };
};

/** A case with its answers. */
export interface CaseThread {
  readonly case: Case;
  readonly answers: readonly Answer[];
}

/** One of the guest's own cases; those of others are not there. */
export const readCase = async (db: Database, guest: Guest | undefined, id: bigint): Promise<CaseThread> => {
  const found = guest && (await findOwned(db, guest, id));
  if (found === undefined) throw new BusinessError('not_found');
  return { case: found, answers: await selectAnswers(db, id) };
};

interface QueueQuery {
  readonly state: support.CaseState;
  /** A number, or the beginning of the name of an account. */
  readonly q?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Of a longer list of names that begin alike these are shown: whoever searches types one more letter. */
const MOST_NAMES = 200;

export interface WithAccount<What> {
  /** Empty for somebody without an account. */
  readonly account: string;
  readonly what: What;
}

/** The cases in one state, oldest first, with whose they are. */
export const listCaseQueue = async (
  db: Database,
  { state, q, after, limit }: QueueQuery,
): Promise<WithAccount<Case>[]> => {
  const wanted =
    q === undefined ? null : { text: q, accountIds: await findIdsByBeginning(db, q, MOST_NAMES) };
  return withNames(db, await selectCases(db, { state, wanted, after: BigInt(after ?? 0), limit }));
};

/** One case of anybody with its answers, and whose it is. */
export const readAdminCase = async (db: Database, id: bigint): Promise<WithAccount<CaseThread>> => {
  const found = await findCase(db, id);
  if (found === undefined) throw new BusinessError('not_found');
  const [named] = await withNames(db, [found]);
  return { account: named?.account ?? '', what: { case: found, answers: await selectAnswers(db, id) } };
};

const withNames = async (db: Database, cases: readonly Case[]): Promise<WithAccount<Case>[]> => {
  const ids = cases.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
  const names = await findAccountNames(db, ids);
  return cases.map((what) => ({
    what,
    account: what.accountId === null ? '' : (names.get(what.accountId)?.name ?? ''),
  }));
};
