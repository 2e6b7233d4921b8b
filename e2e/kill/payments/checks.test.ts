import { expect, test } from 'vitest';
import type { CashierBook } from './cashier-book.ts';
import { checkDeposits } from './check-deposits.ts';
import { checkWithdrawals } from './check-withdrawals.ts';
import { type AskedDeposit, type AskedWithdrawal, PaymentLog } from './payment-log.ts';
import type { StoredDeposit, StoredPayout } from './stored-orders.ts';

const PAID = { orderNo: 'D1', paid: 'SUCCESS', credited: 50n } as const;
const UNSEEN = { ...PAID, credited: undefined };
const FAILED = { ...PAID, paid: 'FAILED', credited: undefined } as const;
const CREDITED = { requestId: 'q', orderNo: 'D1', state: 'CREDITED', amount: 50n, posted: [50n] };
const AWAITING = { ...CREDITED, state: 'AWAITING', posted: [] };
const OTHER = { ...CREDITED, requestId: 'p', orderNo: 'D2' };

type DepositCase = [
  story: string,
  heard: Partial<AskedDeposit>,
  stored: StoredDeposit[],
  status: string | undefined,
  found: string[],
];

test.each<DepositCase>([
  ['credited as told', PAID, [CREDITED], 'SUCCESS', []],
  ['credited without its member having seen it', UNSEEN, [CREDITED], 'SUCCESS', []],
  ['never answered and never stored', {}, [], undefined, []],
  ['told and not stored', { orderNo: 'D1' }, [], undefined, ['lost']],
  ['paid and not credited', UNSEEN, [AWAITING], 'SUCCESS', ['lost']],
  ['told as credited and not posted', PAID, [{ ...CREDITED, posted: [] }], 'SUCCESS', ['lost']],
  ['told as paid and forgotten by the cashier', UNSEEN, [AWAITING], undefined, ['lost']],
  ['credited twice', PAID, [{ ...CREDITED, posted: [50n, 50n] }], 'SUCCESS', ['changed']],
  ['credited with another amount', UNSEEN, [{ ...CREDITED, posted: [60n] }], 'SUCCESS', ['changed']],
  ['posted and left open', PAID, [{ ...AWAITING, posted: [50n] }], 'SUCCESS', ['changed']],
  ['stored with another amount', PAID, [{ ...CREDITED, amount: 60n }], 'SUCCESS', ['changed']],
  ['failed', FAILED, [{ ...AWAITING, state: 'FAILED' }], 'FAILED', []],
  ['failed and credited', FAILED, [CREDITED], 'FAILED', ['unasked']],
  ['credited and not paid', { orderNo: 'D1' }, [CREDITED], 'PENDING', ['unasked']],
  ['stored beside one that nobody asked for', PAID, [CREDITED, OTHER], 'SUCCESS', ['unasked']],
  ['stored twice', PAID, [CREDITED, CREDITED].map((one) => ({ ...one })), 'SUCCESS', ['unasked']],
])('the check of a deposit that was %s', (...[, heard, stored, status, found]) => {
  const log = new PaymentLog();
  Object.assign(log.askDeposit('a', 'q', 50n), heard);
  const payments: CashierBook['payments'] = new Map(status ? [['D1', { amount: 50n, status }]] : []);
  expect(checkDeposits(log, stored, { payments, payouts: new Map() }).map(({ kind }) => kind)).toEqual(found);
});

const GOT = { id: '7', received: true };
const WAITING = { id: '7', received: false };
const HELD = { requestId: 'q', withdrawalId: '7', reference: 'part-9', state: 'PROCESSING', posted: [] };
const QUEUED = { ...HELD, amount: 48n, fee: 2n };
const SENT = { ...QUEUED, state: 'CONFIRM_WAIT' };
const RECEIVED = { ...QUEUED, state: 'RECEIVED', posted: [-50n] };

type WithdrawalCase = [
  story: string,
  heard: Partial<AskedWithdrawal>,
  stored: StoredPayout[],
  payouts: [reference: string, paid: bigint[]][],
  found: string[],
];

test.each<WithdrawalCase>([
  ['received as told', GOT, [RECEIVED], [['part-9', [48n]]], []],
  ['paid and not confirmed', WAITING, [SENT], [['part-9', [48n]]], []],
  ['turned down, and its hold given back', WAITING, [{ ...QUEUED, posted: [-50n, 50n] }], [], []],
  ['never answered and never stored', {}, [], [], []],
  ['told and not stored', WAITING, [], [], ['lost']],
  ['told as received and not so', GOT, [SENT], [['part-9', [48n]]], ['lost']],
  ['sent and not paid', WAITING, [SENT], [], ['lost']],
  ['paid and still waiting', WAITING, [QUEUED], [['part-9', [48n]]], ['open']],
  ['paid twice', GOT, [RECEIVED], [['part-9', [48n, 48n]]], ['unasked']],
  ['paid with another amount', GOT, [RECEIVED], [['part-9', [50n]]], ['changed']],
  ['received and not posted', GOT, [{ ...RECEIVED, posted: [] }], [['part-9', [48n]]], ['changed']],
  ['posted twice', GOT, [{ ...RECEIVED, posted: [-50n, -50n] }], [['part-9', [48n]]], ['changed']],
  ['paid beside one that nobody asked for', GOT, [RECEIVED], paid('part-9', 'part-8'), ['unasked']],
  ['stored twice', GOT, [RECEIVED, { ...RECEIVED }], paid('part-9'), ['unasked']],
])('the check of a withdrawal that was %s', (...[, heard, stored, payouts, found]) => {
  const log = new PaymentLog();
  Object.assign(log.askWithdrawal('a', 'q', 50n), heard);
  const book = { payments: new Map(), payouts: new Map(payouts) };
  expect(checkWithdrawals(log, stored, book).map(({ kind }) => kind)).toEqual(found);
});

function paid(...references: string[]): [reference: string, paid: bigint[]][] {
  return references.map((reference) => [reference, [48n]]);
}
