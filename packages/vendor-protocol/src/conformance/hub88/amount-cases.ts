import { addMoney, money } from '@hintha/money';
import { bet as betCall, win as winCall } from '../../hub88/wallet-calls.ts';
import { writeJson } from '../../message.ts';
import { expectAmount } from '../probe.ts';
import { bet, betBody, CENT, movesBy, STAKE, win, winBody } from './play.ts';
import { expectError, MALFORMED, postSigned, type Case } from './target.ts';

/** Sends a bet and a win whose amount is this JSON text; neither must be taken. */
const rejected = (origin: Case['origin'], what: string, amounts: readonly string[]): Case => ({
  name: `${what} is answered with WRONG_TYPES or WRONG_SYNTAX`,
  rule: 'money',
  origin,
  steps: (target) =>
    movesBy(target, money(-100n), async () => {
      const stake = await bet(target);
      const calls = [
        [betCall.path, betBody(target)],
        [winCall.path, winBody(target, stake)],
      ] as const;
      for (const amount of amounts) {
        for (const [path, body] of calls) {
          const text = writeJson(body).replace('"amount":100000', `"amount":${amount}`);
          expectError(await postSigned(target, path, text), ...MALFORMED);
        }
      }
    }),
});

const scale: Case = {
  name: 'an amount of 1000 moves a hundredth',
  rule: 'money',
  origin: 'published',
  steps: (target) =>
    movesBy(target, money(-1n), async (before) => {
      const { reply } = await bet(target, betBody(target, CENT));
      expectAmount(reply.balance, addMoney(before, money(-1n)), 'the balance after a bet of a hundredth');
    }),
};

const nothing: Case = {
  name: 'a win of nothing is accepted: it closes a lost round',
  rule: 'money',
  origin: 'recommended',
  steps: (target) =>
    movesBy(target, money(-100n), async () => {
      const stake = await bet(target, betBody(target, STAKE));
      await win(target, { ...winBody(target, stake, money(0n)), round_closed: true });
    }),
};

export const AMOUNT_CASES: readonly Case[] = [
  scale,
  nothing,
  rejected('published', 'an amount in text', ['"100000"', '"1.00"', '""']),
  rejected('published', 'a fraction of a unit', ['0.5', '100000.5', '1e-3']),
  rejected('published', 'an amount beyond Int64', ['9223372036854775808', '1e300', '1e999']),
  rejected('published', 'no amount at all', ['null', 'true', '[]', '[100000]', '{}', '{"value":100000}']),
  rejected('recommended', 'a negative amount', ['-1', '-1000', '-100000']),
];
