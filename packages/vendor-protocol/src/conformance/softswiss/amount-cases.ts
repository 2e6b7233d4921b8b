import { betwin } from '../../softswiss/wallet-calls.ts';
import { aBet, aWin, betwinBody, movesNothing } from './play.ts';
import { type Case, expectRefused, postSigned, type Target } from './target.ts';

/** Sends a betwin whose amount is this JSON text, once as a bet and once as a win; both must be bad requests. */
const rejects = async (target: Target, amount: string): Promise<void> => {
  for (const entry of [aBet(), aWin()]) {
    const body = JSON.stringify(betwinBody(target, [entry])).replace('"amount":"1.00"', `"amount":${amount}`);
    expectRefused(await postSigned(target, betwin.path, body), '400');
  }
};

const amountCase = (origin: Case['origin'], what: string, amounts: readonly string[]): Case => ({
  name: `${what} is a bad request`,
  rule: 'money',
  origin,
  steps: (target) =>
    movesNothing(target, async () => {
      for (const amount of amounts) await rejects(target, amount);
    }),
});

export const AMOUNT_CASES: readonly Case[] = [
  amountCase('published', 'an amount of zero', ['"0"', '"0.00"']),
  amountCase('published', 'a negative amount', ['"-1.00"', '"-0.00"', '"-0.01"']),
  amountCase('published', 'an amount with an exponent', ['"1e2"', '"1E2"', '"1e-2"', '"1E2000000000"']),
  amountCase('published', 'an amount of seventeen decimals', ['"1.12345678901234567"']),
  amountCase('published', 'a number in place of text', ['1', '1.00', '1.5', '9007199254740993', '1e999']),
  amountCase('published', 'a word in place of an amount', [
    '"NaN"',
    '"Infinity"',
    '"-Infinity"',
    '"one"',
    '"null"',
  ]),
  amountCase('published', 'a blank amount', ['""', '" "', '" 1.00"', '"1.00 "', String.raw`"1.00\n"`]),
  amountCase('published', 'no amount at all', [
    'null',
    'true',
    'false',
    '[]',
    '["1.00"]',
    '{}',
    '{"value":"1.00"}',
  ]),
  amountCase('published', 'an amount in another notation', [
    '"0x10"',
    '"1,00"',
    '"1,000.00"',
    '"1_000"',
    '"၁.၀၀"',
  ]),
  amountCase('recommended', 'a third decimal', ['"1.001"', '"0.001"']),
  amountCase('recommended', 'an amount with a plus, a bare point or leading zeros', [
    '"+1.00"',
    '".5"',
    '"5."',
    '"01.00"',
  ]),
  amountCase('recommended', 'an amount beyond any ledger', ['"99999999999999999999999999999999.00"']),
];
