import { negateMoney } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readLines } from '../../agents/index.ts';
import { readSettings } from '../../settings/index.ts';
import { settledAfterMs } from '../periods.ts';
import { contractSettings } from '../settings.ts';
import type { Kind } from '../types.ts';
import { type Unpaid, insertPayments, type NewPayment, selectUnpaid } from './payment-store.ts';

const HOUR_MS = 3_600_000;
/** Sums that are made payments together. */
const TOGETHER = 20_000;

/** Makes a payment of each sum whose time has come. A correction that takes back goes the other way. */
export const collectPayments = async ({ clock }: AppContext, tx: Transaction, kind: Kind): Promise<void> => {
  const now = clock.now();
  const { manualHours } = await readSettings(tx, contractSettings);
  const waitingUntil = new Date(now.getTime() + manualHours * HOUR_MS);
  for (let isLast = false; !isLast;) {
    const unpaid = await selectUnpaid(tx, { kind, now, afterMs: settledAfterMs('DAILY'), limit: TOGETHER });
    if (unpaid.length > 0) await collectSome(tx, unpaid, { kind, now, waitingUntil });
    isLast = unpaid.length < TOGETHER;
  }
};

interface Moment {
  readonly kind: Kind;
  readonly now: Date;
  /** Until when a payer may pay by hand. */
  readonly waitingUntil: Date;
}

const collectSome = async (tx: Transaction, unpaid: readonly Unpaid[], moment: Moment): Promise<void> => {
  const lines = await readLines(
    tx,
    unpaid.map(({ payeeId }) => payeeId),
  );
  await insertPayments(
    tx,
    unpaid.map((one) => toPayment(one, { ...moment, depth: lines.get(one.payeeId)?.length ?? 1 })),
  );
};

const toPayment = (
  { contractId, payKey, amount, payerId, payeeId, manual }: Unpaid,
  { kind, depth, now, waitingUntil }: Moment & { readonly depth: number },
): NewPayment => {
  const isBack = amount < 0n;
  const isManual = manual && !isBack && payerId !== null;
  return {
    contractId,
    kind,
    payKey,
    payerId: isBack ? payeeId : payerId,
    payeeId: isBack ? payerId : payeeId,
    amount: isBack ? negateMoney(amount) : amount,
    state: isManual ? 'MANUAL' : 'DUE',
    depth,
    dueAt: isManual ? waitingUntil : now,
  };
};
