import type { Database } from '@hintha/platform';
import { findAccountNames } from '../../identity/index.ts';
import { isPosted } from '../../wallet/index.ts';
import type { Integration } from '../types.ts';
import { type NotedWin, selectWaitingWins } from './waiting-win-store.ts';

const MOST = 50;

/** The call that it was suspended for was noted a moment after, but may have been sent before by another clock. */
const MARGIN_MS = 60_000;

export interface Waiting extends NotedWin {
  readonly account: string;
}

/** The wins that wait at a suspended integration; one that has been paid since does not. */
export const listWaitingWins = async (
  db: Database,
  { code, suspendedAt }: Pick<Integration, 'code' | 'suspendedAt'>,
): Promise<Waiting[]> => {
  if (suspendedAt === null) return [];
  const since = new Date(suspendedAt.getTime() - MARGIN_MS);
  const noted = await selectWaitingWins(db, { integration: code, since, limit: MOST });
  const posted = await Promise.all(noted.map(({ accountId, key }) => isPosted(db, accountId, key)));
  const names = await findAccountNames(
    db,
    noted.map(({ accountId }) => accountId),
  );
  return noted
    .filter((_, place) => !posted[place])
    .map((win) => ({ ...win, account: names.get(win.accountId)?.name ?? '' }));
};
