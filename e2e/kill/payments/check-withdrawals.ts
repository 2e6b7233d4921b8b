import { type Fault, type FaultKind, fault, show } from '../fault.ts';
import type { CashierBook } from './cashier-book.ts';
import type { AskedWithdrawal, PaymentLog } from './payment-log.ts';
import type { StoredPayout } from './stored-orders.ts';

/** Holds withdrawals, each of one payment, against what their members were told and what the cashier has paid. */
export function checkWithdrawals(
  log: PaymentLog,
  stored: readonly StoredPayout[],
  { payouts }: CashierBook,
): Fault[] {
  const byRequest = new Map(stored.map((payout) => [payout.requestId, payout]));
  const faults = [...log.withdrawals.values()].flatMap((asked) => {
    const payout = byRequest.get(asked.requestId);
    const kind = checkWithdrawal(asked, payout, payouts.get(payout?.reference ?? '') ?? []);
    return kind === undefined ? [] : [fault(kind, `withdrawal ${show(asked)}: stands as ${show(payout)}`)];
  });
  const unasked = stored.filter(
    (one) => !log.withdrawals.has(one.requestId) || byRequest.get(one.requestId) !== one,
  );
  const known = new Set(stored.map(({ reference }) => reference));
  const unknown = [...payouts.keys()].filter((reference) => !known.has(reference));
  return [
    ...faults,
    ...unasked.map((one) => fault('unasked', `payout ${show(one)}`)),
    ...unknown.map((reference) => fault('unasked', `payment of the cashier for ${reference}`)),
  ];
}

/** The cashier was seen to pay, by the operator as well. */
const SENT = ['CONFIRM_WAIT', 'RECEIVED'];

function checkWithdrawal(
  asked: AskedWithdrawal,
  payout: StoredPayout | undefined,
  paid: readonly bigint[],
): FaultKind | undefined {
  if (payout === undefined) return asked.id === undefined ? undefined : 'lost';
  const { withdrawalId, state, amount, fee } = payout;
  if (withdrawalId !== (asked.id ?? withdrawalId) || amount + fee !== asked.amount) return 'changed';
  if (asked.received && state !== 'RECEIVED') return 'lost';
  return checkPaid(asked, payout, paid);
}

function checkPaid(
  asked: AskedWithdrawal,
  { state, amount, posted }: StoredPayout,
  paid: readonly bigint[],
): FaultKind | undefined {
  if (paid.length > 1) return 'unasked';
  if (paid[0] !== undefined && paid[0] !== amount) return 'changed';
  const isSent = SENT.includes(state);
  if (isSent !== (paid.length === 1)) return isSent ? 'lost' : 'open';
  const left = -posted.reduce((sum, one) => sum + one, 0n);
  return left === (state === 'RECEIVED' ? asked.amount : 0n) ? undefined : 'changed';
}
