import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import { businessDay } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { recordAudit, SYSTEM } from '../../audit/index.ts';
import { type Move, moveChecks, moveFollowers } from '../contributions.ts';
import { withdrawRequests } from '../consents/consent-store.ts';
import { assessMove, refuseMove } from './check-move.ts';
import { decideMove, listDueMoves, lockMove, lockTree, moveTeam, type PlannedMove } from './move-store.ts';
import { tellMoved } from './tell-moved.ts';

const DAY_MS = 24 * 3_600_000;

/** Does the moves whose day has begun, each in a transaction of its own and once; one that cannot be done any more fails. */
export const runMoves = async (ctx: AppContext): Promise<void> => {
  for (const id of await listDueMoves(ctx.db, businessDay(ctx.clock.now()))) {
    try {
      await transaction(ctx.db, (tx) => runMove(ctx, tx, id));
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      await failMove(ctx, id, error.code);
    }
  }
};

const runMove = async (ctx: AppContext, tx: Transaction, id: bigint): Promise<void> => {
  await lockTree(tx);
  const planned = await lockMove(tx, id);
  if (planned?.state !== 'planned') return;
  const assessed = await assessMove(ctx, tx, planned);
  refuseMove(assessed);
  const move = { ...daysOf(ctx), ...assessed, accountId: planned.accountId };
  await checkMove(ctx, tx, move);
  const moved = await moveTeam(tx, { ...planned, lastDay: move.lastDay });
  await withdrawRequests(tx, planned.accountId, ctx.clock.now());
  for (const follow of ctx.contributions.all(moveFollowers)) await follow(ctx, tx, move);
  await decideMove(tx, { id, state: 'done', at: ctx.clock.now(), moved });
  await tellMoved(ctx, tx, move);
  await note(tx, 'agents.moved', planned, { move: id, day: move.day, moved });
};

/** Done late it holds from today on: what past days brought was counted by the old line. */
const daysOf = ({ clock }: AppContext): { day: string; lastDay: string } => {
  const now = clock.now();
  return { day: businessDay(now), lastDay: businessDay(new Date(now.getTime() - DAY_MS)) };
};

const checkMove = async (ctx: AppContext, tx: Transaction, move: Move): Promise<void> => {
  for (const find of ctx.contributions.all(moveChecks)) {
    const objection = await find(ctx, tx, move);
    if (objection !== null) throw objection;
  }
};

const failMove = (ctx: AppContext, id: bigint, error: string): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const planned = await lockMove(tx, id);
    if (planned?.state !== 'planned') return;
    await decideMove(tx, { id, state: 'failed', at: ctx.clock.now(), error });
    await note(tx, 'agents.moveFailed', planned, { move: id, error });
  });

const note = (
  tx: Transaction,
  action: string,
  { accountId, reason }: PlannedMove,
  details: Record<string, unknown>,
) => recordAudit(tx, { actor: SYSTEM, action, subject: `account:${accountId}`, reason, details });
