import type { AccountType, agents } from '@hintha/contract';
import { type Money, ZERO } from '@hintha/money';
import { BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findAccount, listAccountDetails } from '../../identity/index.ts';
import { readBalances } from '../../wallet/index.ts';
import { readRates } from '../rates/give-rates.ts';
import { requireDownline } from './downline.ts';
import { type DownlineRow, selectDownline, selectDownlines } from './downline-store.ts';

export interface Place {
  readonly id: bigint;
  readonly name: string;
  readonly type: AccountType;
}

export interface Downline extends Place {
  /** How far below the agent. */
  readonly depth: number;
  readonly balance: Money;
  /** With itself; `teamSizeIsLeast` where more were not counted. */
  readonly teamSize: number;
  readonly teamSizeIsLeast: boolean;
  readonly joinedAt: Date;
  readonly lastLoginAt: Date | null;
  readonly rates: agents.Rates;
}

export interface Downlines {
  /** From right below the agent down to whose team is listed. */
  readonly path: readonly Place[];
  readonly list: readonly Downline[];
  readonly next: bigint | null;
}

const PAGE = 30;
/** A team is counted so far; a list of large teams costs no more than one of small ones. */
const MOST_COUNTED = 500;

export interface DownlinesQuery {
  readonly under: bigint | null;
  readonly order: 'tree' | 'newest' | 'oldest';
  readonly after: bigint | null;
}

/** A page of an agent's team, or of the team of one of it. */
export const listDownlines = async (
  ctx: AppContext,
  agentId: bigint,
  { under: asked, order, after }: DownlinesQuery,
): Promise<Downlines> => {
  const under = asked ?? agentId;
  const line = under === agentId ? [] : await requireDownline(ctx.db, agentId, under);
  if (after !== null) await requireDownline(ctx.db, under, after);
  const page = { under, order, after, limit: PAGE + 1, mostCounted: MOST_COUNTED };
  const rows = await selectDownlines(ctx.db, page);
  const shown = rows.slice(0, PAGE);
  return {
    path: await namePath(ctx, agentId, line),
    list: await nameRows(ctx, agentId, shown),
    next: rows.length > PAGE ? (shown.at(-1)?.accountId ?? null) : null,
  };
};

/** The account of a name in an agent's team, and the path that leads down to it. */
export const findDownline = async (ctx: AppContext, agentId: bigint, name: string): Promise<Downlines> => {
  const account = await findAccount(ctx.db, name);
  // A name that nobody has is looked for as one of somebody else's team is.
  const line = await requireDownline(ctx.db, agentId, account?.id ?? 0n);
  const row = await selectDownline(ctx.db, account?.id ?? 0n, MOST_COUNTED);
  if (row === undefined) throw new BusinessError('not_found');
  return {
    path: await namePath(ctx, agentId, line.slice(0, -1)),
    list: await nameRows(ctx, agentId, [row]),
    next: null,
  };
};

/** The part of a line that stands below an agent. */
const belowOf = (agentId: bigint, line: readonly bigint[]): readonly bigint[] =>
  line.slice(line.indexOf(agentId) + 1);

const namePath = async ({ db }: AppContext, agentId: bigint, line: readonly bigint[]): Promise<Place[]> => {
  const ids = line.length === 0 ? [] : belowOf(agentId, line);
  const details = await listAccountDetails(db, ids);
  return ids.map((id) => ({ id, name: details.get(id)?.name ?? '', type: details.get(id)?.type ?? 0 }));
};

/** Rows of the tree with what there is to know of each account; without an agent they stand below nobody. */
export const nameRows = async (
  ctx: AppContext,
  agentId: bigint | null,
  rows: readonly (Omit<DownlineRow, 'joinedAt'> & { joinedAt: Date | null })[],
): Promise<Downline[]> => {
  const ids = rows.map(({ accountId }) => accountId);
  const [details, balances, rates] = await Promise.all([
    listAccountDetails(ctx.db, ids),
    readBalances(ctx.db, ids),
    readRates(ctx, ctx.db, ids),
  ]);
  return rows.flatMap(({ accountId: id, line, joinedAt, teamSize }) => {
    const [account, own] = [details.get(id), rates.get(id)];
    if (account === undefined || own === undefined) return [];
    return [
      {
        id,
        name: account.name,
        type: account.type,
        depth: agentId === null ? 0 : belowOf(agentId, line).length,
        balance: balances.get(id)?.balance ?? ZERO,
        teamSize: Math.min(teamSize, MOST_COUNTED),
        teamSizeIsLeast: teamSize > MOST_COUNTED,
        joinedAt: joinedAt ?? account.createdAt,
        lastLoginAt: account.lastLoginAt,
        rates: own,
      },
    ];
  });
};
