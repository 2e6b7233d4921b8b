import { addMoney, formatAmount, type Money } from '@hintha/money';
import { queueJob, BusinessError, transaction, type Transaction } from '@hintha/platform';
import { dayStartOf } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { readLevel } from '../../members/index.ts';
import { isRestricted } from '../../protection/index.ts';
import { lockChannel } from '../channels/channel-store.ts';
import { selectReceivers, turnReceiver } from '../channels/receiver-store.ts';
import { isCurrent, leastOf, rateUntil, toCoins } from '../channels/coin-rate.ts';
import { type CoinSettings, coinSettings } from '../channels/settings.ts';
import type { Channel, Coin } from '../channels/types.ts';
import {
  findOpenDeposit,
  findRequested,
  insertDeposit,
  lockDepositor,
  selectUsedAmounts,
  sumOrdered,
  updateExpired,
} from './deposit-store.ts';
import { getDeposit } from './move-deposit.ts';
import { COUNTED, freeSurcharge, isByHand, OPEN } from './rules.ts';
import type { Deposit, Place } from './types.ts';
import { readSettings } from '../../settings/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { depositSettings } from './settings.ts';

export const OPEN_PAYMENT = 'payments-open-payment';

export interface DepositOrder {
  readonly methodId: string;
  readonly amount: Money;
  readonly requestId: string;
  /** What a provider's page is to speak; its own choice where it is not told. */
  readonly language?: string;
}

const MINUTE_MS = 60_000;

/** Orders a deposit: the limits of the channel and of the day, one open order on a channel, a place to pay to. */
export const orderDeposit = (ctx: AppContext, accountId: bigint, order: DepositOrder): Promise<Deposit> =>
  transaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    await lockDepositor(tx, accountId);
    const earlier = await findRequested(tx, accountId, order.requestId);
    if (earlier !== undefined) return sameOrder(earlier, order);
    // A sub-account of an agent acts for it, and has nothing that money could come to.
    if ((await readBalance(tx, accountId)) === undefined) throw new BusinessError('permission_missing');
    if (await isRestricted(ctx, tx, accountId, 'DEPOSITS')) throw new BusinessError('deposits_stopped');
    const channel = await lockChannel(tx, order.methodId);
    if (channel === undefined || !channel.active) throw new BusinessError('not_found');
    const coins = await readSettings(tx, coinSettings);
    if (channel.coin && !isCurrent(channel.coin, now, coins)) throw new BusinessError('channel_busy');
    await updateExpired(tx, now, accountId);
    await checkLimits(tx, channel, { accountId, amount: order.amount, now, coins });
    return place(tx, channel, { accountId, order, now, coins });
  });

/** The same request gets the same answer; the same id for something else gets none. */
const sameOrder = (earlier: Deposit, { methodId, amount }: DepositOrder): Deposit => {
  if (earlier.channelId !== methodId || earlier.asked !== amount) throw new BusinessError('key_reused');
  return earlier;
};

const checkLimits = async (
  tx: Transaction,
  channel: Channel,
  { accountId, amount, now, coins }: { accountId: bigint; amount: Money; now: Date; coins: CoinSettings },
): Promise<void> => {
  const { max } = channel;
  const min = leastOf(channel, coins);
  if (amount < min || amount > max)
    throw new BusinessError('amount_out_of_range', { min: formatAmount(min), max: formatAmount(max) });
  const open = await findOpenDeposit(tx, accountId, channel.id, OPEN);
  if (open !== undefined) throw new BusinessError('deposit_open', { id: String(open.id) });
  const { mostDeposits, mostDeposited } = await readLevel(tx, accountId);
  const { orders, total } = await sumOrdered(tx, accountId, dayStartOf(now), COUNTED);
  if (orders >= mostDeposits || addMoney(total, amount) > mostDeposited)
    throw new BusinessError('daily_limit_reached', {
      orders: mostDeposits,
      total: formatAmount(mostDeposited),
    });
};

const place = async (
  tx: Transaction,
  channel: Channel,
  {
    accountId,
    order,
    now,
    coins,
  }: { accountId: bigint; order: DepositOrder; now: Date; coins: CoinSettings },
): Promise<Deposit> => {
  const isByOperator = isByHand(channel);
  const id = await insertDeposit(tx, {
    accountId,
    channelId: channel.id,
    requestId: order.requestId,
    asked: order.amount,
    place: await choosePlace(tx, channel, order.amount, now),
    currency: channel.currency,
    coin: channel.coin ? { ...toCoinOrder(channel.coin, order.amount), until: rateUntil(now, coins) } : null,
    state: isByOperator ? 'AWAITING' : 'CREATED',
    createdAt: now,
    expiresAt: new Date(now.getTime() + channel.timeOutMinutes * MINUTE_MS),
  });
  if (!isByOperator) await queueJob(tx, OPEN_PAYMENT, `${OPEN_PAYMENT}:${id}`, payloadOf(id, order));
  return getDeposit(tx, id);
};

const payloadOf = (id: bigint, { language }: DepositOrder) => ({
  id: String(id),
  ...(language === undefined ? {} : { language }),
});

/** What is to be paid in coins, and at which rate; the order keeps both. */
const toCoinOrder = ({ rate }: Coin, asked: Money) => ({ amount: toCoins(asked, rate), rate });

/**
 * Where the next order of a channel is paid: the receiver whose turn it is and that may still take so much today, on a
 * QR channel with an amount that no other order has. The transaction holds the channel.
 */
const choosePlace = async (tx: Transaction, channel: Channel, asked: Money, now: Date): Promise<Place> => {
  if (!isByHand(channel)) return { receiverId: null, payAmount: asked, surcharge: null };
  for (const receiver of await selectReceivers(tx, channel.id, dayStartOf(now), COUNTED)) {
    const place = await placeAt(tx, channel, { receiverId: receiver.id, asked, now });
    if (place === undefined || place.payAmount > receiver.room) continue;
    await turnReceiver(tx, receiver.id);
    return place;
  }
  throw new BusinessError('channel_busy');
};

const placeAt = async (
  tx: Transaction,
  channel: Channel,
  { receiverId, asked, now }: { receiverId: bigint; asked: Money; now: Date },
): Promise<Place | undefined> => {
  if (channel.type !== 'QR') return { receiverId, payAmount: asked, surcharge: null };
  const { amountKeptMinutes } = await readSettings(tx, depositSettings);
  const since = new Date(now.getTime() - amountKeptMinutes * MINUTE_MS);
  const surcharge = freeSurcharge(asked, await selectUsedAmounts(tx, receiverId, since, OPEN));
  return surcharge && { receiverId, payAmount: addMoney(asked, surcharge), surcharge };
};
