import { formatAmount } from '@hintha/money';
import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import type { Arena } from '../types.ts';
import { type ArenaChange, findArena, putArena, updateArena } from './arena-store.ts';
import { listArenaGames } from './list-arena-games.ts';

/** Turns an arena on or off, and says how its draws are paid and how much a fight takes; an open fight keeps its draws. */
export const changeArena = (
  { db }: Pick<AppContext, 'db'>,
  caller: StaffCaller,
  { code, reason, ...change }: ArenaChange & { readonly code: string; readonly reason: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const before = await updateArena(tx, code, change);
    if (before === undefined) throw new BusinessError('not_found');
    await listArenaGames(tx);
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: 'sabong.arena',
      subject: `arena:${code}`,
      reason,
      details: { before: toDetails(before), after: toDetails(change) },
    });
  });

const toDetails = ({ isOn, drawMode, mostPool }: Pick<Arena, 'isOn' | 'drawMode' | 'mostPool'>) => ({
  isOn,
  drawMode,
  mostPool: mostPool === null ? null : formatAmount(mostPool),
});

/** An arena of the demo world; one that is there stays as it is. */
export const putDemoArena = async (
  tx: Transaction,
  { code, names, drawMode }: Pick<Arena, 'code' | 'names' | 'drawMode'>,
): Promise<void> => {
  if ((await findArena(tx, code)) !== undefined) return;
  await putArena(tx, { code, names });
  await updateArena(tx, code, { isOn: true, drawMode, mostPool: null });
};
