import { type Database, BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { listDirect, readLines } from '../../agents/index.ts';
import { findGames, type KnownGame } from '../../catalogue/index.ts';
import { findAccount, findAccountNames } from '../../identity/index.ts';
import { requireKind } from '../documents/find-party.ts';
import type { Figures } from '../types.ts';
import { selectSettlement, type Settlement } from './settlement-store.ts';
import type { CountedRow } from './play-store.ts';
import { listCountedBets, sumOwnPlay, sumTeamPlay } from './team-play.ts';

const MOST_BRANCHES = 500;

/** A settlement of the caller’s own contract; any other is answered as if it were not there. */
export const requireSettlement = async (db: Database, accountId: bigint, id: bigint): Promise<Settlement> => {
  const settlement = await selectSettlement(db, id);
  const isParty =
    settlement !== undefined && (settlement.payeeId === accountId || settlement.payerId === accountId);
  if (!isParty) throw new BusinessError('not_found');
  await requireKind(db, settlement.kind);
  return settlement;
};

export interface Branch extends Pick<Figures, 'stake' | 'payout' | 'valid'> {
  readonly account: string;
  readonly alone: boolean;
}

/** What the branches of a settlement's team, or of an account in it, played in its period. */
export const listBranches = async (
  { db }: AppContext,
  settlement: Settlement,
  under: string | undefined,
): Promise<Branch[]> => {
  const { from, to } = settlement;
  const head = await requireMember(db, settlement, under);
  const below = await listDirect(db, head, MOST_BRANCHES);
  const [teams, own, names] = await Promise.all([
    sumTeamPlay(db, { from, to }, below),
    sumOwnPlay(db, { from, to }, head),
    findAccountNames(db, [head, ...below]),
  ]);
  const nameOf = (id: bigint): string => names.get(id)?.name ?? '';
  const branches = below.flatMap((id) => {
    const sums = teams.get(id);
    return sums === undefined ? [] : [{ account: nameOf(id), alone: false, ...sums }];
  });
  return [{ account: nameOf(head), alone: true, ...own }, ...branches];
};

/** An account of the settlement's team by its name, or the payee itself; others are answered as if they were not there. */
const requireMember = async (
  db: Database,
  { payeeId }: Settlement,
  name: string | undefined,
): Promise<bigint> => {
  if (name === undefined) return payeeId;
  const account = await findAccount(db, name);
  const line = account === undefined ? [] : ((await readLines(db, [account.id])).get(account.id) ?? []);
  if (account === undefined || !line.includes(payeeId)) throw new BusinessError('not_found');
  return account.id;
};

export interface MemberBet extends CountedRow {
  /** Undefined once its title is gone. */
  readonly game: KnownGame | undefined;
}

/** The bets of a member of the team that were decided in the period, the latest first. */
export const listMemberBets = async (
  { db }: AppContext,
  settlement: Settlement,
  { account, no, size }: { account: string; no: number; size: number },
): Promise<MemberBet[]> => {
  const { from, to } = settlement;
  const member = await requireMember(db, settlement, account);
  const page = { limit: size, offset: (no - 1) * size };
  const bets = await listCountedBets(db, { account: member, from, to }, page);
  const games = await findGames(db, bets);
  return bets.map((bet) => ({ ...bet, game: games.get(`${bet.source}/${bet.gameId}`) }));
};
