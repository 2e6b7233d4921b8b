import { expect, test } from 'vitest';
import { asksCaptcha } from './asks-captcha.ts';

test.each([
  [{ captcha: true }, true],
  [{ captcha: false }, false],
  [{ fields: [] }, false],
  [null, false],
  ['captcha', false],
])('ACCESS-012 a business error with %j asks for a captcha: %s', (value, asked) => {
  expect(asksCaptcha(value)).toBe(asked);
});
