import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { openRequirement } from '../../turnover/index.ts';
import { isReceipt, lockWallets, post, postingKey, refuseExhausted } from '../../wallet/index.ts';
import { checkMaySpend, spendPoints } from '../ledger/move-points.ts';
import { requireFilled, SOURCE, worthOf } from '../rules.ts';
import type { Conversion } from '../types.ts';
import { findConversion, insertConversion } from './conversion-store.ts';
import { pointSettings } from '../settings.ts';

export interface ConversionOrder {
  readonly accountId: bigint;
  readonly points: bigint;
  readonly paymentPassword: string;
  readonly requestId: string;
}

/** Turns points into money, which has to be bet once before it may leave. The same request does so once. */
export const convertPoints = async (ctx: AppContext, order: ConversionOrder): Promise<Conversion> => {
  const { accountId, points, paymentPassword, requestId } = order;
  const known = await findConversion(ctx.db, accountId, requestId);
  if (known !== undefined) return replay(known, order);
  requireFilled({ paymentPassword });
  const { leastConverted: least } = await readSettings(ctx.db, pointSettings);
  if (points < BigInt(least)) throw new BusinessError('points_out_of_range', { least });
  await checkMaySpend(ctx, order);
  return transaction(ctx.db, async (tx) => {
    await lockWallets(tx, [accountId]);
    const meanwhile = await findConversion(tx, accountId, requestId);
    return meanwhile === undefined ? convert(ctx, tx, order) : replay(meanwhile, order);
  });
};

const replay = (known: Conversion, { points }: ConversionOrder): Conversion => {
  if (known.points !== points) throw new BusinessError('key_reused');
  return known;
};

const convert = async (ctx: AppContext, tx: Transaction, order: ConversionOrder): Promise<Conversion> => {
  const { accountId, points, requestId } = order;
  const at = ctx.clock.now();
  const { pointsRatio, convertedMultiple: multiple } = await readSettings(tx, pointSettings);
  const amount = worthOf(points, pointsRatio);
  // Behind its kind a requirement carries what it was opened for.
  const reference = `POINTS:${requestId}`;
  await spendPoints(tx, { accountId, kind: 'CONVERT', points, reference, at });
  const key = postingKey(SOURCE, reference);
  const posted = await post(tx, accountId, { kind: 'POINT_CONVERT', amount, key, source: SOURCE, reference });
  refuseExhausted(posted);
  assert(isReceipt(posted), `the points of ${reference} could not be paid: ${posted.outcome}`);
  await openRequirement(tx, {
    accountId,
    kind: 'BONUS',
    base: amount,
    multiple,
    source: SOURCE,
    reference,
    at,
  });
  await insertConversion(tx, { points, amount }, { accountId, requestId, at });
  return { points, amount };
};
