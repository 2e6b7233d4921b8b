import assert from 'node:assert/strict';
import { addMoney, money, negateMoney } from '@hintha/money';
import { betwin, rollback } from '../../softswiss/wallet-calls.ts';
import { expectAmount, expectSame, freshId, restoring } from '../probe.ts';
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
import { accepted, type Case, post, type Target } from './target.ts';

const NOTHING = money(0n);

const ofABet: Case = {
  name: 'the rollback of a bet gives it back',
  rule: 'reversal',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async (before) => {
      const round = freshId('round');
      const stake = aBet();
      await play(target, [stake], round);
      const reply = await reverse(target, [stake.id_provider], round);
      expectAmount(reply.balance, before, 'the balance after the rollback');
      assert(reply.transactions[0]?.id !== '', 'the rollback of a known bet should have an id');
    }),
};

const ofAWin: Case = {
  name: 'the rollback of a win takes it back',
  rule: 'reversal',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const round = freshId('round');
      const prize = aWin();
      await play(target, [prize], round);
      await reverse(target, [prize.id_provider], round);
    }),
};

const ofABatch: Case = {
  name: 'a rollback of a whole batch undoes all of it',
  rule: 'reversal',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async (before) => {
      const round = freshId('round');
      const entries = [aBet(), aWin(money(333n)), aBet(money(101n))];
      await play(target, entries, round);
      const reply = await reverse(
        target,
        entries.map((entry) => entry.id_provider),
        round,
      );
      expectAmount(reply.balance, before, 'the balance after the rollback');
    }),
};

const replayed: Case = {
  name: 'a rollback sent twice gives back once, and its replay gives the id and the balance of then',
  rule: 'reversal',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const round = freshId('round');
      const stake = aBet();
      await play(target, [stake], round);
      const body = rollbackBody(target, [stake.id_provider], round);
      const first = accepted(rollback, await post(target, rollback.path, body));
      await play(target, [aWin()]);
      const again = accepted(rollback, await post(target, rollback.path, body));
      expectSame(again.transactions[0]?.id ?? '', first.transactions[0]?.id ?? '', 'the stored id');
      expectAmount(again.balance, first.balance, 'the balance of then');
      await play(target, [aBet()]);
    }),
};

const underAnotherId: Case = {
  name: 'a second rollback under another id, alone or beside the first, gives nothing more',
  rule: 'reversal',
  origin: 'recommended',
  steps: (target) =>
    movesNothing(target, async () => {
      const round = freshId('round');
      const [stake, prize] = [aBet(), aWin(money(9n))];
      await play(target, [stake, prize], round);
      await reverse(target, [stake.id_provider, stake.id_provider], round);
      await reverse(target, [stake.id_provider], round);
      await reverse(target, [prize.id_provider], round);
      await reverse(target, [prize.id_provider], round);
    }),
};

const replayOfTheReversed: Case = {
  name: 'the replay of a bet that was reversed gives its stored reply and moves nothing',
  rule: 'idempotency',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const stake = aBet();
      const body = betwinBody(target, [stake]);
      const first = readBetwin(body, await post(target, betwin.path, body));
      await reverse(target, [stake.id_provider], body.round_id);
      const again = readBetwin(body, await post(target, betwin.path, body));
      expectSame(again.transactions[0]?.id ?? '', first.transactions[0]?.id ?? '', 'the stored id');
      expectAmount(again.balance, first.balance, 'the balance of then');
    }),
};

/** Wins a prize and spends it, all but 2.00 of the balance with it; both are still to be reversed. */
const spendAPrize = async (target: Target, round: string) => {
  const prize = aWin(money(500n));
  await play(target, [aBet(), prize], round);
  const spend = aBet(addMoney(await balanceOf(target), money(-200n)));
  await play(target, [spend], round);
  return { prize, spend };
};

/** What a clamp gave away is staked again. */
const restoringTo = (target: Target, steps: () => Promise<void>): Promise<void> =>
  restoring(
    () => balanceOf(target),
    async (change) => void (await play(target, [change > 0n ? aBet(change) : aWin(negateMoney(change))])),
    steps,
  );

const clamped: Case = {
  name: 'the rollback of a win that is spent stops at zero',
  rule: 'reversal',
  origin: 'published',
  steps: (target) =>
    restoringTo(target, async () => {
      const round = freshId('round');
      const { prize, spend } = await spendAPrize(target, round);
      const reply = await reverse(target, [prize.id_provider], round);
      expectAmount(reply.balance, NOTHING, 'the balance after the rollback');
      expectAmount(await balanceOf(target), NOTHING, 'the balance read later');
      await reverse(target, [spend.id_provider], round);
    }),
};

const inOrder: Case = {
  name: 'a rollback of several goes in its order: zero after the spent win, then the bet on top',
  rule: 'reversal',
  origin: 'published',
  steps: (target) =>
    restoringTo(target, async () => {
      const round = freshId('round');
      const { prize, spend } = await spendAPrize(target, round);
      const reply = await reverse(target, [prize.id_provider, spend.id_provider], round);
      expectAmount(reply.balance, spend.amount, 'the balance after both');
    }),
};

const winAfterwards: Case = {
  name: 'a win in a round whose bet was reversed is paid or refused, and the balance agrees',
  rule: 'reversal',
  origin: 'recommended',
  steps: async (target) => {
    const round = freshId('round');
    const stake = aBet();
    await play(target, [stake], round);
    await reverse(target, [stake.id_provider], round);
    const before = await balanceOf(target);
    const answer = await post(target, betwin.path, betwinBody(target, [aWin()], round));
    assert(
      answer.status === 200 || answer.status === 400,
      `the answer should be 200 or 400 and is ${answer.status}`,
    );
    const wanted = answer.status === 200 ? addMoney(before, STAKE) : before;
    expectAmount(await balanceOf(target), wanted, 'the balance afterwards');
    if (answer.status === 200)
      await movesBy(target, negateMoney(STAKE), async () => void (await play(target, [aBet()])));
  },
};

export const ROLLBACK_CASES: readonly Case[] = [
  ofABet,
  ofAWin,
  ofABatch,
  replayed,
  underAnotherId,
  replayOfTheReversed,
  clamped,
  inOrder,
  winAfterwards,
];
