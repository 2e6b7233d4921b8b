import { contribute, type Transaction } from '@hintha/platform';
import { type Move, moveFollowers } from '../../agents/index.ts';
import { lockMark } from './figures-store.ts';
import { moveActive, moveDay } from './move-day-store.ts';
import { addToLine, selectStandings } from './standing-store.ts';

/**
 * Takes a team that moves, and what it has, from the accounts above it and adds it to those that stand above it now; and
 * what it came to on the day of the move, which is wholly of the new line, however late on it the move is done. What it
 * came to on past days stays where it is. An account that was not noted yet below somebody will be, where it stands now.
 */
export const followMove = async (
  tx: Transaction,
  { accountId, oldLine, newLine, day }: Move,
): Promise<void> => {
  await lockMark(tx);
  const moved = { accountId, day, from: oldLine.slice(0, -1), to: newLine.slice(0, -1) };
  await moveDay(tx, moved);
  await moveActive(tx, moved);
  const team = (await selectStandings(tx, [accountId])).get(accountId);
  if (team === undefined) return;
  const itself = team.inLine ? 1n : 0n;
  const members = team.members + itself;
  const balance = team.balance + (team.inLine ? team.ownBalance : 0n);
  await addToLine(tx, oldLine.slice(0, -1), { members: -members, balance: -balance, direct: -itself });
  await addToLine(tx, newLine.slice(0, -1), { members, balance, direct: itself });
};

export const teamMoves = contribute(moveFollowers, (_ctx, tx, move) => followMove(tx, move));
