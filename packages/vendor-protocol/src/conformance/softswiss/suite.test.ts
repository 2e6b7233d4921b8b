import { formatAmount, money } from '@hintha/money';
import { expect, test } from 'vitest';
import { ACCOUNT, CURRENCY, startReferenceOperator, TOKEN, type Fault } from './reference-operator.ts';
import { runConformance, type CaseResult } from '../run-conformance.ts';
import { SOFTSWISS_SUITE } from './suite.ts';

const target = (baseUrl: string) => ({
  baseUrl,
  token: TOKEN,
  account: ACCOUNT,
  currency: CURRENCY,
  gameId: 'any',
});

test('an operator that keeps the rules passes every case, again and again, and the account keeps its balance', async () => {
  const operator = await startReferenceOperator();
  const failed: CaseResult[] = [];
  const report = (result: CaseResult) => void (result.passed || failed.push(result));
  for (let run = 0; run < 2; run += 1) {
    expect(await runConformance(SOFTSWISS_SUITE, { target: target(operator.url), report })).toMatchObject({
      failed: 0,
    });
  }
  expect(failed).toEqual([]);
  expect(formatAmount(operator.balance())).toBe('1000.00');
  await operator.stop();
});

test('the smallest account that the help names is enough', async () => {
  const operator = await startReferenceOperator([], money(2_000n));
  const tally = await runConformance(SOFTSWISS_SUITE, { target: target(operator.url), report: () => {} });
  expect(tally).toMatchObject({ failed: 0 });
  await operator.stop();
});

const CAUGHT: readonly (readonly [fault: Fault, by: readonly string[]])[] = [
  ['no signature check', ['no signature is refused']],
  ['signature in any case', ['a signature in upper case is refused']],
  ['signature over the body written again', ['a signature of the body written again is refused']],
  ['reads before it verifies', ['a wrong signature is reported before a malformed body is']],
  ['no size limit', ['a body above 64 KiB is refused']],
  [
    'loose amounts',
    [
      'an amount with an exponent is a bad request',
      'a negative amount is a bad request',
      'a number in place of text is a bad request',
    ],
  ],
  ['validation errors are faults', ['no signed body, however hostile, is a fault of the operator']],
  ['unknown fields refused', ['fields that the operator does not know are tolerated']],
  ['no bonus amount', ['a signed call is served']],
  [
    'replay moves again',
    ['a bet sent three times is taken once', '50 copies of one bet at once are one movement with one answer'],
  ],
  ['replay reports the balance of today', ['the replay of a bet gives its id and the balance of then']],
  ['replay ignores a change', ['a replay with another amount is refused with 155']],
  [
    'torn batch',
    ['a batch whose second entry fails moves nothing', 'a batch whose last entry is forbidden moves nothing'],
  ],
  ['error reports the balance in the middle', ['a batch whose second entry fails moves nothing']],
  ['error without balance', ['a bet above the balance is refused with 100 and the balance']],
  [
    'no tombstone',
    [
      'a bet that comes after its rollback is refused with 409',
      'a win that comes after its rollback is refused with 409',
    ],
  ],
  ['batch checked by its sum', ['a win pays for the bet behind it and not for the one in front of it']],
  ['rollback moves nothing', ['the rollback of a bet gives it back', 'the rollback of a win takes it back']],
  [
    'replayed rollback pays again',
    ['a rollback sent twice gives back once', '50 copies of one rollback at once'],
  ],
  ['unknown rollback refused', ['the rollback of an unknown original is accepted with an empty id']],
  ['second rollback pays again', ['a second rollback under another id']],
  ['reversal below zero', ['the rollback of a win that is spent stops at zero']],
  [
    'read and write apart',
    [
      '50 copies of one bet at once are one movement with one answer',
      'of bets at once that each need most of the balance only one is taken',
    ],
  ],
  ['second finish refused', ['a finish, once or again, answers the balance']],
  ['any player', ['an unknown player is refused with 101 on every call']],
  ['any other method is a fault', ['a GET and an unknown path are refused without a fault']],
  ['any currency', ['a currency that is not the player’s is refused with 154']],
];

test.each(CAUGHT)('an operator with the fault «%s» is caught', async (fault, by) => {
  const operator = await startReferenceOperator([fault]);
  for (const only of by) {
    const tally = await runConformance(SOFTSWISS_SUITE, {
      target: target(operator.url),
      report: () => {},
      only,
    });
    expect(tally).toEqual({ passed: 0, failed: expect.any(Number) });
    expect(tally.failed).toBeGreaterThan(0);
  }
  await operator.stop();
});

test('an operator that cannot be reached fails every case', async () => {
  const operator = await startReferenceOperator();
  await operator.stop();
  const tally = await runConformance(SOFTSWISS_SUITE, { target: target(operator.url), report: () => {} });
  expect(tally.passed).toBe(0);
  expect(tally.failed).toBeGreaterThan(60);
});

test('the recommended cases can be left out', async () => {
  const operator = await startReferenceOperator(['replay ignores a change']);
  const run = { target: target(operator.url), report: () => {} };
  expect(await runConformance(SOFTSWISS_SUITE, { ...run, publishedOnly: true })).toMatchObject({ failed: 0 });
  expect(await runConformance(SOFTSWISS_SUITE, run)).toMatchObject({ failed: 3 });
  await operator.stop();
});
