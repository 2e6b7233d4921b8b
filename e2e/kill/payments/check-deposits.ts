import { type Fault, type FaultKind, fault, show } from '../fault.ts';
import type { CashierBook } from './cashier-book.ts';
import type { AskedDeposit, PaymentLog } from './payment-log.ts';
import type { StoredDeposit } from './stored-orders.ts';

/** Holds deposits against what their members were told, and against what the cashier says was paid. */
export function checkDeposits(
  log: PaymentLog,
  stored: readonly StoredDeposit[],
  { payments }: CashierBook,
): Fault[] {
  const byRequest = new Map(stored.map((deposit) => [deposit.requestId, deposit]));
  const faults = [...log.deposits.values()].flatMap((asked) => {
    const deposit = byRequest.get(asked.requestId);
    const kind = checkDeposit(asked, deposit, payments.get(deposit?.orderNo ?? '')?.status);
    return kind === undefined ? [] : [fault(kind, `deposit ${show(asked)}: stands as ${show(deposit)}`)];
  });
  const unasked = stored.filter(
    (one) => !log.deposits.has(one.requestId) || byRequest.get(one.requestId) !== one,
  );
  return [...faults, ...unasked.map((one) => fault('unasked', `deposit ${show(one)}`))];
}

function checkDeposit(
  asked: AskedDeposit,
  deposit: StoredDeposit | undefined,
  status: string | undefined,
): FaultKind | undefined {
  const isAnswered = asked.orderNo !== undefined || asked.paid !== undefined || asked.credited !== undefined;
  if (deposit === undefined) return isAnswered ? 'lost' : undefined;
  return checkAnswers(asked, deposit, status) ?? checkBooked(deposit, status);
}

function checkAnswers(
  asked: AskedDeposit,
  { posted, amount, orderNo }: StoredDeposit,
  status: string | undefined,
): FaultKind | undefined {
  if (amount !== asked.amount || orderNo !== (asked.orderNo ?? orderNo)) return 'changed';
  if (asked.paid !== undefined && asked.paid !== status) return 'lost';
  if (asked.credited !== undefined && asked.credited !== posted[0]) return 'lost';
  return undefined;
}

function checkBooked(
  { posted, amount, state }: StoredDeposit,
  status: string | undefined,
): FaultKind | undefined {
  if (status !== 'SUCCESS') return posted.length > 0 ? 'unasked' : undefined;
  if (posted.length === 0) return 'lost';
  return posted.length > 1 || posted[0] !== amount || state !== 'CREDITED' ? 'changed' : undefined;
}
