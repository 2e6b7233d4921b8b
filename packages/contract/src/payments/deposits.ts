import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../amount.ts';
import { route } from '../route.ts';
import { AskedAmount } from './asked-amount.ts';
import { rowId } from './payees.ts';

export const CHANNEL_TYPES = ['MANUAL', 'QR', 'REDIRECT', 'CRYPTO', 'CARD'] as const;
export type ChannelType = (typeof CHANNEL_TYPES)[number];

export const DEPOSIT_STATES = [
  'CREATED',
  'AWAITING',
  'SUBMITTED',
  'MATCHING',
  'CREDITED',
  'EXPIRED',
  'REJECTED',
  'FAILED',
  'REVIEW',
  'CHARGEBACK',
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** Why staff turns a deposit down, as shown to the member. */
export const DEPOSIT_REJECTIONS = [
  'NOT_RECEIVED',
  'AMOUNT_DIFFERS',
  'NAME_DIFFERS',
  'PROOF_INVALID',
] as const;
export type DepositRejection = (typeof DEPOSIT_REJECTIONS)[number];

/** Why a deposit stands where it stands. */
export const DEPOSIT_REASONS = [
  ...DEPOSIT_REJECTIONS,
  'TXN_USED',
  'CONTRADICTED',
  'LATE',
  'PROVIDER_REFUSED',
  'PROVIDER_FAILED',
  'PAYER_CANCELLED',
  'REVIVED',
  'CHARGED_BACK',
] as const;
export type DepositReason = (typeof DEPOSIT_REASONS)[number];

/** Money for one coin, with four decimals. */
const Rate = z.string().regex(/^\d+\.\d{4}$/);

const MethodView = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(CHANNEL_TYPES),
  min: Amount,
  max: Amount,
  /** What the member bears of a payment, in per cent with two decimals. */
  fee: z.string().regex(/^\d{1,3}\.\d{2}$/),
  currency: z.string(),
  timeOutMinutes: z.int(),
  /** What is paid in place of money, and what the operator gives for one now; null where money is paid. */
  coin: z.object({ currency: z.string(), rate: Rate, least: Amount }).nullable(),
});
export type MethodView = z.infer<typeof MethodView>;

export const listDepositMethods = route('listDepositMethods', {
  guard: 'player',
  summary: 'The ways to pay in, with their limits.',
  reply: z.array(MethodView),
});

const CoinView = z.object({
  currency: z.string(),
  /** What is to be paid in coins, worked out at `rate`. */
  amount: Amount,
  rate: Rate,
  /** What is on its way by then is credited at `rate`; what comes later at the rate of that hour. */
  rateUntil: Instant,
  /** Where the coins go; null until the provider has told it. */
  address: z.string().nullable(),
  /** What has been seen on its way, and how far the newest of it is confirmed. */
  seen: Amount,
  confirmations: z.int(),
  needed: z.int(),
});

/** How many pictures of the payment may go with an order. */
export const MOST_SLIPS = 3;

const DepositView = z.object({
  id: z.string(),
  /** What people call the order by; goes into the note of a transfer. */
  orderNo: z.string(),
  methodId: z.string(),
  methodName: z.string(),
  type: z.enum(CHANNEL_TYPES),
  state: z.enum(DEPOSIT_STATES),
  reason: z.enum(DEPOSIT_REASONS).nullable(),
  amount: Amount,
  /** What is to be paid, to the last kyat. */
  payAmount: Amount,
  /** What has come to the wallet: the payment without the fee. */
  credited: Amount.nullable(),
  currency: z.string(),
  receiver: z.object({ name: z.string(), number: z.string() }).nullable(),
  /** What the picture of a QR method says. */
  qr: z.string().nullable(),
  /** The provider's page, once the provider has answered. */
  payUrl: z.string().nullable(),
  txnTail: z.string().nullable(),
  /** The pictures of the payment that the member has sent, by their ids. */
  slips: z.array(z.string()),
  coin: CoinView.nullable(),
  createdAt: Instant,
  expiresAt: Instant,
});
export type DepositView = z.infer<typeof DepositView>;

export const orderDeposit = route('orderDeposit', {
  guard: 'player',
  summary: 'Orders a deposit and answers where to pay what; a method without a free place refuses.',
  body: z.object({
    methodId: z.string().regex(/^[a-z0-9_]{2,32}$/),
    amount: AskedAmount,
    /** Of the caller's choosing: the same one orders once. */
    requestId: z.string().regex(/^[\w-]{8,64}$/),
  }),
  reply: DepositView,
  errors: [
    'not_found',
    'permission_missing',
    'deposits_stopped',
    'amount_out_of_range',
    'daily_limit_reached',
    'deposit_open',
    'channel_busy',
    'key_reused',
  ],
});

export const listDeposits = route('listDeposits', {
  guard: 'player',
  summary: 'The deposits of the member, newest first.',
  query: z.object(pageQuery(20, 100)),
  reply: z.object({ list: z.array(DepositView), total: z.int(), totalPages: z.int() }),
});

export const readDeposit = route('readDeposit', {
  guard: 'player',
  summary: 'One deposit of the member.',
  params: z.object({ id: rowId }),
  reply: DepositView,
  errors: ['not_found'],
});

export const submitTransfer = route('submitTransfer', {
  guard: 'player',
  summary: "Tells the last six digits of the transfer's id; a transfer that was told before is turned down.",
  params: z.object({ id: rowId }),
  body: z.object({ txnTail: z.string().regex(/^\d{6}$/) }),
  reply: DepositView,
  errors: ['not_found', 'deposit_closed'],
});

export const addSlips = route('addSlips', {
  guard: 'player',
  summary: 'Adds pictures of the payment to an order by hand, three at most in all.',
  params: z.object({ id: rowId }),
  pictures: MOST_SLIPS,
  reply: DepositView,
  errors: [
    'not_found',
    'deposit_closed',
    'not_empty',
    'picture_invalid',
    'picture_too_large',
    'too_many_pictures',
    'picture_quota_spent',
  ],
});
