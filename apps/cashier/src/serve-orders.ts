import { randomToken, serveBytes, type ByteAnswer, type ByteCall, type Http } from '@hintha/platform';
import { z } from 'zod';
import type { Payment, PaymentOrder } from './book.ts';
import type { Cashier } from './cashier.ts';
import { wordOn } from './plan-webhooks.ts';
import { isSigned } from './signature.ts';

const LARGEST_BODY = 16 * 1024;
const TOKEN_BITS = 128;
const TXN_BITS = 60;

const Order = z.object({
  orderNo: z.string().min(1).max(64),
  amount: z.string().regex(/^\d{1,13}\.\d{2}$/),
  currency: z.string().regex(/^[A-Z]{3,5}$/),
  expiresAt: z.int().positive(),
  notifyUrl: z.url({ protocol: /^https?$/ }),
  returnUrl: z.url({ protocol: /^https?$/ }),
  language: z.string().max(16).optional(),
});

const Query = z.object({ orderNo: z.string().min(1).max(64) });

/** The operator's calls: opening a payment, and asking what became of one. */
export const serveOrders = (http: Http, cashier: Cashier): void =>
  serveBytes(http, [
    { path: '/orders', ...SMALL, answer: signed(cashier, Order, (order) => openPayment(cashier, order)) },
    {
      path: '/orders/query',
      ...SMALL,
      answer: signed(cashier, Query, (query) => readStatus(cashier, query)),
    },
  ]);

export const reply = (status: number, body: object): ByteAnswer => ({ status, body: JSON.stringify(body) });

export const SMALL = { bodyLimit: LARGEST_BODY, tooLarge: () => reply(413, { error: 'too_large' }) };

/** Answers a call that is signed and has the form that is said. */
export const signed =
  <T>(cashier: Cashier, schema: z.ZodType<T>, action: (asked: T) => ByteAnswer) =>
  async ({ headers, bytes }: ByteCall): Promise<ByteAnswer> => {
    const header = (name: string) => String(headers[name] ?? '');
    const call = { timestamp: header('x-timestamp'), nonce: header('x-nonce'), body: bytes };
    if (!isSigned(cashier.config.key, call, header('x-signature'), cashier.clock.now()))
      return reply(401, { error: 'signature' });
    const asked = readAs(schema, bytes);
    return asked === undefined ? reply(400, { error: 'unreadable' }) : action(asked);
  };

const readAs = <T>(schema: z.ZodType<T>, bytes: Buffer): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(bytes.toString())).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** The same order gets its page again; the same number with another amount gets none. */
const openPayment = ({ book, random, config }: Cashier, order: PaymentOrder): ByteAnswer => {
  const known = book.findOrder(order.orderNo);
  if (known !== undefined && (known.amount !== order.amount || known.currency !== order.currency))
    return reply(409, { error: 'order_differs' });
  const payment = known ?? toPayment(order, randomToken(random, TOKEN_BITS), randomToken(random, TXN_BITS));
  if (known === undefined) book.add(payment);
  return reply(200, { payUrl: `${config.cashierUrl}/pay/${payment.token}` });
};

const toPayment = (order: PaymentOrder, token: string, txn: string): Payment => ({
  ...order,
  token,
  txnId: `CSH-${txn}`,
  status: 'PENDING',
});

const readStatus = ({ book }: Cashier, { orderNo }: { orderNo: string }): ByteAnswer => {
  const payment = book.findOrder(orderNo);
  return payment === undefined ? reply(404, { error: 'unknown_order' }) : reply(200, wordOn(payment));
};
