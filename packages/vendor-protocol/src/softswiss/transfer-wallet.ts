import { z } from 'zod';
import { flag } from '../fields.ts';
import { message, type Call } from '../message.ts';
import { balanceAmount, currency, instant, movedAmount, name, transactionId } from './fields.ts';

/** The most entries of one page of a statement. */
export const MAX_ENTRIES = 100;

/** The most rounds of one page of the feed; about half of what the dialect's cap on a body holds. */
export const MAX_ROUNDS = 100;

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
  /** Why it was refused; `fenced` says that a status call had ruled it out before. */
  reason: z.enum(['insufficient_funds', 'fenced']).nullish(),
  /** What the player had when it was decided, not today's. */
  balance: balanceAmount,
});

const statusRequest = z.object({ ...player, transfer_id: transactionId, fence: flag });
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

const playedRound = z.object({
  /** Where it stands in the feed. A round that is reported again, further on, is corrected: the last entry counts. */
  position: z.int().min(1),
  account_id: name,
  currency,
  round_id: name,
  game_id: name,
  stake: balanceAmount,
  payout: balanceAmount,
  finished_at: instant,
});

const feedRequest = z.object({ casino_id: name, after: z.int().min(0) });
const feedReply = z.object({ rounds: z.array(playedRound).max(MAX_ROUNDS) });

export type TransferRequest = z.output<typeof transferRequest>;
export type TransferReply = z.output<typeof transferReply>;
export type StatusRequest = z.output<typeof statusRequest>;
export type StatusReply = z.output<typeof statusReply>;
export type OwnBalanceRequest = z.output<typeof ownBalanceRequest>;
export type OwnBalanceReply = z.output<typeof ownBalanceReply>;
export type StatementRequest = z.output<typeof statementRequest>;
export type StatementReply = z.output<typeof statementReply>;
export type PlayedRound = z.output<typeof playedRound>;
export type FeedRequest = z.output<typeof feedRequest>;
export type FeedReply = z.output<typeof feedReply>;

// The published interface knows only the operator's wallet. The calls below are ours, for vendors that keep wallets of
// their own; they go the way of the launch calls and are signed like them.

/** Moves money once: the same id is answered as the first time, and refused with 155 when anything else of it differs. */
export const transfer: Call<TransferRequest, TransferReply> = {
  path: '/wallet/transfer',
  request: message(transferRequest),
  reply: message(transferReply),
};

/**
 * Answers what became of a transfer. With `fence`, one that has not come is ruled out for good: `unknown` is then final, and
 * a copy that is still on its way will be refused.
 */
export const transferStatus: Call<StatusRequest, StatusReply> = {
  path: '/wallet/transfer/status',
  request: message(statusRequest),
  reply: message(statusReply),
};

/** Reads what the player has in the vendor's wallet. */
export const ownBalance: Call<OwnBalanceRequest, OwnBalanceReply> = {
  path: '/wallet/balance',
  request: message(ownBalanceRequest),
  reply: message(ownBalanceReply),
};

/** Lists what moved in the vendor's wallet, the latest first: transfers, and the bets and wins of rounds. */
export const statement: Call<StatementRequest, StatementReply> = {
  path: '/wallet/statement',
  request: message(statementRequest),
  reply: message(statementReply),
};

/**
 * Reads from a vendor that keeps wallets the finished rounds played from them, those behind a position in the order of
 * theirs. What stands at a position stays there, and nothing is ever put before a position that has been reported:
 * whoever reads on from the last one misses nothing. An empty page says that there is no more for now.
 */
export const feed: Call<FeedRequest, FeedReply> = {
  path: '/wallet/rounds',
  request: message(feedRequest),
  reply: message(feedReply),
};
