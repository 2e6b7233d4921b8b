import type { Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readLines } from '../../agents/index.ts';
import { readSettings } from '../../settings/index.ts';
import { contractSettings } from '../settings.ts';
import type { Kind } from '../types.ts';
import { type Gathered, insertPayments, type NewPayment, selectUnpaid } from './payment-store.ts';

const HOUR_MS = 3_600_000;

/** Makes a payment of each sum whose time has come. A correction that takes back goes the other way. */
export const gatherPayments = async ({ clock }: AppContext, tx: Transaction, kind: Kind): Promise<void> => {
  const now = clock.now();
  const gathered = await selectUnpaid(tx, kind, now);
  if (gathered.length === 0) return;
  const { manualHours } = await readSettings(tx, contractSettings);
  const lines = await readLines(
    tx,
    gathered.map(({ payeeId }) => payeeId),
  );
  const waitingUntil = new Date(now.getTime() + manualHours * HOUR_MS);
  await insertPayments(
    tx,
    gathered.map((one) => {
      const depth = lines.get(one.payeeId)?.length ?? 1;
      return toPayment(one, { kind, depth, now, waitingUntil });
    }),
  );
};

const toPayment = (
  { contractId, payKey, amount, payerId, payeeId, manual }: Gathered,
  { kind, depth, now, waitingUntil }: { kind: Kind; depth: number; now: Date; waitingUntil: Date },
): NewPayment => {
  const isBack = amount < 0n;
  const isManual = manual && !isBack && payerId !== null;
  return {
    contractId,
    kind,
    payKey,
    payerId: isBack ? payeeId : payerId,
    payeeId: isBack ? payerId : payeeId,
    amount: isBack ? -amount : amount,
    state: isManual ? 'MANUAL' : 'DUE',
    depth,
    dueAt: isManual ? waitingUntil : now,
  };
};
