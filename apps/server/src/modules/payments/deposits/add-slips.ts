import { payments } from '@hintha/contract';
import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { keepPicture } from '../../members/index.ts';
import { readSettings } from '../../settings/index.ts';
import { insertSlip, lockDeposit } from './deposit-store.ts';
import { getDeposit } from './move-deposit.ts';
import { readDeposit } from './read-deposit.ts';
import { isByHand } from './rules.ts';
import { type DepositSettings, depositSettings, revivalMs } from './settings.ts';
import type { Deposit } from './types.ts';

/** What is decided needs no picture any more; one whose time ran out may be taken up again by its picture. */
const SHOWABLE: readonly payments.DepositState[] = ['AWAITING', 'SUBMITTED', 'MATCHING', 'REVIEW', 'EXPIRED'];

export interface SentSlips {
  readonly id: bigint;
  /** The pictures as they came. */
  readonly pictures: readonly Buffer[];
}

/** Adds pictures of the payment to an order by hand, for staff to look at. */
export const addSlips = async (
  ctx: AppContext,
  accountId: bigint,
  { id, pictures }: SentSlips,
): Promise<Deposit> => {
  const settings = await readSettings(ctx.db, depositSettings);
  const now = ctx.clock.now();
  checkOpen(await readDeposit(ctx.db, accountId, id), { now, settings, more: pictures.length });
  if (pictures.length === 0)
    throw new BusinessError('not_empty', { fields: [{ field: 'pictures', problem: 'empty' }] });
  const kept: string[] = [];
  for (const picture of pictures) kept.push(await keepPicture(ctx, accountId, picture));
  return transaction(ctx.db, async (tx) => {
    await lockDeposit(tx, id);
    // Read again: what locks a row still sees the pictures of the moment before it waited.
    checkOpen(await getDeposit(tx, id), { now, settings, more: kept.length });
    for (const picture of kept) await insertSlip(tx, id, picture, ctx.clock.now());
    return getDeposit(tx, id);
  });
};

const checkOpen = (
  deposit: Deposit,
  { now, settings, more }: { now: Date; settings: DepositSettings; more: number },
): void => {
  const isGone = now.getTime() > deposit.expiresAt.getTime() + revivalMs(settings);
  if (!isByHand(deposit) || !SHOWABLE.includes(deposit.state) || isGone)
    throw new BusinessError('deposit_closed');
  if (deposit.slips.length + more > payments.MOST_SLIPS) throw new BusinessError('too_many_pictures');
};
