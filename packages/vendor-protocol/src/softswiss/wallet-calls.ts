import { z } from 'zod';
import { flag } from '../fields.ts';
import { message, type Call } from '../message.ts';
import { balanceAmount, currency, movedAmount, name, transactionId } from './fields.ts';

/** The most entries of one batch. The dialect sets no bound; a round of ours has two. */
export const MAX_TRANSACTIONS = 100;

// The dialect wants at least one entry: an empty batch was a balance query in the older version and is refused
// in this one, which has a call of its own for that.
const batchOf = <Entry extends z.ZodType<{ id_provider: string }>>(entry: Entry) =>
  z
    .array(entry)
    .min(1)
    .max(MAX_TRANSACTIONS)
    .refine(
      (entries) => new Set(entries.map((one) => one.id_provider)).size === entries.length,
      'repeats an id_provider',
    );

const session = { session_id: name.nullish() };

const balanceRequest = z.object({ account_id: name, currency, game_id: name, ...session });
const balanceReply = z.object({ balance: balanceAmount });

const betwinRequest = z.object({
  account_id: name,
  currency,
  game_id: name,
  round_id: name,
  finished: flag,
  transactions: batchOf(
    z.object({ id_provider: transactionId, type: z.enum(['bet', 'win']), amount: movedAmount }),
  ),
  ...session,
});
const betwinReply = z.object({
  round_id: name,
  balance: balanceAmount,
  transactions: batchOf(z.object({ id_provider: transactionId, id: name, bonus_amount: balanceAmount })),
});

const rollbackRequest = z.object({
  account_id: name,
  currency,
  game_id: name,
  round_id_provider: name,
  finished: flag,
  transactions: batchOf(
    z
      .object({
        id_provider: transactionId,
        type: z.literal('rollback'),
        original_id_provider: transactionId,
      })
      .refine((entry) => entry.id_provider !== entry.original_id_provider, 'reverses itself'),
  ),
  ...session,
});
const rollbackReply = z.object({
  balance: balanceAmount,
  round_id: name,
  transactions: batchOf(z.object({ id_provider: transactionId, id: name.or(z.literal('')) })),
});

const finishRequest = z.object({ account_id: name, currency, round_id: name, ...session });
const finishReply = z.object({ balance: balanceAmount });

export type BalanceRequest = z.output<typeof balanceRequest>;
export type BalanceReply = z.output<typeof balanceReply>;
export type BetwinRequest = z.output<typeof betwinRequest>;
export type BetwinReply = z.output<typeof betwinReply>;
export type RollbackRequest = z.output<typeof rollbackRequest>;
export type RollbackReply = z.output<typeof rollbackReply>;
export type FinishRequest = z.output<typeof finishRequest>;
export type FinishReply = z.output<typeof finishReply>;

/** Reads what the player has. */
export const balance: Call<BalanceRequest, BalanceReply> = {
  path: '/balance',
  request: message(balanceRequest),
  reply: message(balanceReply),
};

/** Takes bets and pays wins: an ordered batch of which all or nothing happens. */
export const betwin: Call<BetwinRequest, BetwinReply> = {
  path: '/betwin',
  request: message(betwinRequest),
  reply: message(betwinReply),
};

/** Reverses earlier transactions and forbids those not seen yet, which are answered with an empty id. */
export const rollback: Call<RollbackRequest, RollbackReply> = {
  path: '/rollback',
  request: message(rollbackRequest),
  reply: message(rollbackReply),
};

/** Closes a round that no earlier call closed. */
export const finish: Call<FinishRequest, FinishReply> = {
  path: '/finish',
  request: message(finishRequest),
  reply: message(finishReply),
};
