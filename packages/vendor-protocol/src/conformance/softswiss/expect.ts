import assert from 'node:assert/strict';
import { formatAmount, parseAmount, type Money } from '@hintha/money';
import { z } from 'zod';
import { isApiCode, isBalanceCode, type ApiCode } from '../../softswiss/errors.ts';
import type { Call } from '../../softswiss/message.ts';
import type { Answer } from './probe.ts';

const errorBody = z.object({
  code: z.literal('invalid_argument'),
  meta: z.object({ api_code: z.string(), api_message: z.string().min(1), balance: z.string().optional() }),
});

const describe = (answer: Answer): string => {
  const text = Buffer.from(answer.body).toString('utf8').slice(0, 200);
  return `the answer was ${answer.status} ${text === '' ? 'without a body' : text}`;
};

/** The reply of a call that the operator must have accepted. */
export const accepted = <Request, Reply>(call: Call<Request, Reply>, answer: Answer): Reply => {
  assert(answer.status === 200, `${call.path} should have been accepted: ${describe(answer)}`);
  const parsed = call.reply.parse(answer.body);
  assert(
    parsed.ok,
    `${call.path} gave a reply that cannot be read${parsed.ok ? '' : `: ${parsed.validationError.message}`}`,
  );
  return parsed.value;
};

const readBusinessError = (answer: Answer, apiCode: ApiCode) => {
  assert(answer.status === 400, `${apiCode} should have been refused with 400: ${describe(answer)}`);
  try {
    return errorBody.parse(JSON.parse(Buffer.from(answer.body).toString('utf8')));
  } catch {
    return assert.fail(`the refusal is not of the dialect: ${describe(answer)}`);
  }
};

/** The operator must have refused with this code, and with this balance where the code carries one. */
export const expectRefused = (answer: Answer, apiCode: ApiCode, balance?: Money): void => {
  const { meta } = readBusinessError(answer, apiCode);
  assert(meta.api_code === apiCode, `api_code should be ${apiCode}: ${describe(answer)}`);
  if (!isApiCode(meta.api_code) || !isBalanceCode(meta.api_code) || balance === undefined) return;
  assert(meta.balance !== undefined, `api_code ${apiCode} should carry the balance: ${describe(answer)}`);
  expectAmount(parseAmount(meta.balance), balance, 'the balance in the refusal');
};

export const expectAmount = (actual: Money | 'not_an_amount', wanted: Money, what: string): void => {
  const shown = actual === 'not_an_amount' ? actual : formatAmount(actual);
  assert(actual === wanted, `${what} should be ${formatAmount(wanted)} and is ${shown}`);
};

export const expectSame = (actual: string, wanted: string, what: string): void =>
  assert(actual === wanted, `${what} should be «${wanted}» and is «${actual}»`);

/** Whatever the operator makes of it, it must be a refusal and not a fault. */
export const expectClientError = (answer: Answer, what: string): void =>
  assert(answer.status >= 400 && answer.status < 500, `${what} should be a 4xx: ${describe(answer)}`);

export const expectNoFault = (answer: Answer, what: string): void =>
  assert(answer.status < 500, `${what} should not be a fault of the operator: ${describe(answer)}`);
