import { money } from '@hintha/money';
import { type Database, transaction } from '@hintha/platform';
import {
  updateActive,
  selectEveryChannel,
} from '@hintha/server/src/modules/payments/channels/channel-store.ts';
import {
  selectEveryReceiver,
  updateHealth,
} from '@hintha/server/src/modules/payments/channels/receiver-store.ts';
import {
  findDeposit,
  insertDeposit,
  updateDeposit,
} from '@hintha/server/src/modules/payments/deposits/deposit-store.ts';
import type { Deposit } from '@hintha/server/src/modules/payments/index.ts';
import {
  findPayout,
  insertPayout,
  type PayoutChange,
  updatePayout,
} from '@hintha/server/src/modules/payments/withdrawals/payout-store.ts';
import type { StoredWithdrawal } from '@hintha/server/src/modules/payments/withdrawals/types.ts';
import {
  insertWithdrawal,
  lockWithdrawalRow,
  updateWithdrawal,
} from '@hintha/server/src/modules/payments/withdrawals/withdrawal-store.ts';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';

interface Order {
  readonly accountId: bigint;
  readonly channelId: string;
  /** In hundredths. */
  readonly asked: bigint;
  readonly state: Deposit['state'];
  readonly at: Date;
  readonly expiresAt?: Date;
  /** By which a QR order is known again. */
  readonly surcharge?: bigint;
  readonly receiverId?: bigint;
}

/** An order to pay in that is in the state, however it came there; answers its id. */
export const givenDeposit = (db: Database, order: Order): Promise<bigint> => {
  const { asked, at, expiresAt = at, surcharge, receiverId = null, ...rest } = order;
  const place = {
    receiverId,
    payAmount: money(asked + (surcharge ?? 0n)),
    surcharge: surcharge === undefined ? null : money(surcharge),
  };
  const deposit = {
    ...rest,
    asked: money(asked),
    place,
    coin: null,
    currency: 'MMK',
    createdAt: at,
    expiresAt,
  };
  return transaction(db, (tx) => insertDeposit(tx, { ...deposit, requestId: randomUUID() }));
};

/** An order that was paid in full and credited at that time; the money itself is not touched. Answers its id. */
export const givenCredited = async (db: Database, order: Omit<Order, 'state'>): Promise<bigint> => {
  const id = await givenDeposit(db, { ...order, state: 'CREATED' });
  const paid = money(order.asked);
  const credit = { paid, fee: money(0n), credited: paid };
  await transaction(db, (tx) => updateDeposit(tx, id, { to: 'CREDITED', credit }, order.at));
  return id;
};

/** The order is in that state from now on, and its provider has told where to pay. */
export const givenDepositState = async (
  db: Database,
  id: bigint,
  state: Deposit['state'],
  payUrl: string | null = null,
): Promise<void> => {
  await sql`
    update payments_deposit set state = ${state}, pay_url = coalesce(${payUrl}, pay_url)
    where id = ${id}`.execute(db.kysely);
};

/** The state of an order and, where it has one, the reason. */
export const readDepositState = async (db: Database, id: bigint): Promise<string> => {
  const { state, reason } = (await findDeposit(db, id)) ?? {};
  return [state, reason].filter(Boolean).join(' ');
};

export const countDepositsIn = async (db: Database, state: Deposit['state']): Promise<number> => {
  const { rows } = await sql`select from payments_deposit where state = ${state}`.execute(db.kysely);
  return rows.length;
};

/** How often the provider was asked about an order. */
export const readQuestions = async (db: Database, id: bigint): Promise<number> => {
  const { rows } = await sql<{ asks: number }>`
    select asks from payments_deposit where id = ${id}`.execute(db.kysely);
  return rows[0]?.asks ?? 0;
};

/** For each word of a provider on an order, whether it said something else later. */
export const readContradictions = async (db: Database, depositId: bigint): Promise<boolean[]> => {
  const { rows } = await sql<{ contradicted: boolean }>`
    select contradicted from payments_verdict where deposit_id = ${depositId}`.execute(db.kysely);
  return rows.map(({ contradicted }) => contradicted);
};

/** How many lines the statements of the receivers have told in two ways. */
export const countContradictedLines = async (
  db: Database,
  receiverIds: readonly bigint[],
): Promise<number> => {
  const { rows } = await sql`
    select from payments_incoming
    where contradicted and receiver_id = any(${receiverIds}::bigint[])`.execute(db.kysely);
  return rows.length;
};

