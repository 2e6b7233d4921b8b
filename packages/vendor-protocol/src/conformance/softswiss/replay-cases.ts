import { addMoney, money, negateMoney } from '@hintha/money';
import { betwin, finish } from '../../softswiss/wallet-calls.ts';
import { expectAmount, expectSame, freshId } from '../probe.ts';
import {
  aBet,
  aWin,
  betwinBody,
  finishBody,
  movesBy,
  movesNothing,
  play,
  readBetwin,
  STAKE,
} from './play.ts';
import { accepted, type Case, expectRefused, post, type Target } from './target.ts';

type Body = ReturnType<typeof betwinBody>;

const send = async (target: Target, body: Body) => readBetwin(body, await post(target, betwin.path, body));

const ids = (reply: { transactions: readonly { id: string }[] }): string =>
  reply.transactions.map((entry) => entry.id).join(', ');

const sameReply = async (target: Target, body: Body): Promise<void> => {
  const first = await send(target, body);
  await play(target, [aWin(money(37n))]);
  const again = await send(target, body);
  expectSame(ids(again), ids(first), 'the stored id');
  expectSame(again.round_id, first.round_id, 'the stored round');
  expectAmount(again.balance, first.balance, 'the balance of then');
  await play(target, [aBet(money(37n))]);
};

const replayOf = (what: string, entries: () => Parameters<typeof betwinBody>[1]): Case => ({
  name: `the replay of ${what} gives its id and the balance of then, and moves nothing`,
  rule: 'idempotency',
  origin: 'published',
  steps: (target) => sameReply(target, betwinBody(target, entries())),
});

const movesOnce: Case = {
  name: 'a bet sent three times is taken once',
  rule: 'idempotency',
  origin: 'published',
  steps: async (target) => {
    const body = betwinBody(target, [aBet()]);
    await movesBy(target, negateMoney(STAKE), async () => {
      for (let copy = 0; copy < 3; copy += 1) await send(target, body);
    });
    await play(target, [aWin()]);
  },
};

const halfKnown: Case = {
  name: 'a batch that repeats one entry and adds another moves the new one only',
  rule: 'idempotency',
  origin: 'published',
  steps: async (target) => {
    const round = freshId('round');
    const stake = aBet();
    const first = await play(target, [stake], round);
    await movesBy(target, STAKE, async (before) => {
      const body = betwinBody(target, [stake, aWin()], round);
      const reply = await send(target, body);
      expectSame(reply.transactions[0]?.id ?? '', ids(first), 'the stored id of the repeated entry');
      expectAmount(reply.balance, addMoney(before, STAKE), 'the balance after the new entry');
    });
  },
};

const changed = (what: string, change: (body: Body) => object): Case => ({
  name: `a replay with another ${what} is refused with 155 and moves nothing`,
  rule: 'idempotency',
  origin: 'recommended',
  steps: (target) =>
    movesNothing(target, async () => {
      const body = betwinBody(target, [aBet()]);
      await send(target, body);
      expectRefused(await post(target, betwin.path, { ...body, ...change(body) }), '155');
      await play(target, [aWin()]);
    }),
});

const withEntry = (body: Body, field: object) => ({
  transactions: body.transactions.map((entry) => ({ ...entry, ...field })),
});

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

export const REPLAY_CASES: readonly Case[] = [
  movesOnce,
  replayOf('a bet', () => [aBet()]),
  replayOf('a win', () => [aWin()]),
  replayOf('a batch', () => [aBet(), aWin(money(250n)), aBet(money(150n))]),
  halfKnown,
  changed('amount', (body) => withEntry(body, { amount: '2.00' })),
  changed('type', (body) => withEntry(body, { type: 'win' })),
  changed('round', () => ({ round_id: freshId('round') })),
  closes,
  closedByBetwin,
];
