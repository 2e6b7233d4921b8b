import { ROUTES } from '@hintha/contract';
import { expect, test } from 'vitest';
import { openPlaced } from '../../../../../../tools/agents/open-team.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { givenSession } from '../../../../../../tools/scenario/index.ts';
import { openSubAccount } from './open-sub-account.ts';

const db = testDatabase({ role: 'hintha_app' });
const tested = testContext(db);
const { call, clock, ctx } = tested;

const openSub = async () => {
  const agent = await openPlaced(tested);
  const order = { username: 'walletless', permissions: ['view'] as const, remark: '' };
  const { id } = await openSubAccount(ctx, agent.id, order);
  await givenSession(db, id, { token: 'of-a-sub-account', at: clock.now() });
  return 'of-a-sub-account';
};

test('a sub-account has no wallet: whatever it looks at it is answered, and it neither pays in nor out nor plays', async () => {
  const token = await openSub();
  const looks = Object.values(ROUTES).filter(({ method, guard }) => method === 'GET' && guard !== 'visitor');
  const failed: string[] = [];
  for (const { path } of looks) {
    const url = path.replaceAll(/:\w+/g, '1');
    if ((await call('GET', url, { token })).body.code === 'unknown_error') failed.push(url);
  }
  expect(failed).toEqual([]);
  const withdrawal = {
    payeeId: '1',
    amount: '5000.00',
    paymentPassword: '246802',
    requestId: 'out-request-1',
  };
  const out = await call('POST', '/wps/withdrawals', { token, body: withdrawal });
  expect(out.body.success).toBe(false);
  const bet = {
    gameCode: 'MM2D',
    issue: '20261201-01',
    bets: [],
    prizeMode: 1900,
    requestId: 'bet-request-1',
  };
  for (const [path, body] of [
    ['/wps/deposits', { channelId: 'kbzpay', amount: '5000.00', requestId: 'in-request-1' }],
    ['/lgw/lottery/bets', bet],
    ['/wps/transfer/upline', { amount: '5000.00', paymentPassword: '246802', requestId: 'up-request-1' }],
  ] as const) {
    const answer = await call('POST', path, { token, body });
    expect([path, answer.body.code]).not.toContain('unknown_error');
    expect([path, answer.body.success]).toEqual([path, false]);
  }
});
