import { money } from '@hintha/money';
import { expect, test } from 'vitest';
import {
  API_CODES,
  isApiCode,
  isBalanceCode,
  toErrorReply,
  toValidationErrorReply,
  type ApiCode,
} from './errors.ts';

const codes = Object.keys(API_CODES) as ApiCode[];

test.each(codes)('%s comes with status 400, or with 500 when it is one of the five hundreds', (code) => {
  const { status, body } = isBalanceCode(code) ? toErrorReply(code, money(0n)) : toErrorReply(code);
  expect(status).toBe(code.startsWith('5') ? 500 : 400);
  expect(body.code).toBe(status === 500 ? 'internal' : 'invalid_argument');
  expect(body.meta.api_code).toBe(code);
  expect(body.meta.api_message).not.toBe('');
});

test('insufficient funds come with the balance in main units', () => {
  expect(toErrorReply('100', money(5_000n))).toEqual({
    status: 400,
    body: {
      code: 'invalid_argument',
      msg: 'insufficient funds',
      meta: { api_code: '100', api_message: 'insufficient funds', balance: '50.00' },
    },
  });
});

test('only 100, 105 and 106 must carry the balance', () => {
  expect(codes.filter(isBalanceCode)).toEqual(['100', '105', '106']);
});

test('an error that must carry the balance cannot be made without it', () => {
  // @ts-expect-error The compiler sees it too.
  expect(() => toErrorReply('106')).toThrow('carries the balance');
});

test('an error without a balance has no such field', () => {
  expect(toErrorReply('403').body.meta).not.toHaveProperty('balance');
});

test('a validation error is a bad request that names the field', () => {
  const { status, body } = toValidationErrorReply({ kind: 'type', message: 'amount: must be above zero' });
  expect(status).toBe(400);
  expect(body.meta).toEqual({ api_code: '400', api_message: 'amount: must be above zero' });
});

test.each(['toString', '__proto__', '', '999'])('%j is no code of the table', (code) => {
  expect(isApiCode(code)).toBe(false);
});