export const listReceivers = async (db: Database, channelId: string) =>
  (await selectEveryReceiver(db, new Date(0), [])).filter((receiver) => receiver.channelId === channelId);

/** Of the channel's receivers this one alone takes orders. */
export const givenOnlyReceiver = async (db: Database, channelId: string, number: string): Promise<void> => {
  const receivers = await listReceivers(db, channelId);
  await transaction(db, async (tx) => {
    for (const receiver of receivers) await updateHealth(tx, receiver.id, receiver.number === number);
  });
};

/** Of all channels this one alone takes orders. */
export const givenOnlyChannel = async (db: Database, id: string): Promise<void> => {
  const channels = await selectEveryChannel(db);
  await transaction(db, async (tx) => {
    for (const channel of channels) await updateActive(tx, channel.id, channel.id === id);
  });
};

interface Asked {
  readonly accountId: bigint;
  readonly payeeId: bigint;
  /** In hundredths. */
  readonly amount: bigint;
  readonly state: StoredWithdrawal['state'];
  readonly at: Date;
  readonly endedAt?: Date | null;
}

/** A withdrawal that is in the state, however it came there; its money is not touched. Answers its id. */
export const givenWithdrawal = (
  db: Database,
  { amount, state, at, endedAt = null, ...asked }: Asked,
): Promise<bigint> =>
  transaction(db, async (tx) => {
    const facts = { fee: money(0n), ip: '', userAgent: '', requestId: randomUUID(), requestedAt: at };
    const stored = await insertWithdrawal(tx, { ...asked, ...facts, amount: money(amount) });
    await updateWithdrawal(tx, stored, { state, endedAt });
    return stored.id;
  });

/** The withdrawal is in that state from now on; one that has not ended is on its way. */
export const givenWithdrawalState = (
  db: Database,
  id: bigint,
  state: StoredWithdrawal['state'],
  endedAt: Date | null = null,
): Promise<void> =>
  transaction(db, async (tx) => {
    const stored = await lockWithdrawalRow(tx, id);
    if (stored === undefined) throw new Error(`there is no withdrawal ${id}`);
    await updateWithdrawal(tx, stored, { state, endedAt });
  });

/** The account has asked for its withdrawals at that time. */
export const givenWithdrawalsAsked = async (db: Database, accountId: bigint, at: Date): Promise<void> => {
  await sql`
    update payments_withdrawal set requested_at = ${at} where account_id = ${accountId}`.execute(db.kysely);
};

/** A withdrawal is paid in one payment, of money that was never held; answers its id. */
export const givenPayment = async (
  db: Database,
  payment: { accountId: bigint; withdrawalId: bigint; amount: bigint },
  change: PayoutChange,
): Promise<bigint> => {
  const part = {
    ...payment,
    amount: money(payment.amount),
    fee: money(0n),
    holdId: 1n,
    way: 'staff',
  } as const;
  const id = await transaction(db, (tx) => insertPayout(tx, part));
  await givenPayout(db, id, change);
  return id;
};

/** The payment of a withdrawal is so from now on. */
export const givenPayout = (db: Database, id: bigint, change: PayoutChange): Promise<void> =>
  transaction(db, async (tx) => {
    const stored = await findPayout(tx, id);
    if (stored === undefined) throw new Error(`there is no payout ${id}`);
    await updatePayout(tx, stored, change);
  });

/** The payee was taken off the list of its member. */
export const givenPayeeRemoved = async (db: Database, number: string): Promise<void> => {
  await sql`update payments_payee set removed_at = now() where number = ${number}`.execute(db.kysely);
};

export interface OrderRow {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly state: Deposit['state'];
  readonly payAmount: bigint;
  readonly credited: bigint | null;
}

/** Every order to pay in, and what it was credited with. */
export const readOrders = async (db: Database): Promise<OrderRow[]> => {
  const { rows } = await sql<OrderRow>`
    select id, account_id as "accountId", state, pay_amount as "payAmount", credited from payments_deposit order by id`.execute(
    db.kysely,
  );
  return rows;
};

/** The time of every order that waits for its money is over. */
export const givenOrdersOver = async (db: Database): Promise<void> => {
  await sql`
    update payments_deposit set expires_at = now() - interval '1 second'
    where state = 'AWAITING'`.execute(db.kysely);
};

/** The member can be paid out to its payees at once. */
export const givenPayeesRested = async (db: Database, accountId: bigint): Promise<void> => {
  await sql`
    update payments_payee set usable_at = now() - interval '1 hour'
    where account_id = ${accountId}`.execute(db.kysely);
};
