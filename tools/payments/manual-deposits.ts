import type { Money } from '@hintha/money';
import { orderDeposit } from '@hintha/server/src/modules/payments/deposits/order-deposit.ts';
import { submitTransfer } from '@hintha/server/src/modules/payments/deposits/incoming/submit-transfer.ts';
import { takeIncoming } from '@hintha/server/src/modules/payments/index.ts';
import { readBalance } from '@hintha/server/src/modules/wallet/index.ts';
import type { TestContext } from '../test-context.ts';
import { kyat, openDepositor, openTestChannel, receiverOf } from './test-deposits.ts';
import { readDepositState } from '../scenario/index.ts';

const DAILY_CAP = kyat(100_000_000);
let marks = 0;

/** An id of its own for a channel or a request. */
export const mark = (): string => `mark${(marks += 1)}`.padEnd(10, 'x');

/** The id of a transfer of its own. */
export const txnId = (): string => `KBZ-${String(100_000 + (marks += 1))}`;

export const tailOf = (id: string): string => id.slice(-6);

/** What the tests of manual deposits do over and over, in the world of one test file. */
export const manualDeposits = ({ ctx, clock }: TestContext) => {
  const { db } = ctx;

  const openManual = async (receivers = 1, dailyCap = DAILY_CAP, bank?: string) => {
    const id = mark();
    const numbers = Array.from({ length: receivers }, (_, index) => `ACCOUNT-${index + 1}`);
    await openTestChannel(db, {
      id,
      type: 'MANUAL',
      ...(bank === undefined ? {} : { bank }),
      max: DAILY_CAP,
      receivers: numbers.map((number) => ({ name: 'Hintha', number, dailyCap })),
    });
    return { id, receiverId: await receiverOf(db, id) };
  };

  const order = (accountId: bigint, methodId: string, amount = 5_000, requestId = mark()) =>
    orderDeposit(ctx, accountId, { methodId, amount: kyat(amount), requestId });

  const paid = (receiverId: bigint, id: string, amount = 5_000, payerName = 'DAW HLA-HLA') =>
    takeIncoming(ctx, { receiverId, txnId: id, amount: kyat(amount), payerName, at: clock.now() });

  /** An order that the member says it has paid by that transfer. */
  const submitted = async (channel: { id: string }, id = txnId(), amount = 5_000) => {
    const accountId = await openDepositor(ctx);
    const { id: depositId } = await order(accountId, channel.id, amount);
    const deposit = await submitTransfer(ctx, accountId, { id: depositId, txnTail: tailOf(id) });
    return { accountId, depositId, deposit };
  };

  const stateOf = (id: bigint): Promise<string> => readDepositState(db, id);

  const balanceOf = async (accountId: bigint): Promise<Money | undefined> =>
    (await readBalance(db, accountId))?.balance;

  return { openManual, order, paid, submitted, stateOf, balanceOf };
};
