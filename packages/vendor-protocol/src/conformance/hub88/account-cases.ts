import { randomUUID } from 'node:crypto';
import { money } from '@hintha/money';
import { DEMO_CURRENCY } from '../../hub88/fields.ts';
import { balance, bet, info, rollback, win } from '../../hub88/wallet-calls.ts';
import { expectSame, freshId } from '../probe.ts';
import {
  balanceBody,
  bet as place,
  betBody,
  infoBody,
  movesBy,
  movesNothing,
  rollbackBody,
  STAKE,
  unseen,
  winBody,
} from './play.ts';
import { accepted, expectError, post, readError, type Case, type Target } from './target.ts';

const readsBalance: Case = {
  name: 'the balance of a player is reported in the currency of the wallet',
  rule: 'account',
  origin: 'published',
  steps: async (target) => {
    const body = balanceBody(target);
    const { currency } = accepted(balance, body, await post(target, balance.path, body));
    expectSame(currency, target.currency, 'the currency');
  },
};

const readsInfo: Case = {
  name: 'who a player is is reported',
  rule: 'account',
  origin: 'published',
  steps: async (target) => {
    const body = infoBody(target);
    accepted(info, body, await post(target, info.path, body));
  },
};

const everyCall = (target: Target): readonly (readonly [path: string, body: object])[] => [
  [info.path, infoBody(target)],
  [balance.path, balanceBody(target)],
  [bet.path, betBody(target)],
  [win.path, winBody(target, unseen())],
  [rollback.path, rollbackBody(target, unseen())],
];

const unknownUser: Case = {
  name: 'an unknown user is answered with an error on every call',
  rule: 'account',
  origin: 'recommended',
  steps: async (target) => {
    for (const [path, body] of everyCall(target))
      readError(await post(target, path, { ...body, user: freshId('nobody') }));
  },
};

const foreignCurrency: Case = {
  name: 'a bet or a win in another currency is answered with WRONG_CURRENCY',
  rule: 'account',
  origin: 'published',
  steps: (target) =>
    movesBy(target, money(-100n), async () => {
      // ISO 4217 keeps the code for tests.
      const currency = target.currency === 'XTS' ? DEMO_CURRENCY : 'XTS';
      const stake = await place(target);
      for (const [path, body] of [
        [bet.path, betBody(target)],
        [win.path, winBody(target, stake)],
      ] as const)
        expectError(await post(target, path, { ...body, currency }), 'RS_ERROR_WRONG_CURRENCY');
    }),
};

const unknownToken: Case = {
  name: 'an unknown token is answered with INVALID_TOKEN on a balance and a bet',
  rule: 'token',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const token = randomUUID();
      for (const [path, body] of [
        [balance.path, balanceBody(target)],
        [bet.path, betBody(target)],
      ] as const)
        expectError(await post(target, path, { ...body, token }), 'RS_ERROR_INVALID_TOKEN');
    }),
};

const lateWin: Case = {
  name: 'a win is paid whatever its token',
  rule: 'token',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const body = { ...winBody(target, await place(target)), token: randomUUID() };
      accepted(win, body, await post(target, win.path, body));
    }),
};

const lateRollback: Case = {
  name: 'a rollback is carried out whatever its token',
  rule: 'token',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const body = {
        ...rollbackBody(target, await place(target, betBody(target, STAKE))),
        token: randomUUID(),
      };
      accepted(rollback, body, await post(target, rollback.path, body));
    }),
};

export const ACCOUNT_CASES: readonly Case[] = [
  readsBalance,
  readsInfo,
  unknownUser,
  foreignCurrency,
  unknownToken,
  lateWin,
  lateRollback,
];
