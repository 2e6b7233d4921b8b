import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { updateDismissed } from './difference-store.ts';
import { getLocked } from './proposals.ts';

export interface Dismissal {
  readonly numeroId: bigint;
  readonly resultId: bigint;
  readonly reason: string;
}

/** Lays aside a report that differs from what was published: the result stands. */
export const dismissReport = (
  { db }: Pick<AppContext, 'db'>,
  caller: StaffCaller,
  { numeroId, resultId, reason }: Dismissal,
): Promise<void> =>
  transaction(db, async (tx) => {
    const { game, code } = await getLocked(tx, numeroId);
    const dismissed = await updateDismissed(tx, { numeroId, resultId }, { by: caller.name, reason });
    if (dismissed === undefined) throw new BusinessError('report_resolved');
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: 'lottery.dismiss',
      subject: `numero:${game}/${code}`,
      reason,
      details: { source: dismissed.source, result: JSON.stringify(dismissed.result) },
    });
  });
