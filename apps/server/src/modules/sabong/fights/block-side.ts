import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { isOpen, roundOf } from '../rules.ts';
import type { FightPick } from '../types.ts';
import { insertBlock, liftBlock } from './block-store.ts';
import { lockFight } from './fight-store.ts';

interface Asked {
  readonly fightId: bigint;
  readonly pick: FightPick;
  readonly reason: string;
}

/** Closes a side of a fight to further bets once those on their way have ended, or opens it again. */
const change = (
  { db }: Pick<AppContext, 'db'>,
  caller: StaffCaller,
  { fightId, pick, reason }: Asked,
  isBlocked: boolean,
): Promise<void> =>
  transaction(db, async (tx) => {
    const fight = await lockFight(tx, fightId);
    if (fight === undefined) throw new BusinessError('not_found');
    if (isBlocked) {
      if (fight.state !== 'UPCOMING' && !isOpen(fight)) throw new BusinessError('fight_not_ready');
      if (!(await insertBlock(tx, { fightId, pick, reason, blockedBy: caller.name })))
        throw new BusinessError('restriction_present');
    } else if (!(await liftBlock(tx, fightId, pick))) throw new BusinessError('not_found');
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: isBlocked ? 'sabong.block' : 'sabong.unblock',
      subject: `fight:${roundOf(fight)}`,
      reason,
      details: { pick },
    });
  });

export const blockSide = (ctx: Pick<AppContext, 'db'>, caller: StaffCaller, asked: Asked): Promise<void> =>
  change(ctx, caller, asked, true);

export const unblockSide = (ctx: Pick<AppContext, 'db'>, caller: StaffCaller, asked: Asked): Promise<void> =>
  change(ctx, caller, asked, false);
