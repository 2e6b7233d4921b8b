import assert from 'node:assert/strict';
import { formatAmount, money, parseAmount, type Money } from '@hintha/money';
import * as calls from '../../softswiss/wallet-calls.ts';
import { type Answer, expectMovement, expectSame, freshId } from '../probe.ts';
import { accepted, post, type Target } from './target.ts';

/** The stake of most cases: one main unit. */
export const STAKE: Money = money(100n);

type Entry = calls.BetwinRequest['transactions'][number];

export const aBet = (amount: Money = STAKE): Entry => ({ id_provider: freshId('bet'), type: 'bet', amount });
export const aWin = (amount: Money = STAKE): Entry => ({ id_provider: freshId('win'), type: 'win', amount });

const player = ({ account, currency, gameId }: Target) => ({
  account_id: account,
  currency,
  game_id: gameId,
});

/** The JSON value of a betwin, open to be spoiled by a case; a new round unless one is named. */
export const betwinBody = (target: Target, entries: readonly Entry[], roundId = freshId('round')) => ({
  ...player(target),
  round_id: roundId,
  finished: false,
  transactions: entries.map((entry) => ({ ...entry, amount: formatAmount(entry.amount) })),
});

export const balanceBody = player;

export const finishBody = ({ account, currency }: Target, roundId = freshId('round')) => ({
  account_id: account,
  currency,
  round_id: roundId,
});

/** A rollback of these originals, each under an id of its own. */
export const rollbackBody = (target: Target, originals: readonly string[], roundId = freshId('round')) => ({
  ...player(target),
  round_id_provider: roundId,
  finished: true,
  transactions: originals.map((original) => ({
    id_provider: freshId('rollback'),
    type: 'rollback',
    original_id_provider: original,
  })),
});

interface Entries {
  readonly transactions: readonly { readonly id_provider: string }[];
}

const expectSameEntries = (sent: Entries, reply: Entries): void => {
  const list = (entries: Entries) => entries.transactions.map((entry) => entry.id_provider).join(', ');
  expectSame(list(reply), list(sent), 'the order of the transactions in the reply');
};

/** The reply to a betwin that must have been accepted, with its entries and bonus amounts looked at. */
export const readBetwin = (sent: ReturnType<typeof betwinBody>, answer: Answer): calls.BetwinReply => {
  const reply = accepted(calls.betwin, answer);
  expectSameEntries(sent, reply);
  const within = reply.transactions.every((entry, place) => {
    const amount = parseAmount(sent.transactions[place]?.amount ?? '');
    return amount !== 'not_an_amount' && entry.bonus_amount <= amount;
  });
  assert(within, 'bonus_amount should lie between zero and the amount');
  return reply;
};

/** Plays these entries, which must be accepted. */
export const play = async (target: Target, entries: readonly Entry[], roundId?: string) => {
  const body = betwinBody(target, entries, roundId);
  return readBetwin(body, await post(target, calls.betwin.path, body));
};

/** Reverses these originals, which must be accepted. */
export const reverse = async (target: Target, originals: readonly string[], roundId?: string) => {
  const body = rollbackBody(target, originals, roundId);
  const reply = accepted(calls.rollback, await post(target, calls.rollback.path, body));
  expectSameEntries(body, reply);
  return reply;
};

export const balanceOf = async (target: Target): Promise<Money> =>
  accepted(calls.balance, await post(target, calls.balance.path, balanceBody(target))).balance;

/** The balance before the steps plus this difference must be the balance after them. */
export const movesBy = (
  target: Target,
  difference: Money,
  steps: (before: Money) => Promise<void>,
): Promise<void> => expectMovement(() => balanceOf(target), difference, steps);

export const movesNothing = (target: Target, steps: (before: Money) => Promise<void>): Promise<void> =>
  movesBy(target, money(0n), steps);
