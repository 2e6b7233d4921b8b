import type { Database } from '@hintha/platform';
import { countDaysWithSignIn } from './sign-in-store.ts';

/** On how many business days of a span the account was signed in to. */
export const countSignInDays = (
  db: Database,
  accountId: bigint,
  span: { from: Date; to: Date },
): Promise<number> => countDaysWithSignIn(db, accountId, span);
