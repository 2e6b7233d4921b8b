import { expect, test } from 'vitest';
import { leadTo, type Hit } from './lead-to.ts';

const hit = (kind: Hit['kind'], rest: Partial<Hit> = {}): Hit => ({
  kind,
  id: '7',
  accountId: '12',
  account: 'thida',
  title: '44',
  state: null,
  amount: null,
  at: null,
  ...rest,
});

test.each([
  ['member', {}, '/members/7'],
  ['deposit', {}, '/deposits/7'],
  ['payout', {}, '/withdrawals/44'],
  ['posting', {}, '/members/12?tab=money'],
  ['bet', {}, '/members/12?tab=bets'],
  ['approval', { state: 'open' }, '/approvals/7'],
  ['approval', { state: 'executed' }, '/approvals/7?state=executed'],
] as const)('a %s with %j leads to %s', (kind, rest, address) => {
  expect(leadTo(hit(kind, rest))).toBe(address);
});
