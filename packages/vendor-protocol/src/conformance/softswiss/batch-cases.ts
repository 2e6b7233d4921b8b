import { addMoney, money, negateMoney } from '@hintha/money';
import { betwin } from '../../softswiss/wallet-calls.ts';
import { expectAmount } from '../probe.ts';
import { aBet, aWin, betwinBody, movesBy, movesNothing, play, reverse, STAKE } from './play.ts';
import { type Case, expectRefused, post } from './target.ts';

const NOTHING = money(0n);

const takesAndPays: Case = {
  name: 'a bet takes, a win pays, and each reply carries the balance',
  rule: 'atomicity',
  origin: 'published',
  steps: async (target) => {
    await movesBy(target, negateMoney(STAKE), async (before) => {
      const reply = await play(target, [aBet()]);
      expectAmount(reply.balance, addMoney(before, negateMoney(STAKE)), 'the balance after a bet');
    });
    await movesBy(target, STAKE, async (before) => {
      const reply = await play(target, [aWin()]);
      expectAmount(reply.balance, addMoney(before, STAKE), 'the balance after a win');
    });
  },
};

const betAndWin: Case = {
  name: 'a bet and a win in one call move by their difference, to the cent',
  rule: 'atomicity',
  origin: 'published',
  steps: async (target) => {
    await movesBy(target, money(-89n), async (before) => {
      const reply = await play(target, [aBet(money(90n)), aWin(money(1n))]);
      expectAmount(reply.balance, addMoney(before, money(-89n)), 'the balance after the batch');
    });
    await play(target, [aWin(money(89n))]);
  },
};

const ordered: Case = {
  name: 'a win pays for the bet behind it and not for the one in front of it',
  rule: 'atomicity',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async (before) => {
      const everything = aBet(addMoney(before, STAKE));
      const body = betwinBody(target, [everything, aWin()]);
      expectRefused(await post(target, betwin.path, body), '100', before);

      const entries = [aWin(), aBet(addMoney(before, STAKE))] as const;
      const reply = await play(target, entries);
      expectAmount(reply.balance, NOTHING, 'the balance after everything was staked');
      await reverse(target, [entries[1].id_provider]);
      await play(target, [aBet()]);
    }),
};

const funds: Case = {
  name: 'a bet above the balance is refused with 100 and the balance',
  rule: 'funds',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async (before) => {
      const body = betwinBody(target, [aBet(addMoney(before, money(1n)))]);
      expectRefused(await post(target, betwin.path, body), '100', before);
    }),
};

const secondFails: Case = {
  name: 'a batch whose second entry fails moves nothing and reports the balance in front of it',
  rule: 'atomicity',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async (before) => {
      const tooMuch = aBet(addMoney(before, STAKE));
      expectRefused(await post(target, betwin.path, betwinBody(target, [aBet(), tooMuch])), '100', before);
      expectRefused(
        await post(target, betwin.path, betwinBody(target, [aWin(money(50n)), tooMuch])),
        '100',
        before,
      );
    }),
};

const lastIsReversed: Case = {
  name: 'a batch whose last entry is forbidden moves nothing',
  rule: 'atomicity',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const forbidden = aWin();
      await reverse(target, [forbidden.id_provider]);
      const body = betwinBody(target, [aBet(), aWin(money(7n)), forbidden]);
      expectRefused(await post(target, betwin.path, body), '409');
    }),
};

export const BATCH_CASES: readonly Case[] = [
  takesAndPays,
  betAndWin,
  ordered,
  funds,
  secondFails,
  lastIsReversed,
];
