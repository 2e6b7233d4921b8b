import { z } from 'zod';
import { country, flag } from '../fields.ts';
import { message, type Call } from '../message.ts';
import { currency, name, optionalName, requestUuid, token, transactionUuid, user } from './fields.ts';
import { amount, balance as balanceUnits } from './money.ts';

const infoRequest = z.object({ user, request_uuid: requestUuid });
const infoReply = z.object({
  user,
  status: z.literal('RS_OK'),
  request_uuid: requestUuid,
  country,
  jurisdiction: optionalName,
  sub_partner_id: optionalName,
  birth_date: z.iso.date().nullish(),
  registration_date: z.iso.date().nullish(),
  tags: z.array(name).max(100).nullish(),
});

const balanceRequest = z.object({ user, token, request_uuid: requestUuid, game_code: optionalName });

const transaction = {
  user,
  request_uuid: requestUuid,
  transaction_uuid: transactionUuid,
  supplier_transaction_id: name,
  supplier_user: optionalName,
  /** Equal on all calls of a round. */
  round: name,
  /** Whether this call is the last of its round. */
  round_closed: flag,
  /** In a live lobby the player changes games within one token. */
  game_code: name,
};

const stake = {
  ...transaction,
  currency,
  amount,
  /** A free bet takes no cash, and its win is paid. */
  is_free: flag,
  /** Paid by the supplier's promotion; such a win needs no bet. */
  is_supplier_promo: flag,
  /** One call for several bets or wins. */
  is_aggregated: flag,
  reward_uuid: z.guid().nullish(),
  /** Where in the game the bet stands. */
  bet: optionalName,
  /** Of a sports bet the selection and its odds. */
  meta: z.record(z.string(), z.unknown()).nullish(),
};

const betRequest = z.object({ ...stake, token });

// A win and a rollback may come long after the session has ended, so nobody looks at their token.
const winRequest = z
  .object({ ...stake, token: token.nullish(), reference_transaction_uuid: transactionUuid.nullish() })
  .refine((win) => win.is_supplier_promo || typeof win.reference_transaction_uuid === 'string', {
    path: ['reference_transaction_uuid'],
    message: 'names no bet',
  });

const rollbackRequest = z
  .object({ ...transaction, token: token.nullish(), reference_transaction_uuid: transactionUuid })
  .refine((rollback) => rollback.transaction_uuid !== rollback.reference_transaction_uuid, {
    path: ['reference_transaction_uuid'],
    message: 'reverses itself',
  });

const balanceReply = z.object({
  user,
  status: z.literal('RS_OK'),
  request_uuid: requestUuid,
  currency,
  balance: balanceUnits,
});

export type InfoRequest = z.output<typeof infoRequest>;
export type InfoReply = z.output<typeof infoReply>;
export type BalanceRequest = z.output<typeof balanceRequest>;
export type BetRequest = z.output<typeof betRequest>;
export type WinRequest = z.output<typeof winRequest>;
export type RollbackRequest = z.output<typeof rollbackRequest>;
export type BalanceReply = z.output<typeof balanceReply>;

/** Reads who the player is; what the operator may not pass on it leaves out. */
export const info: Call<InfoRequest, InfoReply> = {
  path: '/user/info',
  request: message(infoRequest),
  reply: message(infoReply),
};

/** Reads what the player has. */
export const balance: Call<BalanceRequest, BalanceReply> = {
  path: '/user/balance',
  request: message(balanceRequest),
  reply: message(balanceReply),
};

/** Takes one bet. */
export const bet: Call<BetRequest, BalanceReply> = {
  path: '/transaction/bet',
  request: message(betRequest),
  reply: message(balanceReply),
};

/** Pays one win, of nothing too. */
export const win: Call<WinRequest, BalanceReply> = {
  path: '/transaction/win',
  request: message(winRequest),
  reply: message(balanceReply),
};

/** Reverses one bet or win, and forbids it where it has not been seen yet; its amount is that of the original. */
export const rollback: Call<RollbackRequest, BalanceReply> = {
  path: '/transaction/rollback',
  request: message(rollbackRequest),
  reply: message(balanceReply),
};
