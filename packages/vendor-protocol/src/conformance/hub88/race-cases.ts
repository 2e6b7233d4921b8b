import assert from 'node:assert/strict';
import { addMoney, floorRatio, money, negateMoney } from '@hintha/money';
import { bet as betCall, rollback as rollbackCall, win as winCall } from '../../hub88/wallet-calls.ts';
import { COPIES, expectAmount, manyTimes } from '../probe.ts';
import {
  balanceOf,
  bet,
  betBody,
  CENT,
  movesBy,
  movesNothing,
  reverse,
  rollbackBody,
  STAKE,
  winBody,
} from './play.ts';
import { accepted, expectShort, post, readError, type Case, type Target } from './target.ts';

const RIVALS = 10;

/** Opens the connections first, so that what follows arrives together and not one handshake after another. */
const warmUp = (target: Target): Promise<unknown> => manyTimes(COPIES, () => balanceOf(target));

const isAccepted = ({ body }: { readonly body: Uint8Array }): boolean => betCall.reply.parse(body).ok;

const copiesOfABet: Case = {
  name: `${COPIES} copies of one bet at once are one movement with one answer`,
  rule: 'idempotency',
  origin: 'published',
  steps: async (target) => {
    await warmUp(target);
    await movesBy(target, negateMoney(STAKE), async (before) => {
      const body = betBody(target);
      const answers = await manyTimes(COPIES, () => post(target, betCall.path, body));
      for (const answer of answers) {
        const { balance } = accepted(betCall, body, answer);
        expectAmount(balance, addMoney(before, negateMoney(STAKE)), 'the balance of every copy');
      }
    });
  },
};

const copiesOfAWin: Case = {
  name: `${COPIES} copies of one win at once are paid once`,
  rule: 'idempotency',
  origin: 'published',
  steps: async (target) => {
    await warmUp(target);
    await movesNothing(target, async () => {
      const body = winBody(target, await bet(target));
      const answers = await manyTimes(COPIES, () => post(target, winCall.path, body));
      for (const answer of answers) accepted(winCall, body, answer);
    });
  },
};

const copiesOfARollback: Case = {
  name: `${COPIES} copies of one rollback at once give back once`,
  rule: 'reversal',
  origin: 'published',
  steps: async (target) => {
    await warmUp(target);
    await movesNothing(target, async () => {
      const body = rollbackBody(target, await bet(target));
      const answers = await manyTimes(COPIES, () => post(target, rollbackCall.path, body));
      for (const answer of answers) accepted(rollbackCall, body, answer);
    });
  },
};

const rivals: Case = {
  name: 'of bets at once that each need most of the balance only one is taken',
  rule: 'funds',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async (before) => {
      await warmUp(target);
      const most = addMoney(floorRatio(before, 1n, 2n), CENT);
      const bodies = Array.from({ length: RIVALS }, () => betBody(target, most));
      const answers = await Promise.all(bodies.map((body) => post(target, betCall.path, body)));
      const taken = bodies.filter((_, place) => isAccepted(answers[place] ?? { body: Buffer.of() }));
      for (const body of taken) await reverse(target, body);
      assert(taken.length === 1, `one bet should have been taken, and ${taken.length} were`);
      const rest = addMoney(before, negateMoney(most));
      for (const answer of answers.filter((one) => !isAccepted(one))) expectShort(answer, rest);
    }),
};

const betAgainstRollback: Case = {
  name: 'a bet and its rollback at once end where they began, whichever comes first',
  rule: 'tombstone',
  origin: 'published',
  steps: (target) =>
    movesBy(target, money(0n), async () => {
      await manyTimes(RIVALS, async () => {
        const body = betBody(target, CENT);
        const [answer] = await Promise.all([post(target, betCall.path, body), reverse(target, body)]);
        if (!isAccepted(answer)) readError(answer);
      });
    }),
};

export const RACE_CASES: readonly Case[] = [
  copiesOfABet,
  copiesOfAWin,
  copiesOfARollback,
  rivals,
  betAgainstRollback,
];
