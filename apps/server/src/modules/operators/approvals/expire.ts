import { transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { recordAct, SYSTEM } from '../../audit/index.ts';
import { expireRows } from './approval-store.ts';

/** Closes the proposals that nobody decided within their day. */
export const expireProposals = ({ db, clock }: House): Promise<void> =>
  transaction(db, async (tx) => {
    for (const { id, deed } of await expireRows(tx, clock.now()))
      await recordAct(tx, {
        actor: SYSTEM,
        deed: 'approval.expire',
        subject: `approval:${id}`,
        details: { deed },
      });
  });
