import type { Reply } from '../src/shared/api.ts';
import type { Answers } from './answers.ts';

type Method = Reply<'listDepositMethods'>[number];
type Deposit = Reply<'readDeposit'>;

const methodOf = (id: string, name: string, type: Method['type'], own: Partial<Method> = {}): Method => ({
  id,
  name,
  type,
  min: '5000.00',
  max: '1000000.00',
  fee: '0.00',
  currency: 'MMK',
  timeOutMinutes: 10,
  coin: null,
  ...own,
});

export const TRANSFER = methodOf('kbzpay', 'KBZPay', 'MANUAL', { fee: '2.50', max: '30000.00' });
export const QR = methodOf('mmqr', 'MMQR', 'QR');
export const PROVIDER = methodOf('cashier', 'Demo cashier', 'REDIRECT');
export const COIN = methodOf('usdt', 'USDT', 'CRYPTO', {
  coin: { currency: 'USDT', rate: '4500.0000', least: '2.00' },
});

/** An order by transfer that is still to be paid. */
export const depositOf = (own: Partial<Deposit> = {}): Deposit => ({
  id: '81',
  orderNo: 'D0000081',
  methodId: 'kbzpay',
  methodName: 'KBZPay',
  type: 'MANUAL',
  state: 'AWAITING',
  reason: null,
  amount: '10000.00',
  payAmount: '10000.00',
  credited: null,
  currency: 'MMK',
  receiver: { name: 'Hintha', number: '09 700 000 001' },
  qr: null,
  payUrl: null,
  txnTail: null,
  slips: [],
  coin: null,
  createdAt: Date.now(),
  expiresAt: Date.now() + 600_000,
  ...own,
});

/** From now on those are the deposits, newest first. */
export const giveDeposits = (answers: Answers, ...list: Deposit[]): Answers =>
  answers.give('listDeposits', { list, total: list.length, totalPages: 1 });
