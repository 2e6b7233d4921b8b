import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { getArena } from '../arenas/arena-store.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { readSettings } from '../../settings/index.ts';
import { isOpen, roundOf } from '../rules.ts';
import { sabongSettings } from '../settings.ts';
import type { Fight } from '../types.ts';
import { closeLocked } from './close-fight.ts';
import { lockFight, readClock } from './fight-store.ts';
import { updateCloses, updateOpened, updateReleased } from './move-store.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

export type Move = 'OPEN' | 'LAST_CALL' | 'CLOSED' | 'FIGHTING';

interface Asked {
  readonly to: Move;
  /** When it is to close, of one that opens; it never takes bets for longer than is set. */
  readonly closesAt: Date | null;
}

/**
 * Moves a fight on that the caller has locked, as far as where it is allows; whether it did. A fight never goes back, and
 * the end of its bets never goes further away.
 */
export const moveLocked = async (tx: Transaction, fight: Fight, asked: Asked): Promise<boolean> => {
  if (asked.to === 'OPEN') return open(tx, fight, asked.closesAt);
  if (asked.to === 'FIGHTING') return letGo(tx, fight);
  if (!isOpen(fight)) return false;
  if (asked.to === 'CLOSED') await closeLocked(tx, fight);
  else await callForLast(tx, fight);
  return true;
};

const open = async (tx: Transaction, fight: Fight, asked: Date | null): Promise<boolean> => {
  const now = await readClock(tx);
  const { plasada, mostOpenMinutes } = await readSettings(tx, sabongSettings);
  const latest = new Date(now.getTime() + mostOpenMinutes * MINUTE_MS);
  const closesAt = asked === null || asked > latest ? latest : asked;
  if (fight.state === 'UPCOMING' && closesAt > now) {
    const { drawMode } = await getArena(tx, fight.arena);
    await updateOpened(tx, { id: fight.id, plasada, drawMode, closesAt });
    return true;
  }
  if (!isOpen(fight) || asked === null) return false;
  await updateCloses(tx, fight.id, fight.state === 'OPEN' ? 'OPEN' : 'LAST_CALL', closesAt);
  return true;
};

const callForLast = async (tx: Transaction, fight: Fight): Promise<void> => {
  const now = await readClock(tx);
  const { lastCallSeconds } = await readSettings(tx, sabongSettings);
  await updateCloses(tx, fight.id, 'LAST_CALL', new Date(now.getTime() + lastCallSeconds * SECOND_MS));
};

/** Nobody bets on cocks that were let go: what is still open is closed first. */
const letGo = async (tx: Transaction, fight: Fight): Promise<boolean> => {
  const goesOn = isOpen(fight) ? await closeLocked(tx, fight) : fight.state === 'CLOSED';
  if (goesOn) await updateReleased(tx, fight.id);
  return goesOn;
};

export interface StaffMove {
  readonly fightId: bigint;
  readonly to: Move;
  readonly seconds: number;
  readonly reason: string;
}

/** Moves a fight on as one of the staff says, where its arena does not. */
export const moveFight = (
  { db }: Pick<AppContext, 'db'>,
  caller: StaffCaller,
  { fightId, to, seconds, reason }: StaffMove,
): Promise<void> =>
  transaction(db, async (tx) => {
    const fight = await lockFight(tx, fightId);
    if (fight === undefined) throw new BusinessError('not_found');
    const now = await readClock(tx);
    const closesAt = new Date(now.getTime() + seconds * SECOND_MS);
    if (!(await moveLocked(tx, fight, { to, closesAt }))) throw new BusinessError('fight_not_ready');
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: 'sabong.move',
      subject: `fight:${roundOf(fight)}`,
      reason,
      details: { from: fight.state, to },
    });
  });
