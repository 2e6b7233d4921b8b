import { formatAmount, type Money, parseAmount } from '@hintha/money';
import { randomToken, type StaffCaller, type Transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { approvalName, defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import { actorOf } from '../../audit/index.ts';
import { approveDeposit, lockQueued } from '../deposits/decide-deposit.ts';
import { largeDepositAction, mayApproveAlone, toExecuted, toLargePayload } from './approve-alone.ts';
import { lockMatch, matchIncoming } from '../deposits/incoming/match-incoming.ts';
import type { Deposit } from '../deposits/types.ts';

const Id = z.string().regex(/^[1-9]\d{0,17}$/);
const CHECKERS = ['payments', 'risk', 'administrator'] as const;
const REQUEST_BITS = 128;

/** Credits a deposit with another amount than it asked for, by a transfer that staff has seen or by a line that is there. */
export const otherAmountAction = defineApprovalAction({
  name: 'deposit.approve-other-amount',
  payload: z.strictObject({
    depositId: Id,
    accountId: z.string(),
    asked: z.string(),
    received: z.string().refine((text) => parseAmount(text) !== 'not_an_amount'),
    txnId: z.string().nullable(),
    incomingId: Id.nullable(),
  }),
  makers: ['payments', 'administrator'],
  checkers: CHECKERS,
  subjectOf: ({ depositId }) => `deposit:${depositId}`,
  execute: async (ctx, tx, { id, checker, reason, payload }) => {
    const order = { depositId: BigInt(payload.depositId), actor: checker, reason };
    if (payload.incomingId !== null)
      await matchIncoming(ctx, tx, { ...order, incomingId: BigInt(payload.incomingId) });
    else
      return toExecuted(
        await approveDeposit(ctx, tx, {
          ...order,
          received: toMoney(payload.received),
          txnId: payload.txnId,
          approval: approvalName(id),
        }),
      );
    return 'done';
  },
});

const toMoney = (text: string): Money | null => {
  const amount = parseAmount(text);
  return amount === 'not_an_amount' ? null : amount;
};

interface ApprovalRequest {
  readonly depositId: bigint;
  readonly reason: string;
  readonly requestId?: string | undefined;
}

export interface ArrivalOutcome {
  readonly proposed: Proposed | null;
  /** Whether it waits for room in the budget. */
  readonly due: boolean;
}

export interface Arrival extends ApprovalRequest {
  readonly received: Money | null;
  readonly txnId: string | null;
}

/**
 * Credits a deposit that waits for staff, or proposes it to the colleagues when another amount came or it is more than
 * one person may let in.
 */
export const approveArrival = async (
  ctx: AppContext,
  tx: Transaction,
  caller: StaffCaller,
  arrival: Arrival,
): Promise<ArrivalOutcome> => {
  const { depositId, txnId } = arrival;
  const deposit = await lockQueued(tx, depositId);
  const received = arrival.received ?? deposit.payAmount;
  if (received !== deposit.payAmount) {
    const other = { caller, deposit, received, txnId, incomingId: null, request: arrival };
    return { proposed: await proposeOther(ctx, tx, other), due: false };
  }
  if (!(await mayApproveAlone(ctx, tx, caller, deposit))) {
    const proposal = { action: largeDepositAction, payload: toLargePayload(deposit, txnId), maker: caller };
    return { proposed: await propose(ctx, tx, { ...proposal, ...namedOf(ctx, arrival) }), due: false };
  }
  const { due } = await approveDeposit(ctx, tx, { ...arrival, actor: actorOf(caller) });
  return { proposed: null, due };
};

export interface Matching extends ApprovalRequest {
  readonly incomingId: bigint;
}

/** Brings a line of a statement and an order together, or proposes it when the amounts differ; null when they do not. */
export const matchArrival = async (
  ctx: AppContext,
  tx: Transaction,
  caller: StaffCaller,
  matching: Matching,
): Promise<Proposed | null> => {
  const { incomingId } = matching;
  const { line, deposit } = await lockMatch(tx, matching);
  const { amount: received, txnId } = line;
  if (received !== deposit.payAmount)
    return proposeOther(ctx, tx, { caller, deposit, received, txnId, incomingId, request: matching });
  await matchIncoming(ctx, tx, { ...matching, actor: actorOf(caller) });
  return null;
};

interface Other {
  readonly caller: StaffCaller;
  readonly deposit: Deposit;
  readonly received: Money;
  readonly txnId: string | null;
  readonly incomingId: bigint | null;
  readonly request: ApprovalRequest;
}

const proposeOther = (ctx: AppContext, tx: Transaction, other: Other): Promise<Proposed> => {
  const { caller, deposit, received, txnId, incomingId, request } = other;
  const payload = {
    depositId: String(deposit.id),
    accountId: String(deposit.accountId),
    asked: formatAmount(deposit.payAmount),
    received: formatAmount(received),
    txnId,
    incomingId: incomingId === null ? null : String(incomingId),
  };
  return propose(ctx, tx, {
    action: otherAmountAction,
    payload,
    ...namedOf(ctx, request),
    maker: caller,
  });
};

const namedOf = (
  { random }: AppContext,
  { reason, requestId = randomToken(random, REQUEST_BITS) }: ApprovalRequest,
) => ({ reason, requestId });
