import type { Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { listSignInRows, type SignInRow } from './sign-in-store.ts';

const PAGE_SIZE = 20;

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
