import { type StaffCaller, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { actorOf, recordAudit } from '../audit/index.ts';
import { lookAtFinding } from '../wallet/index.ts';

/** Closes a break of the ledger; the audit keeps who did and what came of it. */
export const closeBreak = (
  { db, clock }: AppContext,
  caller: StaffCaller,
  { id, note }: { id: bigint; note: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    await lookAtFinding(tx, { id, by: caller.name, note, at: clock.now() });
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: 'books.look',
      subject: `finding:${id}`,
      reason: note,
      details: {},
    });
  });
