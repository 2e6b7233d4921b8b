import { expect, test } from 'vitest';
import { amountsOf, wayOf } from './refused-way.ts';

test.each([
  ['amount_out_of_range', 'amount'],
  ['insufficient_funds', 'amount'],
  ['payment_password_wrong', 'password'],
  ['payee_not_usable_yet', 'payees'],
  ['turnover_required', 'page'],
  ['funds_at_vendor', 'page'],
  ['too_many_requests', 'none'],
] as const)('%s leads to: %s', (code, way) => {
  expect(wayOf(code)).toBe(way);
});

test('the amounts that came with a business error are told by name, everything else is left out', () => {
  expect(amountsOf({ least: '10000.00', most: '3000000.00', until: 5 })).toEqual({
    least: '10000.00',
    most: '3000000.00',
  });
  expect(amountsOf(null)).toEqual({});
  expect(amountsOf('none')).toEqual({});
});
