import { expect, test } from 'vitest';
import { agentAddressOf, parseAgentAddress } from './agent-address.ts';

test('an address leads to the page and to what it was asked for', () => {
  const query = { account: 'မောင် & Co', period: 'last-30', page: '2' };
  const address = agentAddressOf({ page: 'userLoss', query });
  expect(address).toMatch(/^#agent\/userLoss\?/u);
  expect(parseAgentAddress(address)).toEqual({ name: 'agent-area', page: 'userLoss', query });
  expect(parseAgentAddress(agentAddressOf({ page: 'myIncome' }))).toEqual({
    name: 'agent-area',
    page: 'myIncome',
    query: {},
  });
});

test('the same is asked for by one address', () => {
  const one = agentAddressOf({ page: 'userLoss', query: { order: 'stake', account: 'su' } });
  expect(agentAddressOf({ page: 'userLoss', query: { account: 'su', order: 'stake' } })).toBe(one);
});

test.each(['', '#main', '#agent/', '#agent/nowhere', '#agent/userLoss/more', '#agents/userLoss'])(
  '%s leads to none of its pages',
  (hash) => {
    expect(parseAgentAddress(hash)).toBeNull();
  },
);
