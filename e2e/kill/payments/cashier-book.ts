import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAmount } from '@hintha/money';
import { z } from 'zod';

const amount = z.string().transform((text) => {
  const read = parseAmount(text);
  return read === 'not_an_amount' ? z.NEVER : read;
});
const Line = z.object({
  payment: z.object({ orderNo: z.string(), amount, status: z.string() }).optional(),
  payout: z.object({ reference: z.string(), order: z.string() }).optional(),
});
const Order = z.object({ amount });

/** What the cashier says for itself, read from the journal that it keeps. */
export interface CashierBook {
  /** What the payments have come to at last, by the number of their orders. */
  readonly payments: ReadonlyMap<string, { readonly amount: bigint; readonly status: string }>;
  /** What was paid out, by reference; each time by itself. */
  readonly payouts: ReadonlyMap<string, readonly bigint[]>;
}

export function readCashierBook(dataDir: string): CashierBook {
  const file = join(dataDir, 'cashier', 'book.log');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const payments = new Map<string, { amount: bigint; status: string }>();
  const payouts = new Map<string, bigint[]>();
  for (const line of lines) {
    const { payment, payout } = Line.parse(JSON.parse(line));
    if (payment) payments.set(payment.orderNo, payment);
    if (payout) {
      const paid = Order.parse(JSON.parse(payout.order)).amount;
      payouts.set(payout.reference, [...(payouts.get(payout.reference) ?? []), paid]);
    }
  }
  return { payments, payouts };
}
