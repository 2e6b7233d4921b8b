import type { Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { IDLE_MS, LIFE_MS } from '../rules.ts';
import { listSessionRows, type SessionRow } from './device-store.ts';

/** The sessions of the account that live, the one used last first. */
export const listSessions = (
  { db, clock }: House,
  caller: Pick<Caller, 'accountId'>,
): Promise<SessionRow[]> => {
  const now = clock.now().getTime();
  return listSessionRows(db, {
    accountId: caller.accountId,
    openedAfter: new Date(now - LIFE_MS),
    usedAfter: new Date(now - IDLE_MS),
  });
};
