import { randomUUID } from 'node:crypto';
import { addMoney, money, negateMoney, type Money } from '@hintha/money';
import { UNITS_PER_HUNDREDTH } from '../../hub88/money.ts';
import * as calls from '../../hub88/wallet-calls.ts';
import { expectMovement, freshId, restoring } from '../probe.ts';
import { accepted, post, type Target } from './target.ts';

/** The stake of most cases: one main unit. */
export const STAKE: Money = money(100n);
export const CENT: Money = money(1n);

const caller = ({ user, token, gameCode }: Target) => ({
  user,
  token,
  request_uuid: randomUUID(),
  game_code: gameCode,
});

/** The JSON value of a transaction, open to be spoiled by a case. */
const transaction = (target: Target, round: string) => ({
  ...caller(target),
  transaction_uuid: randomUUID(),
  supplier_transaction_id: freshId('supplier'),
  supplier_user: `supplier_${target.user}`,
  round,
  round_closed: false,
});

const stake = (target: Target, amount: Money, round: string) => ({
  ...transaction(target, round),
  currency: target.currency,
  amount: amount * UNITS_PER_HUNDREDTH,
  is_free: false,
  is_aggregated: false,
  bet: 'zero',
});

/** What a win or a rollback refers to. */
interface Original {
  readonly transaction_uuid: string;
  readonly round: string;
}

export const infoBody = ({ user }: Target) => ({ user, request_uuid: randomUUID() });

export const balanceBody = caller;

/** A bet, in a new round unless one is named. */
export const betBody = (target: Target, amount: Money = STAKE, round = freshId('round')) =>
  stake(target, amount, round);

export const winBody = (target: Target, { transaction_uuid, round }: Original, amount: Money = STAKE) => ({
  ...stake(target, amount, round),
  reference_transaction_uuid: transaction_uuid,
});

export const rollbackBody = (target: Target, { transaction_uuid, round }: Original) => ({
  ...transaction(target, round),
  round_closed: true,
  reference_transaction_uuid: transaction_uuid,
});

export type BetBody = ReturnType<typeof betBody>;
export type WinBody = ReturnType<typeof winBody>;
export type RollbackBody = ReturnType<typeof rollbackBody>;

/** A bet of nobody, to be referred to. */
export const unseen = (): Original => ({ transaction_uuid: randomUUID(), round: freshId('round') });

/** The three below must be accepted. */
export const bet = async (target: Target, body: BetBody = betBody(target)) => ({
  ...body,
  reply: accepted(calls.bet, body, await post(target, calls.bet.path, body)),
});

export const win = async (target: Target, body: WinBody) => ({
  ...body,
  reply: accepted(calls.win, body, await post(target, calls.win.path, body)),
});

export const reverse = async (target: Target, original: Original) => {
  const body = rollbackBody(target, original);
  return { ...body, reply: accepted(calls.rollback, body, await post(target, calls.rollback.path, body)) };
};

export const balanceOf = async (target: Target): Promise<Money> => {
  const body = balanceBody(target);
  return accepted(calls.balance, body, await post(target, calls.balance.path, body)).balance;
};

/** The balance before the steps plus this difference must be the balance after them; then it is put back. */
export const movesBy = (
  target: Target,
  difference: Money,
  steps: (before: Money) => Promise<void>,
): Promise<void> =>
  restoring(
    () => balanceOf(target),
    async (change) => {
      const round = await bet(target, betBody(target, change > 0n ? change : CENT));
      if (change < 0n) await win(target, winBody(target, round, addMoney(CENT, negateMoney(change))));
    },
    () => expectMovement(() => balanceOf(target), difference, steps),
  );

export const movesNothing = (target: Target, steps: (before: Money) => Promise<void>): Promise<void> =>
  expectMovement(() => balanceOf(target), money(0n), steps);
