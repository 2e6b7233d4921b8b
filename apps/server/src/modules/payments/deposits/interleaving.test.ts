import { BusinessError, sign } from '@hintha/platform';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countDepositsIn } from '../../../../../../tools/scenario/index.ts';
import {
  approveNow,
  expectCreditedOnce,
  kyat,
  openDepositor,
  openTestChannel,
  receiverOf,
  rejectNow,
  TEST_SECRET,
} from '../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { SYSTEM } from '../../audit/index.ts';
import { reviveDeposit } from './decide-deposit.ts';
import { submitTransfer } from './incoming/submit-transfer.ts';
import { takeIncoming } from './incoming/take-incoming.ts';
import { expireDeposits } from './move-deposit.ts';
import { orderDeposit } from './order-deposit.ts';
import { takeWebhook } from './provider/take-webhook.ts';
import { orderNoOf } from './rules.ts';
import type { Deposit } from './types.ts';

const db = testDatabase();
const { ctx, clock } = testContext(db);
const CHANNELS = ['MANUAL', 'QR', 'REDIRECT'] as const;
let marks = 0;

const mark = (): string => `mark${(marks += 1)}`.padEnd(10, 'x');

/** A few numbers that say which order, which transfer and which of a few amounts an event is about. */
interface Event {
  readonly what: keyof typeof EVENTS;
  readonly which: number;
  readonly txn: number;
  readonly odd: boolean;
}

interface World {
  readonly members: readonly bigint[];
  readonly channels: readonly { readonly id: string; readonly receiverId: bigint }[];
  readonly orders: Deposit[];
}

type Play = (world: World, event: Event) => Promise<unknown>;

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

const about =
  (play: (deposit: Deposit, event: Event) => Promise<unknown>): Play =>
  async ({ orders }, event) => {
    const deposit = pick(orders, event.which);
    return deposit && play(deposit, event);
  };

const EVENTS = {
  order: async ({ members, channels, orders }, { which, txn }) => {
    const accountId = pick(members, which) ?? 0n;
    const methodId = pick(channels, txn)?.id ?? '';
    const amount = kyat(5_000);
    orders.push(await orderDeposit(ctx, accountId, { methodId, amount, requestId: mark() }));
  },
  submit: about(({ accountId, id }, { txn }) =>
    submitTransfer(ctx, accountId, { id, txnTail: `00000${txn % 5}` }),
  ),
  statement: async ({ channels }, { which, txn, odd }) => {
    const { receiverId } = pick(channels.slice(0, 2), which) ?? { receiverId: 0n };
    const amount = kyat(which % 2 === 0 ? 5_000 : 5_001 + (txn % 3));
    const line = { receiverId, txnId: `T-00000${txn % 5}`, amount, at: clock.now() };
    return takeIncoming(ctx, { ...line, payerName: odd ? 'Ko Tun' : 'daw hla hla' });
  },
  webhook: about(async (deposit, { txn, odd }) => {
    const status = ['SUCCESS', 'SUCCESS', 'FAILED', 'CANCELLED'][txn % 4];
    const amount = odd ? '5000.50' : '5000.00';
    const says = {
      orderNo: orderNoOf(deposit),
      providerTxnId: `P-${txn % 6}`,
      amount,
      currency: 'MMK',
      status,
    };
    const bytes = Buffer.from(JSON.stringify(says));
    const [timestamp, nonce] = [String(Math.floor(clock.now().getTime() / 1000)), mark()];
    const signature = sign(TEST_SECRET, { timestamp, nonce, body: bytes });
    return takeWebhook(ctx, deposit.channelId, { timestamp, nonce, signature, bytes });
  }),
  approve: about(({ id: depositId }, { txn, odd }) =>
    approveNow(ctx, {
      depositId,
      actor: SYSTEM,
      reason: 'seen',
      received: odd ? kyat(4_000) : null,
      txnId: `T-00000${txn % 5}`,
    }),
  ),
  reject: about(({ id: depositId }) => rejectNow(ctx, { depositId, actor: SYSTEM, reason: 'NOT_RECEIVED' })),
  revive: about(({ id: depositId }) => reviveDeposit(ctx, { depositId, actor: SYSTEM, proof: 'a letter' })),
  expire: async (_, { odd }) => {
    if (odd) clock.advance(10 * 60_000);
    return expireDeposits(ctx);
  },
} satisfies Record<string, Play>;

const openWorld = async (): Promise<World> => {
  const channels = await Promise.all(
    CHANNELS.map(async (type) => {
      const id = mark();
      await openTestChannel(db, { id, type });
      return { id, receiverId: await receiverOf(db, id) };
    }),
  );
  const members = [await openDepositor(ctx), await openDepositor(ctx)];
  const orders = channels.flatMap(({ id: methodId }) =>
    members.map((accountId) =>
      orderDeposit(ctx, accountId, { methodId, amount: kyat(5_000), requestId: mark() }),
    ),
  );
  return { channels, members, orders: await Promise.all(orders) };
};

/** The operator may refuse; whatever else is thrown is a bug. */
const play = async (world: World, event: Event): Promise<void> => {
  try {
    await EVENTS[event.what](world, event);
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
  }
};

const anEvent: fc.Arbitrary<Event> = fc.record({
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constant('order' as const) },
    { weight: 8, arbitrary: fc.constantFrom(...(Object.keys(EVENTS) as (keyof typeof EVENTS)[])) },
    { weight: 4, arbitrary: fc.constantFrom('submit' as const, 'statement' as const, 'webhook' as const) },
  ),
  which: fc.nat(11),
  txn: fc.nat(11),
  odd: fc.boolean(),
});
const batches = fc.array(fc.array(anEvent, { minLength: 1, maxLength: 4 }), { minLength: 8, maxLength: 16 });

test('R16 what is credited is what is posted, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(batches, async (rounds) => {
      const world = await openWorld();
      for (const events of rounds) await Promise.all(events.map((event) => play(world, event)));
      await expectCreditedOnce(db);
    }),
    { numRuns: 12 },
  );
  expect(await countDepositsIn(db, 'CREDITED')).toBeGreaterThan(5);
});
