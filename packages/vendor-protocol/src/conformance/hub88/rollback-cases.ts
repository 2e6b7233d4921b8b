import assert from 'node:assert/strict';
import { addMoney, money, negateMoney } from '@hintha/money';
import { bet as betCall, rollback as rollbackCall, win as winCall } from '../../hub88/wallet-calls.ts';
import { expectAmount, restoring } from '../probe.ts';
import {
  balanceOf,
  bet,
  betBody,
  movesBy,
  movesNothing,
  reverse,
  rollbackBody,
  STAKE,
  unseen,
  win,
  winBody,
} from './play.ts';
import { accepted, post, readError, type Case, type Target } from './target.ts';

const LOST = negateMoney(STAKE);

const ofABet: Case = {
  name: 'the rollback of a bet gives it back',
  rule: 'reversal',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async (before) => {
      const { reply } = await reverse(target, await bet(target));
      expectAmount(reply.balance, before, 'the balance after the rollback');
    }),
};

const ofAWin: Case = {
  name: 'the rollback of a win takes it back',
  rule: 'reversal',
  origin: 'published',
  steps: (target) =>
    movesBy(target, LOST, async (before) => {
      const prize = await win(target, winBody(target, await bet(target), money(333n)));
      const { reply } = await reverse(target, prize);
      expectAmount(reply.balance, addMoney(before, LOST), 'the balance after the rollback');
    }),
};

const underAnotherId: Case = {
  name: 'a second rollback under another transaction_uuid is accepted and gives nothing more',
  rule: 'reversal',
  origin: 'published',
  steps: (target) =>
    movesBy(target, LOST, async () => {
      const stake = await bet(target);
      const lost = await bet(target);
      const prize = await win(target, winBody(target, lost, money(9n)));
      for (const original of [stake, stake, prize, prize]) await reverse(target, original);
    }),
};

/** Wins a prize and spends it, all but 2.00 of the balance with it. */
const spendAPrize = async (target: Target) => {
  const prize = await win(target, winBody(target, await bet(target), money(500n)));
  const spent = await bet(target, betBody(target, addMoney(await balanceOf(target), money(-200n))));
  return { prize, spent };
};

const ofASpentWin: Case = {
  name: 'the rollback of a win that is spent leaves no balance below zero',
  rule: 'reversal',
  origin: 'recommended',
  steps: (target) =>
    restoring(
      () => balanceOf(target),
      async (change) => void (await bet(target, betBody(target, change))),
      async () => {
        const { prize, spent } = await spendAPrize(target);
        await post(target, rollbackCall.path, rollbackBody(target, prize));
        const left = await balanceOf(target);
        await reverse(target, spent);
        assert(left >= 0n, 'the balance should not be below zero');
      },
    ),
};

const ofTheUnknown: Case = {
  name: 'the rollback of an unknown transaction is accepted and moves nothing, once and again',
  rule: 'tombstone',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async (before) => {
      const body = rollbackBody(target, unseen());
      for (let copy = 0; copy < 2; copy += 1) {
        const reply = accepted(rollbackCall, body, await post(target, rollbackCall.path, body));
        expectAmount(reply.balance, before, 'the balance in the reply');
      }
    }),
};

const lateBet: Case = {
  name: 'a bet that comes after its rollback is answered with an error, every time',
  rule: 'tombstone',
  origin: 'recommended',
  steps: (target) =>
    movesNothing(target, async () => {
      const body = betBody(target);
      await reverse(target, body);
      for (let copy = 0; copy < 2; copy += 1) readError(await post(target, betCall.path, body));
    }),
};

const lateWin: Case = {
  name: 'a win that comes after its rollback is answered with an error, every time',
  rule: 'tombstone',
  origin: 'recommended',
  steps: (target) =>
    movesBy(target, LOST, async () => {
      const body = winBody(target, await bet(target));
      await reverse(target, body);
      for (let copy = 0; copy < 2; copy += 1) readError(await post(target, winCall.path, body));
    }),
};

const replayOfTheReversed: Case = {
  name: 'a bet that comes again after it was reversed moves nothing',
  rule: 'tombstone',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const { reply: _reply, ...body } = await bet(target);
      await reverse(target, body);
      await post(target, betCall.path, body);
    }),
};

const winAfterwards: Case = {
  name: 'a win on a bet that was reversed is not paid',
  rule: 'reversal',
  origin: 'recommended',
  steps: (target) =>
    movesNothing(target, async () => {
      const stake = await bet(target);
      await reverse(target, stake);
      readError(await post(target, winCall.path, winBody(target, stake)));
    }),
};

export const ROLLBACK_CASES: readonly Case[] = [
  ofABet,
  ofAWin,
  underAnotherId,
  ofASpentWin,
  ofTheUnknown,
  lateBet,
  lateWin,
  replayOfTheReversed,
  winAfterwards,
];
