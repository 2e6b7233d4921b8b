import { money, ZERO } from '@hintha/money';
import { type Database, BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findGames, type KnownGame } from '../../catalogue/index.ts';
import { findAccount, findAccountNames } from '../../identity/index.ts';
import { requireKind } from '../documents/find-party.ts';
import type { Figures } from '../types.ts';
import { selectSettlement, type Settlement } from './settlement-store.ts';
import type { CountedRow, CountedTotals } from './play-store.ts';
import { listBranchPlay, listCountedBets, wasOfTeam } from './team-play.ts';

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

/** A settlement measured a team as it stood on each day; who has come or gone since is of no account. */
const measuredBy = ({ from, to, payeeId }: Settlement) => ({ from, to, teamOf: payeeId });

/** What the branches of a settlement's team, or of an account in it, played in its period. */
export const listBranches = async (
  { db }: AppContext,
  settlement: Settlement,
  under: string | undefined,
): Promise<Branch[]> => {
  const head = await requireMember(db, settlement, under);
  const order = { head, limit: MOST_BRANCHES };
  const found = await listBranchPlay(db, measuredBy(settlement), order);
  const names = await findAccountNames(db, [head, ...found.flatMap(({ id }) => id ?? [])]);
  const branches = found.map(({ id, stake, payout, valid }) => ({
    account: names.get(id ?? head)?.name ?? '',
    alone: id === null,
    stake: money(stake),
    payout: money(payout),
    valid: money(valid),
  }));
  const nothing = {
    account: names.get(head)?.name ?? '',
    alone: true,
    stake: ZERO,
    payout: ZERO,
    valid: ZERO,
  };
  const own = branches.find(({ alone }) => alone) ?? nothing;
  return [own, ...branches.filter(({ alone }) => !alone)];
};

/** An account of the settlement's team by its name, or the payee itself; others are answered as if they were not there. */
const requireMember = async (
  db: Database,
  settlement: Settlement,
  name: string | undefined,
): Promise<bigint> => {
  if (name === undefined) return settlement.payeeId;
  const account = await findAccount(db, name);
  const isOfTeam = account !== undefined && (await wasOfTeam(db, measuredBy(settlement), account.id));
  if (!isOfTeam) throw new BusinessError('not_found');
  return account.id;
};

export interface MemberBet extends CountedRow {
  /** Undefined once its title is gone. */
  readonly game: KnownGame | undefined;
}

/** The bets of a member of the team that were decided in the period, the latest first, and what all of them came to. */
export const listMemberBets = async (
  { db }: AppContext,
  settlement: Settlement,
  { account, no, size }: { account: string; no: number; size: number },
): Promise<{ bets: MemberBet[]; totals: CountedTotals }> => {
  const member = await requireMember(db, settlement, account);
  const page = { account: member, limit: size, offset: (no - 1) * size };
  const { bets, totals } = await listCountedBets(db, { ...measuredBy(settlement), ...page });
  const games = await findGames(db, bets);
  return { bets: bets.map((bet) => ({ ...bet, game: games.get(`${bet.source}/${bet.gameId}`) })), totals };
};
