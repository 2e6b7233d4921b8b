import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import {
  openMember,
  openPast,
  openPayee,
  PAYMENT_PASSWORD,
} from '../../../../../../../tools/payments/members.ts';
import { openTestChannel } from '../../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../../tools/test-context.ts';
import { setCoinRate } from '../../channels/set-channel.ts';
import { screenWithdrawal } from '../request/screen-withdrawal.ts';

const db = testDatabase();
const tested = testContext(db);
const { ctx, call } = tested;
let requests = 0;

const request = async (kind: 'usdt' | 'ewallet') => {
  requests += 1;
  const member = await openMember(tested, 10_000_000n);
  const coins = {
    kind: 'usdt' as const,
    provider: 'TRC20',
    number: `T${String(requests).padStart(33, 'b')}`,
  };
  const bankAccountId = await openPayee(tested, member, kind === 'usdt' ? coins : undefined);
  await openPast(tested, member, bankAccountId);
  const requestId = `owed-coins-${requests}`;
  const body = { bankAccountId, amount: 50_000, paymentPassword: PAYMENT_PASSWORD, requestId };
  const answer = await call('POST', '/wps/withdrawals', { token: member.token, body });
  const { id } = answer.body.value as { id: string };
  const coin = async () => {
    const { body: payload } = await call('GET', `/wps/withdrawals/${id}`, { token: member.token });
    return (payload.value as { payouts: { coin: object | null }[] }).payouts[0]?.coin;
  };
  return { approve: () => screenWithdrawal(ctx, BigInt(id)), coin };
};

test('who pays coins by hand is told how many, at the rate of the hour of the approval', async () => {
  await openTestChannel(db, { id: 'usdt', type: 'CRYPTO' });
  const { approve, coin } = await request('usdt');
  expect(await coin()).toBeNull();
  await approve();
  expect(await coin()).toEqual({ amount: '11.11', rate: '4500.0000' });
  await transaction(db, (tx) =>
    setCoinRate(tx, { channelId: 'usdt', rate: '5000.0000', before: '4500.0000', at: ctx.clock.now() }),
  );
  expect(await coin()).toEqual({ amount: '11.11', rate: '4500.0000' });
});

test('a payee that takes money is owed no coins', async () => {
  const { approve, coin } = await request('ewallet');
  await approve();
  expect(await coin()).toBeNull();
});
