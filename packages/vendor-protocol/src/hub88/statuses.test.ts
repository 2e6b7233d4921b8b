import { money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeJson } from '../message.ts';
import {
  errorMessage,
  isCleanDecline,
  isErrorStatus,
  readEcho,
  STATUSES,
  toErrorReply,
  toValidationErrorReply,
} from './statuses.ts';

const ECHO = { request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af', user: 'mya1' };
const statuses = Object.keys(STATUSES);

test('an error is HTTP 200 and repeats what is known of its call', () => {
  expect(toErrorReply('RS_ERROR_INVALID_TOKEN', ECHO)).toEqual({
    status: 200,
    body: { status: 'RS_ERROR_INVALID_TOKEN', ...ECHO },
  });
  expect(toErrorReply('RS_ERROR_INVALID_SIGNATURE', {}).body).toEqual({
    status: 'RS_ERROR_INVALID_SIGNATURE',
  });
});

test('insufficient funds come with the real balance, times 100000', () => {
  const { body } = toErrorReply('RS_ERROR_NOT_ENOUGH_MONEY', ECHO, { currency: 'MMK', balance: money(356n) });
  expect(JSON.parse(writeJson(body))).toEqual({
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    ...ECHO,
    currency: 'MMK',
    balance: 356_000,
  });
});

test('insufficient funds cannot be reported without the balance', () => {
  const status = 'RS_ERROR_NOT_ENOUGH_MONEY' as 'RS_ERROR_UNKNOWN';
  expect(() => toErrorReply(status, ECHO)).toThrow('carries the balance');
});

test('an error is read as it was written, and what of it cannot be read does not hide the status', () => {
  const { body } = toErrorReply('RS_ERROR_NOT_ENOUGH_MONEY', ECHO, { currency: 'MMK', balance: money(356n) });
  expect(errorMessage.parse(Buffer.from(writeJson(body)))).toEqual({
    ok: true,
    value: { status: body.status, ...ECHO, currency: 'MMK', balance: money(356n) },
  });
  const odd = { status: 'RS_ERROR_UNKNOWN', user: 7, request_uuid: null, balance: 'plenty' };
  expect(errorMessage.parse(Buffer.from(JSON.stringify(odd)))).toMatchObject({
    ok: true,
    value: { status: 'RS_ERROR_UNKNOWN', balance: undefined },
  });
});

const statusOf = (kind: 'syntax' | 'type') => toValidationErrorReply({ kind, message: '' }, {}).body.status;

test('a malformed body is WRONG_SYNTAX, a field out of its type is WRONG_TYPES', () => {
  expect([statusOf('syntax'), statusOf('type')]).toEqual(['RS_ERROR_WRONG_SYNTAX', 'RS_ERROR_WRONG_TYPES']);
});

test('only after a decline for money or a limit is a bet not rolled back', () => {
  expect(statuses.filter(isCleanDecline)).toEqual(['RS_ERROR_NOT_ENOUGH_MONEY', 'RS_ERROR_LIMIT_REACHED']);
});

test('every status of the table but one is an error, and nothing else is', () => {
  expect(statuses.filter((status) => !isErrorStatus(status))).toEqual(['RS_OK']);
  for (const status of ['toString', '__proto__', '', 'RS_ERROR']) expect(isErrorStatus(status)).toBe(false);
});

test('what there is to repeat is found in any body, and no bytes make that throw', () => {
  expect(readEcho(Buffer.from(JSON.stringify({ ...ECHO, amount: [] })))).toEqual(ECHO);
  expect(readEcho(Buffer.from('{"user":7,"request_uuid":"no uuid"}'))).toEqual({});
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json().map((text) => Buffer.from(text)),
        fc.uint8Array(),
      ),
      (body) => {
        expect(Object.keys(readEcho(body)).every((key) => key in ECHO)).toBe(true);
      },
    ),
  );
});
