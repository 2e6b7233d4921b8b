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

/** The operator has put secrets, addresses and receivers of its own in the place of those that channels came with. */
export const givenOwnChannels = async (db: Database): Promise<void> => {
  await sql`
    update payments_channel set provider_secret = 'own provider', provider_url = 'https://pay.example'
    where provider_secret is not null`.execute(db.kysely);
  await sql`update payments_channel set feed_secret = 'own feed' where feed_secret is not null`.execute(
    db.kysely,
  );
  await sql`update payments_channel set qr_template = 'own {number}' where qr_template is not null`.execute(
    db.kysely,
  );
  await sql`update payments_channel set rate_secret = 'own rate' where rate_secret is not null`.execute(
    db.kysely,
  );
  await sql`update payments_receiver set number = 'own ' || number`.execute(db.kysely);
};
