import { Refusal, type Database } from '@hintha/platform';
import type { Guest } from '../types.ts';
import { countOwned, findOwned, selectAnswers, selectCasesBefore, selectOwned } from './case-store.ts';
import type { Answer, Case } from './types.ts';

export { findCase } from './case-store.ts';

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

/** A case with what the house has said. */
export interface Story {
  readonly case: Case;
  readonly answers: readonly Answer[];
}

/** One of the guest's own cases; those of others are not there. */
export const readCase = async (db: Database, guest: Guest | undefined, id: bigint): Promise<Story> => {
  const found = guest && (await findOwned(db, guest, id));
  if (found === undefined) throw new Refusal('not_found');
  return { case: found, answers: await selectAnswers(db, id) };
};

/** The cases of an account from before one of them, the latest first. */
export const listCasesOf = (
  db: Database,
  accountId: bigint,
  page: { before: bigint | null; limit: number },
): Promise<Case[]> => selectCasesBefore(db, accountId, page);
