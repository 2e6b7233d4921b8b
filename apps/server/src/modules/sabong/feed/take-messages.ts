import { createHash, timingSafeEqual } from 'node:crypto';
import { transaction, type Transaction } from '@hintha/platform';
import { type SabongFeedMessage, type SabongMessageOf, signDeclaration } from '@hintha/vendor-protocol/feed';
import type { AppContext } from '../../../app-context.ts';
import { putArena } from '../arenas/arena-store.ts';
import { listArenaGames } from '../arenas/list-arena-games.ts';
import { openKey } from '../declarators/change-declarator.ts';
import { findDeclarator } from '../declarators/declarator-store.ts';
import { cancelLocked } from '../fights/cancel-fight.ts';
import { findFightId, lockFight } from '../fights/fight-store.ts';
import { type Move, moveLocked } from '../fights/move-fight.ts';
import { updateFeedNumber } from '../fights/move-store.ts';
import { recordDeclared, takeDeclaration } from '../results/declare-result.ts';
import { isAhead } from '../rules.ts';
import type { Fight } from '../types.ts';
import { putEvent, putFights } from './card-store.ts';

/**
 * What became of a message: it was taken, it was known or came too late to count, or it cannot be: of a fight that there is
 * not, or declared by somebody who may not.
 */
export type TakenMessage = 'taken' | 'known' | 'refused';

/** Takes messages of a feed, one behind the other, each in a transaction of its own. */
export const takeMessages = async (
  ctx: AppContext,
  messages: readonly SabongFeedMessage[],
): Promise<TakenMessage[]> => {
  const taken: TakenMessage[] = [];
  for (const message of messages) taken.push(await takeMessage(ctx, message));
  return taken;
};

const takeMessage = (ctx: AppContext, message: SabongFeedMessage): Promise<TakenMessage> => {
  if (message.kind === 'card') return takeCard(ctx, message);
  return message.kind === 'fight' ? takePhase(ctx, message) : takeDeclared(ctx, message);
};

const takeCard = async (
  ctx: AppContext,
  { arena, event, names, fights, number }: SabongMessageOf<'card'>,
): Promise<TakenMessage> => {
  const numbers = new Set(fights.map(({ fight }) => fight));
  if (numbers.size < fights.length) return 'refused';
  return transaction(ctx.db, async (tx) => {
    if (await putArena(tx, { code: arena, names })) await listArenaGames(tx);
    const eventId = await putEvent(tx, { arena, code: event, feedNumber: number });
    if (eventId === undefined) return 'known';
    const rows = fights.map(({ fight, meron, wala }) => ({ number: fight, meron, wala }));
    await putFights(tx, eventId, rows);
    return 'taken';
  });
};

const nameOf = ({ arena, event, fight }: Pick<SabongMessageOf<'fight'>, 'arena' | 'event' | 'fight'>) => ({
  arena,
  event,
  number: fight,
});

/** Does something with the fight that a message is of, which is locked meanwhile. */
const withFight = async (
  ctx: AppContext,
  message: SabongMessageOf<'fight' | 'declaration'>,
  take: (tx: Transaction, fight: Fight) => Promise<TakenMessage>,
): Promise<TakenMessage> => {
  const id = await findFightId(ctx.db, nameOf(message));
  if (id === undefined) return 'refused';
  return transaction(ctx.db, async (tx) => {
    const fight = await lockFight(tx, id);
    return fight === undefined ? 'refused' : take(tx, fight);
  });
};

const MOVES: Readonly<Record<Exclude<SabongMessageOf<'fight'>['phase'], 'cancelled'>, Move>> = {
  open: 'OPEN',
  last_call: 'LAST_CALL',
  closed: 'CLOSED',
  fighting: 'FIGHTING',
};

const takePhase = (ctx: AppContext, message: SabongMessageOf<'fight'>): Promise<TakenMessage> =>
  withFight(ctx, message, async (tx, fight) => {
    if (BigInt(message.number) <= fight.feedNumber) return 'known';
    await updateFeedNumber(tx, fight.id, message.number);
    return movePhase(tx, fight, message);
  });

const movePhase = async (
  tx: Transaction,
  fight: Fight,
  { phase, at, closesAt, cause }: SabongMessageOf<'fight'>,
): Promise<TakenMessage> => {
  if (phase === 'cancelled') {
    if (!isAhead(fight)) return 'known';
    await cancelLocked(tx, fight, cause ?? 'OPERATOR_ERROR');
    return 'taken';
  }
  const asked = { to: MOVES[phase], closesAt: closesAt === null ? null : new Date(closesAt) };
  const hasMoved = await moveLocked(tx, fight, asked);
  if (phase === 'fighting' && hasMoved) await cancelLate(tx, fight.id, new Date(at));
  return hasMoved ? 'taken' : 'known';
};

/** Whoever still bet when the cocks were let go has seen them: nothing of that counts. */
const cancelLate = async (tx: Transaction, id: bigint, releasedAt: Date): Promise<void> => {
  const fight = await lockFight(tx, id);
  const isLate = fight?.closedAt !== null && fight?.closedAt !== undefined && fight.closedAt > releasedAt;
  if (fight?.state === 'FIGHTING' && isLate && (fight.bets ?? 0) > 0)
    await cancelLocked(tx, fight, 'OPEN_AT_RELEASE');
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSignedBy = (key: string, message: SabongMessageOf<'declaration'>): boolean => {
  return timingSafeEqual(digest(signDeclaration(key, message)), digest(message.signature));
};

const takeDeclared = async (
  ctx: AppContext,
  message: SabongMessageOf<'declaration'>,
): Promise<TakenMessage> => {
  const { arena, by, result, cause, number } = message;
  const declarator = await findDeclarator(ctx.db, by);
  if (declarator === undefined || !declarator.isOn || declarator.arena !== arena) return 'refused';
  if (!isSignedBy(openKey(ctx, declarator), message)) return 'refused';
  return withFight(ctx, message, async (tx, fight) => {
    const declared = {
      result,
      cancelReason: result === 'cancelled' ? (cause ?? 'OPERATOR_ERROR') : null,
      declarator: by,
      staffId: null,
      declaredBy: declarator.name,
      keyStaffId: declarator.keyStaffId,
      feedNumber: BigInt(number),
    } as const;
    const outcome = await takeDeclaration(tx, fight, declared);
    if (outcome === 'not_ready' || outcome === 'repeated') return 'known';
    await recordDeclared(tx, fight, { declared, outcome });
    return 'taken';
  });
};
