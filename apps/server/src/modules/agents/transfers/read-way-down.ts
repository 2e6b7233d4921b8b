import { money, type Money, ZERO } from '@hintha/money';
import { dayStartOf } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { downSettings } from '../settings.ts';
import { requireDownline } from '../tree/downline.ts';
import type { Transfer } from '../types.ts';
import { requireSender } from './send-down.ts';
import { selectSent, sumSentDown } from './transfer-store.ts';
import { readAccountDetails } from '../../identity/index.ts';

const SHOWN = 20;

export interface WayDown {
  readonly account: string;
  readonly available: Money;
  readonly least: Money;
  readonly most: Money;
  /** What is left of the business day. */
  readonly leftToday: Money;
  /** The last ones to this account, the latest first. */
  readonly sent: readonly Transfer[];
}

/** How much an agent may send to an account of its team, and what it sent there. */
export const readWayDown = async (ctx: AppContext, fromId: bigint, toId: bigint): Promise<WayDown> => {
  const { db, clock } = ctx;
  await requireSender(ctx, fromId);
  await requireDownline(db, fromId, toId);
  const [{ least, most, mostPerDay }, receiver, balance, today, sent] = await Promise.all([
    readSettings(db, downSettings),
    readAccountDetails(db, toId),
    readBalance(db, fromId),
    sumSentDown(db, { fromId, since: dayStartOf(clock.now()) }),
    selectSent(db, { fromId, toId, limit: SHOWN }),
  ]);
  const left = mostPerDay - today;
  return {
    account: receiver?.name ?? '',
    available: balance?.available ?? ZERO,
    least,
    most,
    leftToday: left > 0n ? money(left) : ZERO,
    sent,
  };
};
