import type { MemberSegment } from '@hintha/contract';
import { formatAmount, money, ZERO } from '@hintha/money';
import type { AppContext } from '../../../app-context.ts';
import { businessDay, dayStart } from '../../../business-day.ts';
import { readLines } from '../../agents/index.ts';
import { addDays } from '../../bets/index.ts';
import {
  findAccountNames,
  listAccountDetails,
  listNewest,
  type readAccountDetails,
} from '../../identity/index.ts';
import { type Level, levelAt, readLevels, readStandings, standsAbove } from '../../members/index.ts';
import { VIP_ABOVE } from '../../support/index.ts';
import {
  type MemberTotals,
  neverDeposited,
  playedSince,
  readMemberTotals,
  restsSince,
} from '../../teams/index.ts';
import { readBalances } from '../../wallet/index.ts';

interface MembersQuery {
  readonly segment: MemberSegment;
  readonly after?: string | undefined;
  readonly limit: number;
}

type Details = NonNullable<Awaited<ReturnType<typeof readAccountDetails>>>;

export interface MemberRow {
  readonly account: Details;
  readonly level: Level;
  readonly upline: { readonly id: bigint; readonly account: string } | null;
  readonly balance: bigint;
  readonly totals: MemberTotals;
}

const NEW_DAYS = 7;
const ACTIVE_DAYS = 7;
const DORMANT_DAYS = 30;
const NO_TOTALS: MemberTotals = { deposits: 0n, withdrawals: 0n, stake: 0n, payout: 0n, lastPlayed: null };

type Filter = Parameters<typeof listNewest>[1];
type Segment = Partial<Pick<Filter, 'openedSince' | 'status' | 'is'>>;

/** What belongs to each segment as of a business day. */
const SEGMENTS: Readonly<Record<MemberSegment, (today: string) => Segment>> = {
  all: () => ({}),
  new: (today) => ({ openedSince: dayStart(addDays(today, 1 - NEW_DAYS)) }),
  noDeposit: () => ({ is: neverDeposited }),
  active: (today) => ({ is: (account) => playedSince(account, addDays(today, 1 - ACTIVE_DAYS)) }),
  dormant: (today) => ({ is: (account) => restsSince(account, addDays(today, 1 - DORMANT_DAYS)) }),
  vip: () => ({ is: (account) => standsAbove(account, VIP_ABOVE) }),
  locked: () => ({ status: 'locked' }),
};

/** A page of the members of a segment, the latest first, with what each has and came to. */
export const listMembers = async (
  { db, clock }: AppContext,
  { segment, after, limit }: MembersQuery,
): Promise<{ members: MemberRow[]; next: string | null }> => {
  const found = await listNewest(db, {
    openedSince: null,
    status: null,
    is: null,
    ...SEGMENTS[segment](businessDay(clock.now())),
    after: after === undefined ? null : BigInt(after),
    limit: limit + 1,
  });
  const ids = found.slice(0, limit);
  const next = found.length > limit ? String(ids.at(-1)) : null;
  return { members: await readRows(db, ids), next };
};

const readRows = async (db: AppContext['db'], ids: readonly bigint[]): Promise<MemberRow[]> => {
  const [accounts, balances, totals, standings, levels, lines] = await Promise.all([
    listAccountDetails(db, ids),
    readBalances(db, ids),
    readMemberTotals(db, ids),
    readStandings(db, ids),
    readLevels(db),
    readLines(db, ids),
  ]);
  const uplines = new Map(ids.map((id) => [id, lines.get(id)?.at(-2)]));
  const names = await findAccountNames(
    db,
    [...uplines.values()].filter((id) => id !== undefined),
  );
  return ids.flatMap((id) => {
    const account = accounts.get(id);
    if (account === undefined) return [];
    const above = uplines.get(id);
    return {
      account,
      level: levelAt(levels, standings.get(id)?.level ?? 1),
      upline: above === undefined ? null : { id: above, account: names.get(above)?.name ?? String(above) },
      balance: balances.get(id)?.balance ?? ZERO,
      totals: totals.get(id) ?? NO_TOTALS,
    };
  });
};

const amount = (sum: bigint): string => formatAmount(money(sum));

export const toMemberRow = ({ account, level, upline, balance, totals }: MemberRow) => ({
  id: String(account.id),
  account: account.name,
  type: account.type,
  status: account.status,
  level: { name: level.labelName, rank: level.rankLevel },
  upline: upline && { id: String(upline.id), account: upline.account },
  balance: amount(balance),
  deposits: amount(totals.deposits),
  withdrawals: amount(totals.withdrawals),
  gaming: amount(totals.stake - totals.payout),
  lastPlayed: totals.lastPlayed,
  registeredAt: account.createdAt.getTime(),
  lastLoginAt: account.lastLoginAt?.getTime() ?? null,
});
