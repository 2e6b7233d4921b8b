import assert from 'node:assert/strict';
import { addMoney, floorRatio, money, negateMoney } from '@hintha/money';
import { betwin, rollback } from '../../softswiss/wallet-calls.ts';
import { COPIES, expectAmount, expectSame, freshId, manyTimes } from '../probe.ts';
import {
  aBet,
  aWin,
  balanceOf,
  betwinBody,
  movesBy,
  movesNothing,
  play,
  readBetwin,
  reverse,
  rollbackBody,
  STAKE,
} from './play.ts';
import { accepted, type Case, expectRefused, post, type Target } from './target.ts';

const RIVALS = 10;

/** Opens the connections first, so that what follows arrives together and not one handshake after another. */
const warmUp = (target: Target): Promise<unknown> => manyTimes(COPIES, () => balanceOf(target));

const copiesOfABet: Case = {
  name: `${COPIES} copies of one bet at once are one movement with one answer`,
  rule: 'idempotency',
  origin: 'published',
  steps: async (target) => {
    const body = betwinBody(target, [aBet()]);
    await warmUp(target);
    await movesBy(target, negateMoney(STAKE), async (before) => {
      const answers = await manyTimes(COPIES, () => post(target, betwin.path, body));
      const replies = answers.map((answer) => readBetwin(body, answer));
      for (const reply of replies) {
        expectSame(
          reply.transactions[0]?.id ?? '',
          replies[0]?.transactions[0]?.id ?? '',
          'the id of every copy',
        );
        expectAmount(reply.balance, addMoney(before, negateMoney(STAKE)), 'the balance of every copy');
      }
    });
    await play(target, [aWin()]);
  },
};

const copiesOfARollback: Case = {
  name: `${COPIES} copies of one rollback at once give back once`,
  rule: 'reversal',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const stake = aBet();
      await play(target, [stake]);
      const body = rollbackBody(target, [stake.id_provider]);
      await warmUp(target);
      const answers = await manyTimes(COPIES, () => post(target, rollback.path, body));
      const ids = new Set(answers.map((answer) => accepted(rollback, answer).transactions[0]?.id));
      assert(ids.size === 1, `the copies got ${ids.size} different ids`);
    }),
};

const rivals: Case = {
  name: 'of bets at once that each need most of the balance only one is taken',
  rule: 'funds',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async (before) => {
      await warmUp(target);
      const most = addMoney(floorRatio(before, 1n, 2n), money(1n));
      const bodies = Array.from({ length: RIVALS }, () => betwinBody(target, [aBet(most)]));
      const answers = await Promise.all(bodies.map((body) => post(target, betwin.path, body)));
      const taken = bodies.filter((_, place) => answers[place]?.status === 200);
      assert(taken.length > 0, 'no bet was taken, though the balance covers one');
      await reverse(
        target,
        taken.flatMap((body) => body.transactions.map((entry) => entry.id_provider)),
      );
      assert(taken.length === 1, `one bet should have been taken, and ${taken.length} were`);
      const rest = addMoney(before, negateMoney(most));
      for (const answer of answers.filter(({ status }) => status !== 200)) expectRefused(answer, '100', rest);
    }),
};

const betAgainstRollback: Case = {
  name: 'a bet and its rollback at once end where they began, whichever comes first',
  rule: 'tombstone',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      await manyTimes(RIVALS, async () => {
        const round = freshId('round');
        const stake = aBet(money(1n));
        const [answer] = await Promise.all([
          post(target, betwin.path, betwinBody(target, [stake], round)),
          reverse(target, [stake.id_provider], round),
        ]);
        if (answer.status !== 200) expectRefused(answer, '409');
      });
    }),
};

export const RACE_CASES: readonly Case[] = [copiesOfABet, copiesOfARollback, rivals, betAgainstRollback];
