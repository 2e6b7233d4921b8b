import { Refusal, transaction, type Database } from '@hintha/platform';
import type { FilledBy } from '../types.ts';
import { catchUp } from './catch-up.ts';
import { countFilledBy, findRequirement, listFilledBy } from './requirement-store.ts';

export interface FilledPage {
  readonly bets: readonly FilledBy[];
  readonly total: number;
}

/** A page of the bets that filled one of the member's requirements, the newest first. */
export const readFilledBy = (
  db: Database,
  { accountId, requirementId }: { accountId: bigint; requirementId: bigint },
  { no, size }: { no: number; size: number },
): Promise<FilledPage> =>
  transaction(db, async (tx) => {
    await catchUp(tx, accountId);
    const requirement = await findRequirement(tx, accountId, requirementId);
    if (requirement === undefined) throw new Refusal('not_found');
    const bets = await listFilledBy(tx, requirementId, { limit: size, offset: (no - 1) * size });
    return { bets, total: await countFilledBy(tx, requirementId) };
  });
