import { randomToken, serveBytes, type ByteAnswer, type Http } from '@hintha/platform';
import { z } from 'zod';
import type { Cashier } from './cashier.ts';
import { reply, signed, SMALL } from './serve-orders.ts';

const TXN_BITS = 60;

const Payout = z.object({
  reference: z.string().min(1).max(64),
  provider: z.string().min(1).max(32),
  number: z.string().min(1).max(64),
  name: z.string().min(1).max(255),
  amount: z.string().regex(/^\d{1,13}\.\d{2}$/),
  currency: z.string().regex(/^[A-Z]{3,5}$/),
});

const Query = z.object({ reference: z.string().min(1).max(64) });

/** Payouts that the operator asks for: each reference is paid once, however often it is asked for. */
export const servePayouts = (http: Http, cashier: Cashier): void => {
  const { book } = cashier;
  const say = (reference: string): ByteAnswer => {
    const known = book.findPayout(reference);
    if (known === undefined) return reply(404, { error: 'unknown_payout' });
    return reply(200, { reference, status: 'PAID', payerReference: known.payerReference });
  };
  const pay = (payout: z.infer<typeof Payout>): ByteAnswer => {
    const { reference } = payout;
    const order = JSON.stringify(payout);
    const known = book.findPayout(reference);
    if (known !== undefined && known.order !== order) return reply(409, { error: 'payout_differs' });
    if (known === undefined)
      book.addPayout({
        reference,
        order,
        payerReference: `OUT-${randomToken(cashier.random, TXN_BITS)}`,
      });
    return say(reference);
  };
  serveBytes(http, [
    { path: '/payouts', ...SMALL, answer: signed(cashier, Payout, pay) },
    {
      path: '/payouts/query',
      ...SMALL,
      answer: signed(cashier, Query, ({ reference }) => say(reference)),
    },
  ]);
};
