import { z } from 'zod';

// What those outside of the contract send, as wide as a fuzz can do with: all fields of all their calls in one.

const amount = z.string().regex(/^\d{1,6}\.\d{2}$/);
const text = z.string();
const currency = z.enum(['MMK', 'USDT', 'XXX']);
const loopback = z.literal('http://127.0.0.1:1/');

export const softswissBody = z.object({
  account_id: text,
  currency,
  game_id: z.literal('any'),
  round_id: text,
  round_id_provider: text,
  finished: z.boolean().optional(),
  session_id: text.nullish(),
  transactions: z
    .array(
      z.object({
        id_provider: text,
        type: z.enum(['bet', 'win', 'rollback']),
        amount: z.int().min(0).max(1_000),
        original_id_provider: text,
      }),
    )
    .max(3),
});

export const hub88Body = z.object({
  user: text,
  token: text,
  request_uuid: z.uuid(),
  transaction_uuid: z.uuid(),
  reference_transaction_uuid: z.uuid(),
  supplier_transaction_id: text,
  round: text,
  round_closed: z.boolean().optional(),
  game_code: z.literal('any'),
  currency,
  amount: z.int().min(0).max(100_000_000),
  is_free: z.boolean().optional(),
  is_supplier_promo: z.boolean().optional(),
  meta: z.unknown().optional(),
});

export const webhookBody = z.object({
  orderNo: text,
  providerTxnId: text,
  amount,
  currency,
  status: z.enum(['PENDING', 'SUCCESS', 'FAILED', 'CANCELLED', 'CHARGEBACK']),
});

export const coinWordBody = z.object({
  address: text,
  txnId: text,
  amount,
  currency,
  confirmations: z.int().min(0).max(40),
});

export const statementBody = z.object({
  receiver: text,
  channel: text.nullable().optional(),
  txnId: text,
  amount,
  currency,
  payerName: text,
  note: text.optional(),
  at: z.int().min(1).max(1_800_000_000_000),
});

export const rateBody = z.object({
  channel: z.enum(['usdt_trc20', 'card']),
  coin: currency,
  rate: z.string().regex(/^\d{1,4}\.\d{4}$/),
  at: z.int().min(1).max(1_800_000_000_000),
});

export const operatorBody = z.object({
  casino_id: z.literal('hintha'),
  account_id: text,
  currency,
  game: text,
  locale: z.enum(['en', 'my', 'th-TH']),
  account: z.object({ id: text, currency, nickname: text.optional() }),
  transfer_id: text,
  direction: z.enum(['in', 'out']),
  amount: z.int().min(0).max(10_000),
  fence: z.boolean().optional(),
  before: z.int().min(1).nullish(),
  after: z.unknown().optional(),
  session_id: text.optional(),
});

export const cashierBody = z.object({
  orderNo: text,
  reference: text,
  amount,
  currency,
  expiresAt: z.int().min(1),
  notifyUrl: loopback,
  returnUrl: loopback,
  provider: text,
  number: text,
  name: text,
  address: text,
});

export const cashierForm = z.object({
  choice: z.enum(['pay', 'fail', 'cancel', 'chargeback']),
  to: text,
  address: text,
  amount,
  name: text,
  note: text,
});

export const cashierQuery = z.object({
  language: z.enum(['en', 'my']).optional(),
  webhooks: z.enum(['duplicate', 'reordered', 'silent']).optional(),
  to: text.optional(),
});
