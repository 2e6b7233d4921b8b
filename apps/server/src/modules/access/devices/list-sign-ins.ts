import type { Caller, Database } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { listSignInRows, type SignInRow } from './sign-in-store.ts';

const PAGE_SIZE = 20;

/** Sign-ins of an account from before one of them, newest first. */
export const listSignInsOf = (
  db: Database,
  accountId: bigint,
  { before, limit }: { before: bigint | undefined; limit: number },
): Promise<SignInRow[]> => listSignInRows(db, { accountId, before, size: limit });

/** Twenty sign-ins of the caller's account, newest first, and where the next twenty begin. */
export const listSignIns = async (
  { db }: House,
  caller: Caller,
  before: bigint | undefined,
): Promise<{ list: SignInRow[]; next: bigint | undefined }> => {
  const rows = await listSignInRows(db, { accountId: caller.accountId, before, size: PAGE_SIZE + 1 });
  const list = rows.slice(0, PAGE_SIZE);
  return { list, next: rows.length > PAGE_SIZE ? list.at(-1)?.id : undefined };
};
