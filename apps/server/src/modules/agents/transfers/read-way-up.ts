import { formatAmount, money, type Money, ZERO } from '@hintha/money';
import { type Caller, BusinessError } from '@hintha/platform';
import { z } from 'zod';
import { dayStartOf } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { findAccountNames, maskPlayer } from '../../identity/index.ts';
import { lookForObjection } from '../../protection/index.ts';
import { readSettings } from '../../settings/index.ts';
import { transferSettings } from '../settings.ts';
import { selectUpline } from '../tree/tree-store.ts';
import type { Transfer } from '../types.ts';
import { selectSent, sumSent } from './transfer-store.ts';

const SHOWN = 20;

export interface WayUp {
  /** As the one below may see it. */
  readonly account: string;
  readonly least: Money;
  readonly most: Money;
  /** What is left of the business day. */
  readonly leftToday: Money;
  /** What has to be bet before anything can be sent, as amounts are written. */
  readonly turnoverLeft: string;
  /** The last ones, the latest first. */
  readonly sent: readonly Transfer[];
}

/** Who may be sent money to, how much, and what was sent; refuses who may not send. */
export const readWayUp = async (ctx: AppContext, { accountId: fromId }: Caller): Promise<WayUp> => {
  const { db, clock } = ctx;
  const upline = await selectUpline(db, fromId);
  if (upline?.mayReceive !== true) throw new BusinessError('not_enabled');
  const toId = upline.id;
  const [{ least, most, mostPerDay }, names, today, turnoverLeft, sent] = await Promise.all([
    readSettings(db, transferSettings),
    findAccountNames(db, [toId]),
    sumSent(db, { fromId, toId, since: dayStartOf(clock.now()) }),
    readTurnoverLeft(ctx, fromId),
    selectSent(db, { fromId, toId, limit: SHOWN }),
  ]);
  const left = mostPerDay - today;
  return {
    account: maskPlayer(names.get(toId)?.name ?? ''),
    least,
    most,
    leftToday: left > 0n ? money(left) : ZERO,
    turnoverLeft,
    sent,
  };
};

const TurnoverRequired = z.object({ remaining: z.string() });

const readTurnoverLeft = async (ctx: AppContext, accountId: bigint): Promise<string> => {
  const objection = await lookForObjection(ctx, 'turnover', { accountId, way: 'transfer' });
  return objection === null ? formatAmount(ZERO) : TurnoverRequired.parse(objection.value).remaining;
};
