import { randomUUID } from 'node:crypto';
import { transaction } from '@hintha/platform';
import type { AppContext } from '@hintha/server/src/app-context.ts';
import { putArena } from '@hintha/server/src/modules/sabong/arenas/arena-store.ts';
import type { BetRequest } from '@hintha/server/src/modules/sabong/bets/place-bet.ts';
import { putEvent, putFights } from '@hintha/server/src/modules/sabong/feed/card-store.ts';
import { findFight, findFightId, lockFight } from '@hintha/server/src/modules/sabong/fights/fight-store.ts';
import { type Move, moveLocked } from '@hintha/server/src/modules/sabong/fights/move-fight.ts';
import { beginSettlement, finishFight } from '@hintha/server/src/modules/sabong/settlement/settle-fight.ts';
import { updateResult } from '@hintha/server/src/modules/sabong/settlement/settlement-store.ts';
import type { Fight, FightPick } from '@hintha/server/src/modules/sabong/types.ts';
import { kyat } from '../payments/test-deposits.ts';

type Ctx = Pick<AppContext, 'db'>;

export const ARENA = 'MANDALAY';
const EVENT = '20261127';
let fights = 0;

/** A fight on the card of an arena that has not opened. */
export const announceFight = async ({ db }: Ctx, arena = ARENA): Promise<Fight> => {
  const number = (fights += 1);
  await transaction(db, async (tx) => {
    await putArena(tx, { code: arena, names: { en: `Arena ${arena}`, my: 'မန္တလေး ကြက်ပွဲကွင်း' } });
    const eventId = await putEvent(tx, { arena, code: EVENT, feedNumber: number });
    await putFights(tx, eventId ?? 0n, [{ number, meron: `Red ${number}`, wala: `Blue ${number}` }]);
  });
  const id = await findFightId(db, { arena, event: EVENT, number });
  return getFight({ db }, id ?? 0n);
};

/** A fight as it is now. */
export const getFight = async ({ db }: Ctx, id: bigint): Promise<Fight> => {
  const fight = await findFight(db, id);
  if (fight === undefined) throw new Error(`there is no fight ${id}`);
  return fight;
};

/** Moves a fight on, and answers what it is then. */
export const moveTo = async (
  { db }: Ctx,
  { id }: Pick<Fight, 'id'>,
  to: Move,
  closesInMs = 240_000,
): Promise<Fight> => {
  await transaction(db, async (tx) => {
    const fight = await lockFight(tx, id);
    if (fight === undefined) throw new Error(`there is no fight ${id}`);
    await moveLocked(tx, fight, { to, closesAt: new Date(Date.now() + closesInMs) });
  });
  return getFight({ db }, id);
};

/** A fight that takes bets for so long by the database's clock. */
export const openFight = async (
  ctx: Ctx,
  { arena = ARENA, closesInMs = 240_000 }: { arena?: string; closesInMs?: number } = {},
): Promise<Fight> => moveTo(ctx, await announceFight(ctx, arena), 'OPEN', closesInMs);

/** A bet of so many kyat. */
export const betOn = (
  accountId: bigint,
  { id: fightId }: Pick<Fight, 'id'>,
  pick: FightPick,
  stake: number,
): BetRequest => ({ accountId, fightId, pick, stake: kyat(stake), requestId: randomUUID() });

/** Closes a fight, puts a result on it where it goes on, and pays it; answers what it is then. */
export const settleBy = async (
  ctx: AppContext,
  { id }: Pick<Fight, 'id'>,
  result: FightPick,
): Promise<Fight> => {
  const { state } = await moveTo(ctx, { id }, 'FIGHTING');
  if (state === 'FIGHTING') await transaction(ctx.db, (tx) => updateResult(tx, id, result));
  await beginSettlement(ctx.db, id);
  await finishFight(ctx, id);
  return getFight(ctx, id);
};
