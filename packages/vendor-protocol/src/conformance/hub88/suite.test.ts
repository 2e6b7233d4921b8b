import { formatAmount, money } from '@hintha/money';
import { expect, test } from 'vitest';
import { runConformance, type CaseResult } from '../run-conformance.ts';
import {
  CURRENCY,
  startReferenceOperator,
  TOKEN,
  USER,
  VENDOR_KEYS,
  type Fault,
} from './reference-operator.ts';
import { HUB88_SUITE } from './suite.ts';

const target = (baseUrl: string) => ({
  baseUrl,
  privateKey: VENDOR_KEYS.privateKey,
  user: USER,
  token: TOKEN,
  currency: CURRENCY,
  gameCode: 'any',
});

test('an operator that keeps the rules passes every case, again and again, and the account keeps its balance', async () => {
  const operator = await startReferenceOperator();
  const failed: CaseResult[] = [];
  const report = (result: CaseResult) => void (result.passed || failed.push(result));
  for (let run = 0; run < 2; run += 1) {
    const tally = await runConformance(HUB88_SUITE, { target: target(operator.url), report });
    expect(failed).toEqual([]);
    expect(tally.failed).toBe(0);
    expect(formatAmount(operator.balance())).toBe('1000.00');
  }
  await operator.stop();
});

test('the smallest account that the help names is enough', async () => {
  const operator = await startReferenceOperator([], money(2_000n));
  const tally = await runConformance(HUB88_SUITE, { target: target(operator.url), report: () => {} });
  expect(tally).toMatchObject({ failed: 0 });
  await operator.stop();
});

const CAUGHT: readonly (readonly [fault: Fault, by: readonly string[]])[] = [
  ['no signature check', ['no signature is answered', 'a wrong signature is answered']],
  ['signature in any spelling', ['a signature without its padding']],
  [
    'signature over the body written again',
    ['a signature of the body written again', 'an odd order of keys'],
  ],
  ['reads before it verifies', ['a wrong signature is reported before a malformed body is']],
  ['loose amounts', ['an amount in text', 'a fraction of a unit']],
  ['negative amounts made positive', ['a negative amount']],
  ['amounts in hundredths', ['an amount of 1000 moves a hundredth', 'a bet takes, a win pays']],
  ['validation errors are faults', ['a body that is not JSON', 'a call without a field', 'no signed body']],
  ['errors are bad requests', ['a win on an unknown bet is answered', 'no signature is answered']],
  ['unknown fields refused', ['fields that the operator does not know are tolerated']],
  ['no echo', ['an answer repeats the request_uuid']],
  ['one request_uuid for all', ['an answer repeats the request_uuid', 'comes in another call']],
  ['spellings are different transactions', ['a transaction_uuid in upper case']],
  ['any other method is a fault', ['a GET and an unknown path are rejected without a fault']],
  [
    'replay moves again',
    ['a bet sent three times is taken once', '50 copies of one bet', '50 copies of one win'],
  ],
  ['replay is a duplicate', ['a bet sent three times is taken once', 'a rollback sent again']],
  [
    'replay reports the balance of today',
    ['the replay of a bet is answered', 'the replay of a win is answered'],
  ],
  ['replay needs funds', ['accepted when the balance would no longer cover it']],
  [
    'replay ignores a change',
    ['with another amount', 'with another round', 'with another game', 'with another bet'],
  ],
  ['no tombstone', ['a bet that comes after its rollback', 'a win that comes after its rollback']],
  ['unknown rollback refused', ['the rollback of an unknown transaction is accepted']],
  ['second rollback pays again', ['a second rollback under another transaction_uuid']],
  ['replayed rollback pays again', ['a rollback sent again gives nothing more', '50 copies of one rollback']],
  ['rollback moves nothing', ['the rollback of a bet gives it back', 'the rollback of a win takes it back']],
  ['reversal below zero', ['the rollback of a win that is spent leaves no balance below zero']],
  ['orphan win paid', ['a win on an unknown bet']],
  ['orphan win remembered', ['a win that came before its bet']],
  ['win on a reversed bet paid', ['a win on a bet that was reversed is not paid']],
  ['promotion needs a bet', ['a win of a promotion']],
  ['free bet takes', ['a free bet takes nothing']],
  ['reversed free bet pays', ['the rollback of a free bet gives nothing back']],
  ['insufficient funds without balance', ['a bet above the balance', 'a bet of the whole balance']],
  ['read and write apart', ['50 copies of one bet', 'of bets at once that each need most of the balance']],
  ['any token', ['an unknown token is answered']],
  [
    'token looked at always',
    ['a win is paid whatever its token', 'a rollback is carried out whatever its token'],
  ],
  ['any user', ['an unknown user is answered']],
  ['any currency', ['a bet or a win in another currency']],
];

test.each(CAUGHT)('an operator with the fault «%s» is caught', async (fault, by) => {
  const operator = await startReferenceOperator([fault]);
  for (const only of by) {
    const tally = await runConformance(HUB88_SUITE, { target: target(operator.url), report: () => {}, only });
    expect(tally).toEqual({ passed: 0, failed: expect.any(Number) });
    expect(tally.failed).toBeGreaterThan(0);
  }
  await operator.stop();
});

test('an operator that cannot be reached fails every case', async () => {
  const operator = await startReferenceOperator();
  await operator.stop();
  const tally = await runConformance(HUB88_SUITE, { target: target(operator.url), report: () => {} });
  expect(tally.passed).toBe(0);
  expect(tally.failed).toBe(HUB88_SUITE.cases.length);
});

test('the recommended cases can be left out', async () => {
  const operator = await startReferenceOperator(['reversal below zero']);
  const run = { target: target(operator.url), report: () => {} };
  expect(await runConformance(HUB88_SUITE, { ...run, publishedOnly: true })).toMatchObject({ failed: 0 });
  expect(await runConformance(HUB88_SUITE, run)).toMatchObject({ failed: 1 });
  await operator.stop();
});

test('every rule is shown by a case', () => {
  const shown = new Set(HUB88_SUITE.cases.map(({ rule }) => rule));
  expect(Object.keys(HUB88_SUITE.rules).filter((rule) => ![...shown].some((one) => one === rule))).toEqual(
    [],
  );
});
