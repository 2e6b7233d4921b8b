import { money, type Money } from '@hintha/money';
import { type Database, transaction } from '@hintha/platform';
import type { AppContext } from '@hintha/server/src/app-context.ts';
import { createAccount } from '@hintha/server/src/modules/identity/index.ts';
import {
  type Approval,
  approveDeposit,
  type ChannelOrder,
  openChannel,
  rejectDeposit,
  type Rejection,
} from '@hintha/server/src/modules/payments/index.ts';
import { idOfOrderNo } from '@hintha/server/src/modules/payments/deposits/rules.ts';
import { expect } from 'vitest';
import { expectProven } from '../test-wallet.ts';
import {
  givenProfile,
  listReceivers,
  type OrderRow,
  readDepositPostings,
  readOrders,
} from '../scenario/index.ts';

/** The secret of the redirect channel of the tests. */
export const TEST_SECRET = 'test-secret-key';

const KYAT = 100n;

/** So many kyat. */
export const kyat = (amount: number): Money => money(BigInt(amount) * KYAT);

const isByHand = ({ type }: Some): boolean => type === 'MANUAL' || type === 'QR';

type Some = Partial<ChannelOrder> & Pick<ChannelOrder, 'id' | 'type'>;

/** A channel with one receiver, ACCOUNT-1, unless it is said otherwise. */
export const openTestChannel = (db: Database, channel: Some): Promise<void> =>
  transaction(db, (tx) =>
    openChannel(tx, {
      name: channel.id,
      currency: 'MMK',
      min: kyat(1_000),
      max: kyat(1_000_000),
      feePpm: 0,
      timeOutMinutes: 15,
      qrTemplate: channel.type === 'QR' ? '{number}/{amount}/{note}' : null,
      provider: isByHand(channel) ? null : { url: 'http://127.0.0.1:9', secret: TEST_SECRET },
      coin: channel.type === 'CRYPTO' ? { currency: 'USDT', rate: 45_000_000n } : null,
      feedSecret: isByHand(channel) ? TEST_SECRET : null,
      active: true,
      position: 0,
      receivers: isByHand(channel)
        ? [{ name: 'Hintha', number: 'ACCOUNT-1', dailyCap: kyat(1_000_000_000) }]
        : [],
      ...channel,
    }),
  );

/** Staff approves on its own, in a transaction of its own. */
export const approveNow = (ctx: AppContext, approval: Approval) =>
  transaction(ctx.db, (tx) => approveDeposit(ctx, tx, approval));

export const rejectNow = (ctx: AppContext, rejection: Rejection) =>
  transaction(ctx.db, (tx) => rejectDeposit(ctx, tx, rejection));

let depositors = 0;

/** An account of a member whose name is Daw Hla Hla. */
export const openDepositor = async ({ db }: AppContext): Promise<bigint> => {
  const name = `depositor${(depositors += 1)}`;
  const id = await transaction(db, (tx) =>
    createAccount(tx, { name, type: 0, passwordHash: 'none', demo: false }),
  );
  await givenProfile(db, id, { payeeName: 'Daw Hla Hla' });
  return id;
};

export const receiverOf = async (db: Database, channelId: string): Promise<bigint> => {
  const [receiver] = await listReceivers(db, channelId);
  return receiver?.id ?? 0n;
};

/** The DEPOSIT postings are exactly the credited orders: the same sums, one for each, and the books are whole. */
export const expectCreditedOnce = async (db: Database): Promise<void> => {
  const [orders, postings] = [await readOrders(db), await readDepositPostings(db)];
  const posted = Map.groupBy(postings, ({ wallet, reference }) => `${wallet} ${idOfOrderNo(reference)}`);
  const amountsOf = ({ accountId, id }: OrderRow) =>
    (posted.get(`${accountId} ${id}`) ?? []).map(({ amount }) => amount);
  const credited = orders.map(({ state, credited: sum }) =>
    state === 'CREDITED' || state === 'CHARGEBACK' ? [sum] : [],
  );
  expect(orders.map(amountsOf)).toEqual(credited);
  const total = orders.reduce((sum, order) => sum + (order.credited ?? 0n), 0n);
  expect(postings.reduce((sum, { amount }) => sum + amount, 0n)).toBe(total);
  await expectProven(db);
};
