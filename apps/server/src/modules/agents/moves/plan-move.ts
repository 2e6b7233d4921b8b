import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import { z } from 'zod';
import { businessDay } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { findAccounts } from '../../identity/index.ts';
import { assessMove, type Assessment, refuseMove } from './check-move.ts';
import { decideMove, hasPlannedMove, insertMove, lockMove } from './move-store.ts';

const accountId = z.string().regex(/^[1-9]\d{0,17}$/);

/** Plans a move for the start of a day that has not begun when it is approved. */
export const moveAction = defineApprovalAction({
  name: 'agents.move',
  payload: z.strictObject({
    accountId,
    account: z.string(),
    uplineId: accountId,
    upline: z.string(),
    day: z.iso.date(),
    teamSize: z.int(),
  }),
  makers: ['risk', 'administrator'],
  checkers: ['risk', 'administrator'],
  subjectOf: (payload) => `account:${payload.accountId}`,
  execute: async (ctx, tx, { id: approval, payload, reason }) => {
    const move = { accountId: BigInt(payload.accountId), uplineId: BigInt(payload.uplineId) };
    refuseDay(ctx, payload.day);
    refuseMove(await assessMove(ctx, tx, move));
    const plannedAt = ctx.clock.now();
    if (!(await insertMove(tx, { ...move, day: payload.day, reason, approval, plannedAt })))
      throw new BusinessError('move_present');
  },
});

const refuseDay = ({ clock }: AppContext, day: string): void => {
  if (day <= businessDay(clock.now())) throw new BusinessError('move_impossible', { problem: 'day' });
};

export interface MoveWish {
  readonly account: string;
  readonly upline: string;
  readonly day: string;
  readonly reason: string;
  readonly requestId: string;
}

/** Proposes to the colleagues to move an account with its team. */
export const proposeMove = async (ctx: AppContext, maker: StaffCaller, wish: MoveWish): Promise<Proposed> => {
  const { day, reason, requestId } = wish;
  const named = await findBoth(ctx, wish);
  refuseDay(ctx, day);
  const assessed = await assessMove(ctx, ctx.db, named);
  refuseMove(assessed);
  const payload = {
    accountId: String(named.accountId),
    account: named.account,
    uplineId: String(named.uplineId),
    upline: named.upline,
    day,
    teamSize: assessed.teamSize,
  };
  return transaction(ctx.db, async (tx) => {
    if (await hasPlannedMove(tx, named.accountId)) throw new BusinessError('move_present');
    return propose(ctx, tx, { action: moveAction, payload, reason, requestId, maker });
  });
};

interface Named {
  readonly accountId: bigint;
  readonly account: string;
  readonly uplineId: bigint;
  readonly upline: string;
}

const findBoth = async (
  { db }: AppContext,
  { account, upline }: Pick<MoveWish, 'account' | 'upline'>,
): Promise<Named> => {
  const found = await findAccounts(db, [account, upline]);
  const [own, above] = [found.get(account), found.get(upline)];
  if (own === undefined || above === undefined) throw new BusinessError('not_found');
  return { accountId: own.id, account: own.name, uplineId: above.id, upline: above.name };
};

/** What a move would be, whether or not it can. */
export const previewMove = async (
  ctx: AppContext,
  names: Pick<MoveWish, 'account' | 'upline'>,
): Promise<Assessment> => assessMove(ctx, ctx.db, await findBoth(ctx, names));

/** Cancels a move that is still ahead. */
export const cancelMove = (
  ctx: AppContext,
  caller: StaffCaller,
  { id, reason }: { id: bigint; reason: string },
): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const move = await lockMove(tx, id);
    if (move === undefined) throw new BusinessError('not_found');
    if (move.state !== 'planned') throw new BusinessError('no_longer_open');
    await decideMove(tx, { id, state: 'cancelled', at: ctx.clock.now() });
    const subject = `account:${move.accountId}`;
    const details = { move: id, day: move.day };
    await recordAudit(tx, { actor: actorOf(caller), action: 'agents.cancelMove', subject, reason, details });
  });
