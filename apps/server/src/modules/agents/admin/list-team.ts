import type { AppContext } from '../../../app-context.ts';
import { BusinessError } from '@hintha/platform';
import { findAccount, listAccountDetails } from '../../identity/index.ts';
import { readStanding } from '../moves/move-store.ts';
import { selectDownline, selectHeads } from '../tree/downline-store.ts';
import { type Downlines, listDownlines, nameRows, type Place } from '../tree/list-downlines.ts';

const PAGE = 30;
const MOST_COUNTED = 500;

export interface TeamQuery {
  readonly under: bigint | null;
  /** A name in place of the id; empty for none. */
  readonly account: string;
  readonly after: bigint | null;
}

/** The tree as the staff walks it: whoever stands below nobody and has a team, or an account with its team. */
export const listTeam = async (ctx: AppContext, { under, account, after }: TeamQuery): Promise<Downlines> => {
  const of = account === '' ? under : await requireAccount(ctx, account);
  if (of === null) return listHeads(ctx, after);
  const { line, teamSize } = await readStanding(ctx.db, of, MOST_COUNTED + 1);
  const { list, next } = await listDownlines(ctx, of, { under: null, order: 'tree', after });
  // The account itself stands above its team, once.
  const own = (await selectDownline(ctx.db, of, MOST_COUNTED)) ?? {
    accountId: of,
    line,
    joinedAt: null,
    teamSize,
  };
  const head = after === null ? await nameRows(ctx, null, [own]) : [];
  return { path: await namePlaces(ctx, line), list: [...head, ...list], next };
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
