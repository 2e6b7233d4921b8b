import type { Database } from '@hintha/platform';
import { findApprovalRow } from './approval-store.ts';
import type { Approval } from './types.ts';

/** What was proposed under the id; undefined when there is no such. */
export const findApproval = (db: Database, id: bigint): Promise<Approval | undefined> =>
  findApprovalRow(db, id);
