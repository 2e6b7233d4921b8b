import type { RestrictionKind } from '@hintha/contract';
import type { Database, Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { selectRestrictions, selectStanding } from './restriction-store.ts';
import type { Restriction } from './types.ts';

/** What is closed to an account and what was, the latest first. */
export const listRestrictions = (
  db: Database,
  accountId: bigint,
  page: { before: bigint | null; limit: number },
): Promise<Restriction[]> => selectRestrictions(db, accountId, page);

/** Whether something is closed to an account now. */
export const isRestricted = (
  { clock }: House,
  on: Database | Transaction,
  accountId: bigint,
  kind: RestrictionKind,
): Promise<boolean> => selectStanding(on, accountId, kind, clock.now());
