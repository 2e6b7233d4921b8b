import type { Caller, Database } from '@hintha/platform';
import { findPreviousLogin } from '../store.ts';

/** When the caller's account was signed in to before this session. */
export const previousLoginAt = (db: Database, caller: Caller): Promise<Date | undefined> =>
  findPreviousLogin(db, caller.accountId, caller.sessionId);
