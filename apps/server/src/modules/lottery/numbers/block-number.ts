import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type Actor, actorName, recordAudit } from '../../audit/index.ts';
import { lotteryGame } from '../games.ts';
import { findNumero } from '../numeros/numero-store.ts';
import { digitsOf } from './number-limits.ts';
import { insertBlock, liftBlock, type NumberBlock } from './number-store.ts';

export interface BlockRequest {
  readonly game: string;
  /** Null for every numero of the game. */
  readonly issue: string | null;
  readonly number: string;
  readonly reason: string;
  readonly actor: Actor;
}

/** Closes a number of a lottery. It binds the orders that come after it; the bets on it stand. */
export const blockNumber = async (ctx: AppContext, request: BlockRequest): Promise<NumberBlock> => {
  const { game: code, issue, number, reason, actor } = request;
  const game = lotteryGame(code);
  if (game === undefined || !digitsOf(game).includes(number.length)) throw new BusinessError('not_found');
  if (issue !== null && (await findNumero(ctx.db, code, issue)) === undefined)
    throw new BusinessError('not_found');
  return transaction(ctx.db, async (tx) => {
    const block = await insertBlock(tx, { game: code, issue, number, reason, blockedBy: actorName(actor) });
    if (block === undefined) throw new BusinessError('restriction_present');
    await recordAudit(tx, {
      actor,
      action: 'lottery.block',
      subject: `lottery:${code}`,
      reason,
      details: { issue, number },
    });
    return block;
  });
};

/** Opens a number again. */
export const unblockNumber = (
  ctx: AppContext,
  { id, actor, reason }: { id: bigint; actor: Actor; reason: string },
): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const block = await liftBlock(tx, id);
    if (block === undefined) throw new BusinessError('not_found');
    const { game, issue, number } = block;
    const subject = `lottery:${game}`;
    await recordAudit(tx, { actor, action: 'lottery.unblock', subject, reason, details: { issue, number } });
  });
