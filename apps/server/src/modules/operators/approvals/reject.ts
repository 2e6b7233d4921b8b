import { Refusal, type StaffCaller, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf, recordAct } from '../../audit/index.ts';
import { hasOneOf } from '../../staff/index.ts';
import { decideApproval, lockApproval } from './approval-store.ts';
import type { AnyDeed } from './define-deed.ts';

/** Turns a proposal down; who made it may take it back. */
export const reject = async (
  house: House,
  deeds: readonly AnyDeed[],
  caller: StaffCaller,
  { id, note }: { id: bigint; note: string },
): Promise<void> =>
  transaction(house.db, async (tx) => {
    const approval = await lockApproval(tx, id);
    if (approval === undefined) throw new Refusal('not_found');
    const deed = deeds.find(({ name }) => name === approval.deed);
    if (approval.state !== 'open') throw new Refusal('proposal_over');
    const own = approval.makerId === caller.staffId;
    if (!own && !hasOneOf(caller, deed?.checkers ?? [])) throw new Refusal('role_needed');
    const at = house.clock.now();
    await decideApproval(tx, { id, state: 'rejected', checkerId: caller.staffId, note, at });
    await recordAct(tx, {
      actor: actorOf(caller),
      deed: 'approval.reject',
      subject: approval.subject,
      reason: note,
      details: { approval: id, deed: approval.deed, maker: approval.maker },
    });
  });
