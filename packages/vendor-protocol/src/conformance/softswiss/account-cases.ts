import { balance, betwin, finish, rollback } from '../../softswiss/wallet-calls.ts';
import { freshId } from '../probe.ts';
import { aBet, balanceBody, balanceOf, betwinBody, finishBody, movesNothing, rollbackBody } from './play.ts';
import { type Case, expectRefused, post, type Target } from './target.ts';

const everyCall = (target: Target): readonly (readonly [path: string, body: object])[] => [
  [balance.path, balanceBody(target)],
  [betwin.path, betwinBody(target, [aBet()])],
  [rollback.path, rollbackBody(target, [freshId('unseen')])],
  [finish.path, finishBody(target)],
];

const readsBalance: Case = {
  name: 'the balance of a player is reported',
  rule: 'account',
  origin: 'published',
  steps: async (target) => void (await balanceOf(target)),
};

const unknownPlayer: Case = {
  name: 'an unknown player is refused with 101 on every call',
  rule: 'account',
  origin: 'published',
  steps: async (target) => {
    for (const [path, body] of everyCall(target)) {
      expectRefused(await post(target, path, { ...body, account_id: freshId('nobody') }), '101');
    }
  },
};

const foreignCurrency: Case = {
  name: 'a currency that is not the player’s is refused with 154',
  rule: 'account',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      // Two codes that ISO 4217 keeps for tests and for no currency.
      const currency = target.currency === 'XTS' ? 'XXX' : 'XTS';
      for (const path of [balance.path, betwin.path]) {
        expectRefused(await post(target, path, { ...betwinBody(target, [aBet()]), currency }), '154');
      }
    }),
};

const malformedCurrency: Case = {
  name: 'a currency in lower case or out of form is a bad request',
  rule: 'account',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const forms = [
        target.currency.toLowerCase(),
        'AB',
        '1AB',
        'A-B',
        'A'.repeat(33),
        '',
        ` ${target.currency}`,
        7,
      ];
      for (const currency of forms) {
        expectRefused(await post(target, betwin.path, { ...betwinBody(target, [aBet()]), currency }), '400');
      }
    }),
};

export const ACCOUNT_CASES: readonly Case[] = [
  readsBalance,
  unknownPlayer,
  foreignCurrency,
  malformedCurrency,
];
