import type { payments } from '@hintha/contract';
import type { Money } from '@hintha/money';
import { BusinessError, type StoredObject } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { countWaiting, isApplicationPicture } from '../../bonuses/index.ts';
import { findAccountNames, findIdsByBeginning } from '../../identity/index.ts';
import { countWaitingRedemptions } from '../../points/index.ts';
import { findDeposit, isShown } from '../deposits/deposit-store.ts';
import { countQueue as countDeposits, selectQueue } from '../deposits/queue-store.ts';
import type { Deposit } from '../deposits/types.ts';
import { depositIdOf, withdrawalIdOf } from '../find-orders.ts';
import type { QueueCount } from '../queue-store.ts';
import { countQueue as countWithdrawals } from '../withdrawals/queue-store.ts';
import {
  listWithdrawalQueue,
  readWithdrawalHistory,
  type WithdrawalWithHistory,
  type WithdrawalDetails,
} from '../withdrawals/read-withdrawal.ts';

interface QueueQuery {
  /** An id, an order number, or the beginning of the name of an account. */
  readonly q?: string | undefined;
  readonly least?: Money | undefined;
  readonly most?: Money | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

type DepositQuery = QueueQuery & { state?: payments.DepositState | undefined; channel?: string | undefined };

/** Something of a member, with the name that the member goes by. */
export interface Named<What> {
  readonly account: string;
  readonly what: What;
}

/** The deposits that wait for staff, or those in one state, with whose they are. */
export const listQueuedDeposits = async (ctx: AppContext, query: DepositQuery): Promise<Named<Deposit>[]> => {
  const { state = null, channel = null } = query;
  const rest = await toRest(ctx, query, depositIdOf);
  const deposits = await selectQueue(ctx.db, { state, channel, ...rest });
  return withNames(ctx, deposits, ({ accountId }) => accountId);
};

/** The withdrawals in one state, with whose they are. */
export const listQueuedWithdrawals = async (
  ctx: AppContext,
  query: QueueQuery & { state: payments.WithdrawalState },
): Promise<Named<WithdrawalDetails>[]> => {
  const rest = await toRest(ctx, query, withdrawalIdOf);
  const list = await listWithdrawalQueue(ctx, { state: query.state, ...rest });
  return withNames(ctx, list, ({ withdrawal }) => withdrawal.accountId);
};

/** Of a longer list of names that begin alike these are looked at: whoever searches types one more letter. */
const MOST_NAMES = 200;

const toRest = async (
  { db }: AppContext,
  { q, least, most, after, limit }: QueueQuery,
  idOf: (text: string) => bigint | undefined,
) => {
  const page = { least: least ?? null, most: most ?? null, after: BigInt(after ?? 0), limit };
  if (q === undefined) return { ...page, wanted: null };
  const id = idOf(q);
  const accountIds = await findIdsByBeginning(db, q, MOST_NAMES);
  return { ...page, wanted: { ids: id === undefined ? [] : [id], accountIds } };
};

/** How much waits in each queue. */
export const countQueued = async ({ db }: AppContext): Promise<Record<AdminQueue, readonly QueueCount[]>> => {
  const [deposits, withdrawals, applications, redemptions] = await Promise.all([
    countDeposits(db),
    countWithdrawals(db),
    countWaiting(db),
    countWaitingRedemptions(db),
  ]);
  return { deposits, withdrawals, applications, redemptions };
};

type AdminQueue = 'deposits' | 'withdrawals' | 'applications' | 'redemptions';

/** One deposit of anybody, and whose it is. */
export const readQueuedDeposit = async (ctx: AppContext, id: bigint): Promise<Named<Deposit>> => {
  const deposit = await findDeposit(ctx.db, id);
  if (deposit === undefined) throw new BusinessError('not_found');
  const [named] = await withNames(ctx, [deposit], ({ accountId }) => accountId);
  return named ?? { account: '', what: deposit };
};

/** One withdrawal of anybody with its timeline, and whose it is. */
export const readQueuedWithdrawal = async (
  ctx: AppContext,
  id: bigint,
): Promise<Named<WithdrawalWithHistory>> => {
  const found = await readWithdrawalHistory(ctx, id);
  if (found === undefined) throw new BusinessError('not_found');
  const names = await findAccountNames(ctx.db, [found.withdrawal.accountId]);
  return { what: found, account: names.get(found.withdrawal.accountId)?.name ?? '' };
};

const withNames = async <What>(
  { db }: AppContext,
  rows: readonly What[],
  ownerOf: (row: What) => bigint,
): Promise<Named<What>[]> => {
  const names = await findAccountNames(db, rows.map(ownerOf));
  return rows.map((what) => ({ what, account: names.get(ownerOf(what))?.name ?? '' }));
};

/** A picture that a member sent to the desk; what it keeps for itself is not there. */
export const findShownPicture = async (ctx: AppContext, id: string): Promise<StoredObject | undefined> =>
  (await isShown(ctx.db, id)) || (await isApplicationPicture(ctx.db, id)) ? ctx.objects.get(id) : undefined;
