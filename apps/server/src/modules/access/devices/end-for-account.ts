import type { Transaction } from '@hintha/platform';
import { endSessionRow, type Ending } from './device-store.ts';
import { endAll } from './end-sessions.ts';

/** Ends one session of an account, or all of them; answers which. They are told once it is committed. */
export const endForAccount = async (
  tx: Transaction,
  { accountId, session }: { accountId: bigint; session: bigint | null },
  ending: Ending,
): Promise<bigint[]> => {
  if (session === null) return endAll(tx, accountId, ending);
  return (await endSessionRow(tx, { id: session, accountId }, ending)) ? [session] : [];
};
