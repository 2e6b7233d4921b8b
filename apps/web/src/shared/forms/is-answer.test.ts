import { expect, test, vi } from 'vitest';
import { CallFailed, CallError } from '../api.ts';
import { isAnswer } from './is-answer.ts';

// The page reads what it keeps as soon as it is loaded.
vi.hoisted(() => {
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  Object.assign(globalThis, { localStorage: nothing, sessionStorage: nothing });
});

const refused = (code: string) => new CallError({ success: false, code, message: '', value: null });

test('a business error is an answer; a broken line and a fault of the server are none', () => {
  expect(isAnswer(refused('payment_password_wrong'))).toBe(true);
  expect(isAnswer(refused('unknown_error'))).toBe(false);
  expect(isAnswer(new CallFailed('timeout'))).toBe(false);
});
