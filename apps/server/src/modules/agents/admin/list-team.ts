import type { AppContext } from '../../../app-context.ts';
import { BusinessError } from '@hintha/platform';
import { findAccount, findIdsByBeginning, listAccountDetails } from '../../identity/index.ts';
import { readStanding } from '../moves/move-store.ts';
import { selectLines } from '../tree/direct-store.ts';
import { selectDownline, selectHeads } from '../tree/downline-store.ts';
import {
  type Downline,
  type Downlines,
  listDownlines,
  nameRows,
  type Place,
} from '../tree/list-downlines.ts';

const PAGE = 30;
const MOST_COUNTED = 500;

export interface TeamQuery {
  readonly under: bigint | null;
  /** A name, or how names begin, in place of the id; empty for none. */
  readonly account: string;
  readonly after: bigint | null;
}

/** An account as the staff sees it, with all who stand above it, from the top down. */
export type PlacedDownline = Downline & { readonly line: readonly Place[] };
export type Team = Omit<Downlines, 'list'> & { readonly list: readonly PlacedDownline[] };

/**
 * The tree as the staff walks it: whoever stands below nobody and has a team, an account with its team, or the accounts
 * whose names begin so where nobody has that name.
 */
export const listTeam = async (ctx: AppContext, { under, account, after }: TeamQuery): Promise<Team> => {
  if (account === '')
    return placed(ctx, await (under === null ? listHeads(ctx, after) : teamOf(ctx, under, after)));
  const found = await findAccount(ctx.db, account);
  return placed(
    ctx,
    await (found === undefined ? listBeginning(ctx, account) : teamOf(ctx, found.id, after)),
  );
};

const teamOf = async (ctx: AppContext, of: bigint, after: bigint | null): Promise<Downlines> => {
  const line = (await selectLines(ctx.db, [of])).get(of) ?? [];
  const { list, next } = await listDownlines(ctx, of, { under: null, order: 'tree', after });
  // The account itself stands above its team, once.
  const head = after === null ? await nameRows(ctx, null, [await standingOf(ctx, of)]) : [];
  return { path: await namePlaces(ctx, line), list: [...head, ...list], next };
};

/** An account stands in the tree once it has an upline or a team. */
const standingOf = async (ctx: AppContext, of: bigint) => {
  const known = await selectDownline(ctx.db, of, MOST_COUNTED);
  if (known !== undefined) return known;
  const { line, teamSize } = await readStanding(ctx.db, of, MOST_COUNTED + 1);
  return { accountId: of, line, joinedAt: null, teamSize };
};

const listBeginning = async (ctx: AppContext, beginning: string): Promise<Downlines> => {
  const ids = await findIdsByBeginning(ctx.db, beginning, PAGE);
  if (ids.length === 0) throw new BusinessError('not_found');
  const rows = await Promise.all(ids.map((id) => standingOf(ctx, id)));
  return { path: [], list: await nameRows(ctx, null, rows), next: null };
};

const placed = async (ctx: AppContext, { list, ...page }: Downlines): Promise<Team> => {
  const lines = await selectLines(
    ctx.db,
    list.map(({ id }) => id),
  );
  const places = new Map(
    (await namePlaces(ctx, [...new Set([...lines.values()].flat())])).map((place) => [place.id, place]),
  );
  const above = (id: bigint) => (lines.get(id) ?? []).slice(0, -1).flatMap((up) => places.get(up) ?? []);
  return { ...page, list: list.map((row) => ({ ...row, line: above(row.id) })) };
};

/** The id of who has a name. */
export const requireAccount = async ({ db }: AppContext, name: string): Promise<bigint> => {
  const found = await findAccount(db, name);
  if (found === undefined) throw new BusinessError('not_found');
  return found.id;
};

const listHeads = async (ctx: AppContext, after: bigint | null): Promise<Downlines> => {
  const heads = await selectHeads(ctx.db, { after, limit: PAGE + 1, mostCounted: MOST_COUNTED });
  const shown = heads.slice(0, PAGE);
  return {
    path: [],
    list: await nameRows(ctx, null, shown),
    next: heads.length > PAGE ? (shown.at(-1)?.accountId ?? null) : null,
  };
};

/** Accounts of a line by their names. */
export const namePlaces = async (ctx: AppContext, ids: readonly bigint[]): Promise<Place[]> => {
  const details = await listAccountDetails(ctx.db, ids);
  return ids.map((id) => ({ id, name: details.get(id)?.name ?? '', type: details.get(id)?.type ?? 0 }));
};
