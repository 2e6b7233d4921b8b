import { randomUUID } from 'node:crypto';
import { addMoney, money, negateMoney, type Money } from '@hintha/money';
import { bet as betCall, rollback as rollbackCall, win as winCall } from '../../hub88/wallet-calls.ts';
import { expectAmount, freshId } from '../probe.ts';
import {
  bet,
  betBody,
  CENT,
  movesBy,
  reverse,
  rollbackBody,
  STAKE,
  win,
  winBody,
  type BetBody,
  type WinBody,
} from './play.ts';
import { accepted, expectError, post, type Case, type Target } from './target.ts';

const NOTHING = money(0n);
const LOST = negateMoney(STAKE);

/** Moves the balance away from where it was at the first answer, for good. */
const goOn = async (target: Target): Promise<void> => void (await bet(target, betBody(target, money(37n))));

const lostBesides = (difference: Money): Money => addMoney(difference, money(-37n));

const movesOnce: Case = {
  name: 'a bet sent three times is taken once',
  rule: 'idempotency',
  origin: 'published',
  steps: (target) =>
    movesBy(target, LOST, async () => {
      const body = betBody(target);
      for (let copy = 0; copy < 3; copy += 1) await bet(target, body);
    }),
};

const sameBet: Case = {
  name: 'the replay of a bet is answered with the balance of then',
  rule: 'idempotency',
  origin: 'published',
  steps: (target) =>
    movesBy(target, lostBesides(LOST), async () => {
      const { reply, ...body } = await bet(target);
      await goOn(target);
      const again = await bet(target, body);
      expectAmount(again.reply.balance, reply.balance, 'the balance of then');
    }),
};

const sameWin: Case = {
  name: 'the replay of a win is answered with the balance of then',
  rule: 'idempotency',
  origin: 'published',
  steps: (target) =>
    movesBy(target, lostBesides(NOTHING), async () => {
      const { reply, ...body } = await win(target, winBody(target, await bet(target)));
      await goOn(target);
      const again = await win(target, body);
      expectAmount(again.reply.balance, reply.balance, 'the balance of then');
    }),
};

const anotherCall: Case = {
  name: 'a transaction that comes in another call is answered as that call, and moves once',
  rule: 'idempotency',
  origin: 'published',
  steps: (target) =>
    movesBy(target, LOST, async () => {
      const { reply, ...body } = await bet(target);
      const again = await bet(target, { ...body, request_uuid: randomUUID() });
      expectAmount(again.reply.balance, reply.balance, 'the balance of then');
    }),
};

const anotherSpelling: Case = {
  name: 'a transaction_uuid in upper case is the same transaction',
  rule: 'idempotency',
  origin: 'recommended',
  steps: (target) =>
    movesBy(target, LOST, async () => {
      const body = betBody(target);
      await bet(target, body);
      const upper = { ...body, transaction_uuid: body.transaction_uuid.toUpperCase() };
      // An operator that knows lower case only may say so; what it must not do is take the stake again.
      await post(target, betCall.path, upper);
    }),
};

const withoutFunds: Case = {
  name: 'the replay of a bet is accepted when the balance would no longer cover it',
  rule: 'idempotency',
  origin: 'published',
  steps: (target) =>
    movesBy(target, LOST, async (before) => {
      const { reply: _reply, ...body } = await bet(target);
      const rest = await bet(target, betBody(target, addMoney(before, LOST)));
      await bet(target, body);
      await reverse(target, rest);
    }),
};

const changedBet = (what: string, change: (body: BetBody) => object): Case => ({
  name: `a bet that comes again with another ${what} is answered with DUPLICATE_TRANSACTION`,
  rule: 'duplicate',
  origin: 'published',
  steps: (target) =>
    movesBy(target, LOST, async () => {
      const { reply: _reply, ...body } = await bet(target);
      const changed = { ...body, ...change(body) };
      expectError(await post(target, betCall.path, changed), 'RS_ERROR_DUPLICATE_TRANSACTION');
    }),
});

const changedWin = (what: string, change: (body: WinBody, other: BetBody) => object): Case => ({
  name: `a win that comes again with another ${what} is answered with DUPLICATE_TRANSACTION`,
  rule: 'duplicate',
  origin: 'published',
  steps: (target) =>
    movesBy(target, LOST, async () => {
      const stake = await bet(target);
      const other = await bet(target, betBody(target, STAKE, stake.round));
      const { reply: _reply, ...body } = await win(target, winBody(target, stake));
      const changed = { ...body, ...change(body, other) };
      expectError(await post(target, winCall.path, changed), 'RS_ERROR_DUPLICATE_TRANSACTION');
    }),
});

const betAsWin: Case = {
  name: 'the transaction_uuid of a bet in a win or a rollback is answered with DUPLICATE_TRANSACTION',
  rule: 'duplicate',
  origin: 'published',
  steps: (target) =>
    movesBy(target, money(-200n), async () => {
      const [stake, other] = [await bet(target), await bet(target)];
      const id = { transaction_uuid: stake.transaction_uuid };
      const prize = { ...winBody(target, other), ...id };
      expectError(await post(target, winCall.path, prize), 'RS_ERROR_DUPLICATE_TRANSACTION');
      const undo = { ...rollbackBody(target, other), ...id };
      expectError(await post(target, rollbackCall.path, undo), 'RS_ERROR_DUPLICATE_TRANSACTION');
    }),
};

const sameRollback: Case = {
  name: 'a rollback sent again gives nothing more and is answered with the balance of then',
  rule: 'idempotency',
  origin: 'published',
  steps: (target) =>
    movesBy(target, lostBesides(NOTHING), async () => {
      const { reply, ...body } = await reverse(target, await bet(target));
      await goOn(target);
      const again = accepted(rollbackCall, body, await post(target, rollbackCall.path, body));
      expectAmount(again.balance, reply.balance, 'the balance of then');
    }),
};

export const REPLAY_CASES: readonly Case[] = [
  movesOnce,
  sameBet,
  sameWin,
  sameRollback,
  anotherCall,
  anotherSpelling,
  withoutFunds,
  changedBet('amount', () => ({ amount: CENT * 1_000n })),
  changedBet('round', () => ({ round: freshId('round') })),
  changedBet('game', () => ({ game_code: freshId('game') })),
  changedWin('amount', () => ({ amount: CENT * 1_000n })),
  changedWin('bet', (_body, other) => ({ reference_transaction_uuid: other.transaction_uuid })),
  betAsWin,
];
