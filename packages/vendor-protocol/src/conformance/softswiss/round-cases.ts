import { betwin, finish } from '../../softswiss/messages.ts';
import type { Case } from './case.ts';
import { accepted, expectAmount } from './expect.ts';
import { aBet, aWin, betwinBody, finishBody, movesNothing, play, readBetwin } from './play.ts';
import { freshId, post } from './probe.ts';

const closes: Case = {
  name: 'a finish, once or again, answers the balance and moves nothing',
  rule: 'round',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async (before) => {
      const round = freshId('round');
      await play(target, [aBet(), aWin()], round);
      for (let copy = 0; copy < 3; copy += 1) {
        const reply = accepted(finish, await post(target, finish.path, finishBody(target, round)));
        expectAmount(reply.balance, before, 'the balance in the reply');
      }
    }),
};

const closedByBetwin: Case = {
  name: 'a finish of a round that a betwin has closed is accepted',
  rule: 'round',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const body = { ...betwinBody(target, [aBet(), aWin()]), finished: true };
      readBetwin(body, await post(target, betwin.path, body));
      accepted(finish, await post(target, finish.path, finishBody(target, body.round_id)));
      readBetwin(body, await post(target, betwin.path, body));
    }),
};

export const ROUND_CASES: readonly Case[] = [closes, closedByBetwin];
