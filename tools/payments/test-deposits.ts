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
import { expect } from 'vitest';
import { expectProven } from '../test-wallet.ts';
import { givenProfile, listReceivers } from '../scenario/index.ts';

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
  const { rows } = await db.pool.query(
    `select d.id, d.state, d.credited, p.amounts
     from payments_deposit d
     left join lateral (
       select array_agg(amount) as amounts from wallet_posting
       where wallet = d.account_id and kind = 'DEPOSIT' and source = 'payments'
         and reference like 'D%' || lpad(d.id::text, 6, '0')) p on true
     where p.amounts is distinct from case when d.state in ('CREDITED', 'CHARGEBACK') then array[d.credited] end`,
  );
  expect(rows).toEqual([]);
  const { rows: sums } = await db.pool.query(
    `select (select coalesce(sum(credited), 0) from payments_deposit) as credited,
            (select coalesce(sum(amount), 0) from wallet_posting where kind = 'DEPOSIT' and source = 'payments') as posted`,
  );
  expect(sums[0].credited).toEqual(sums[0].posted);
  await expectProven(db);
};
