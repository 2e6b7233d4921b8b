import { z } from 'zod';
import { balanceAmount, currency, flag, movedAmount, name, transactionId } from './fields.ts';
import { instant } from './launch.ts';
import { message, type Call } from './message.ts';

/** The most entries of one page of a statement. */
export const MAX_ENTRIES = 100;

const player = { casino_id: name, account_id: name, currency };

const transferRequest = z.object({
  ...player,
  transfer_id: transactionId,
  /** Into the wallet that the vendor keeps for the player, or out of it. */
  direction: z.enum(['in', 'out']),
  amount: movedAmount,
});
const transferReply = z.object({
  transfer_id: transactionId,
  state: z.enum(['done', 'refused']),
  /** Why it was refused; `barred` says that a status call had ruled it out before. */
  reason: z.enum(['insufficient_funds', 'barred']).nullish(),
  /** What the player had when it was decided, not today's. */
  balance: balanceAmount,
});

const statusRequest = z.object({ ...player, transfer_id: transactionId, bar: flag });
const statusReply = z.object({
  transfer_id: transactionId,
  state: z.enum(['unknown', 'done', 'refused']),
  balance: balanceAmount,
});

const ownBalanceRequest = z.object({ ...player });
const ownBalanceReply = z.object({ balance: balanceAmount });

const statementRequest = z.object({ ...player, before: z.int().min(1).nullish() });
const statementReply = z.object({
  entries: z
    .array(
      z.object({
        seq: z.int().min(1),
        kind: z.enum(['in', 'out', 'bet', 'win']),
        amount: movedAmount,
        balance: balanceAmount,
        /** The transfer or the round it belongs to. */
        reference: name,
        at: instant,
      }),
    )
    .max(MAX_ENTRIES),
});

export type TransferRequest = z.output<typeof transferRequest>;
export type TransferReply = z.output<typeof transferReply>;
export type StatusRequest = z.output<typeof statusRequest>;
export type StatusReply = z.output<typeof statusReply>;
export type OwnBalanceRequest = z.output<typeof ownBalanceRequest>;
export type OwnBalanceReply = z.output<typeof ownBalanceReply>;
export type StatementRequest = z.output<typeof statementRequest>;
export type StatementReply = z.output<typeof statementReply>;

// The published interface knows only the operator's wallet. The calls below are ours, for vendors that keep wallets of
// their own; they go the way of the launch calls and are signed like them.

/** Moves money once: the same id is answered as the first time, and refused with 155 when its facts differ. */
export const transfer: Call<TransferRequest, TransferReply> = {
  path: '/wallet/transfer',
  request: message(transferRequest),
  reply: message(transferReply),
};

/**
 * Tells what became of a transfer. With `bar`, one that has not come is ruled out for good: `unknown` is then final, and
 * a copy that is still on its way will be refused.
 */
export const transferStatus: Call<StatusRequest, StatusReply> = {
  path: '/wallet/transfer/status',
  request: message(statusRequest),
  reply: message(statusReply),
};

/** Tells what the player has in the vendor's wallet. */
export const ownBalance: Call<OwnBalanceRequest, OwnBalanceReply> = {
  path: '/wallet/balance',
  request: message(ownBalanceRequest),
  reply: message(ownBalanceReply),
};

/** Tells what moved in the vendor's wallet, the latest first: transfers, and the bets and wins of rounds. */
export const statement: Call<StatementRequest, StatementReply> = {
  path: '/wallet/statement',
  request: message(statementRequest),
  reply: message(statementReply),
};
