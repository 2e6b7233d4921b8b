import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { keepPicture } from '../../members/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { findGrant, hasForeignFingerprint } from '../grants/bonus-store.ts';
import { checkFreeCredit } from '../grants/free-credit.ts';
import { isDue } from '../due/due-store.ts';
import { findKind } from '../kinds/kind-store.ts';
import { periodOf } from '../rules.ts';
import type { Application } from '../types.ts';
import {
  findLastApplication,
  findRequestedApplication,
  insertApplication,
  insertPictures,
} from './application-store.ts';
import { getApplication } from './read-applications.ts';

export interface ApplicationOrder {
  readonly accountId: bigint;
  /** The code of the bonus. */
  readonly promotionId: string;
  /** By what the member is to be found in the messaging app. */
  readonly contactId: string;
  readonly comment: string;
  readonly requestId: string;
  /** By what the person is known again under another account, such as `ip:10.0.0.1`. */
  readonly fingerprints: readonly string[];
  /** The pictures as they came. */
  readonly pictures: readonly Buffer[];
}

/** Asks for a bonus that staff decides on: one at a time, and none once the member or the person has had it. */
export const applyForBonus = async (ctx: AppContext, order: ApplicationOrder): Promise<Application> => {
  if (order.contactId === '')
    throw new BusinessError('not_empty', { fields: [{ field: 'contactId', problem: 'empty' }] });
  // Looked at before the pictures are kept, so that what is refused anyway costs no room.
  const earlier = await transaction(ctx.db, (tx) => checkMayApply(ctx, tx, order));
  if (earlier !== undefined) return earlier;
  const kept: string[] = [];
  for (const picture of order.pictures) kept.push(await keepPicture(ctx, order.accountId, picture));
  return transaction(ctx.db, async (tx) => {
    await lockWallets(tx, [order.accountId]);
    return (await checkMayApply(ctx, tx, order)) ?? write(ctx, tx, order, kept);
  });
};

/** What the same request has applied for already; refuses whoever may not apply. */
const checkMayApply = async (
  ctx: AppContext,
  tx: Transaction,
  order: ApplicationOrder,
): Promise<Application | undefined> => {
  const earlier = await findRequestedApplication(tx, order.accountId, order.requestId);
  if (earlier === undefined) await checkFree(ctx, tx, order);
  else if (!isSame(earlier, order)) throw new BusinessError('key_reused');
  return earlier;
};

const isSame = (earlier: Application, { promotionId, contactId, comment }: ApplicationOrder): boolean =>
  earlier.kind === promotionId && earlier.contactId === contactId && earlier.comment === comment;

const checkFree = async ({ clock }: AppContext, tx: Transaction, order: ApplicationOrder): Promise<void> => {
  const { accountId, promotionId: kind } = order;
  const known = await findKind(tx, kind);
  if (known?.givenBy !== 'REVIEW') throw new BusinessError('not_found');
  if (!known.enabled) throw new BusinessError('not_enabled');
  const named = { accountId, kind, period: periodOf(known, clock.now()) };
  if ((await findGrant(tx, named)) !== undefined || (await isDue(tx, named)))
    throw new BusinessError('bonus_taken');
  const last = await findLastApplication(tx, accountId, kind);
  if (last?.state === 'APPLYING') throw new BusinessError('application_open');
  await checkFreeCredit(tx, accountId);
  if (await hasForeignFingerprint(tx, named, marksOf(order))) throw new BusinessError('bonus_taken');
};

const marksOf = ({ fingerprints, contactId }: ApplicationOrder): string[] => [
  ...fingerprints,
  contactFingerprint(contactId),
];

const write = async (
  { clock }: AppContext,
  tx: Transaction,
  order: ApplicationOrder,
  pictures: readonly string[],
): Promise<Application> => {
  const { accountId, promotionId: kind, contactId, comment, requestId } = order;
  const written = { accountId, kind, contactId, comment, marks: marksOf(order), requestId, at: clock.now() };
  const id = await insertApplication(tx, written);
  if (id === undefined) throw new BusinessError('application_open');
  await insertPictures(tx, id, pictures);
  return getApplication(tx, id);
};

/** One id of the messaging app counts as one person, however it is written. */
const contactFingerprint = (contactId: string): string =>
  `contact:${contactId.toLowerCase().replaceAll(/[\s@+-]/gu, '')}`;
