import { transaction } from '@hintha/platform';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
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
import { findPayout, selectPayouts } from '../payout-store.ts';
import { screenWithdrawal } from '../request/screen-withdrawal.ts';
import { payByGateway } from './pay-by-gateway.ts';

/** What the gateway was asked, and whether it falls silent after it has paid. */
let asked: { path: string; says: Record<string, string> }[] = [];
let isSilent = false;

const server = createServer(async (request, reply) => {
  const says = JSON.parse(await text(request)) as Record<string, string>;
  asked.push({ path: request.url ?? '', says });
  if (isSilent && request.url === '/payouts') return void reply.destroy();
  const answer = { reference: says.reference, status: 'PAID', payerReference: 'CHAIN-1' };
  reply.writeHead(200, { 'content-type': 'application/json' });
  return reply.end(JSON.stringify(answer));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());

const db = testDatabase();
const { port } = server.address() as AddressInfo;
const tested = testContext(db, { PAYOUT_URL: `http://127.0.0.1:${port}` });
const { ctx, call } = tested;
const ADDRESS = `T${'a'.repeat(33)}`;

beforeEach(() => {
  [asked, isSilent] = [[], false];
});

let requests = 0;

const openApproved = async () => {
  const member = await openMember(tested, 10_000_000n);
  const payee = {
    kind: 'usdt' as const,
    provider: 'TRC20',
    number: ADDRESS.slice(0, 28) + String(member.id).padStart(6, 'b'),
  };
  const bankAccountId = await openPayee(tested, member, payee);
  await openPast(tested, member, bankAccountId);
  const requestId = `coins-out-${(requests += 1)}`;
  const body = { bankAccountId, amount: 50_000, paymentPassword: PAYMENT_PASSWORD, requestId };
  const answer = await call('POST', '/wps/withdrawals', { token: member.token, body });
  const { id } = answer.body.value as { id: string };
  await screenWithdrawal(ctx, BigInt(id));
  const [payout] = await selectPayouts(db, [BigInt(id)]);
  const read = async () => {
    const { body: payload } = await call('GET', `/wps/withdrawals/${id}`, { token: member.token });
    return (payload.value as { payouts: object[] }).payouts[0];
  };
  return { payoutId: payout?.id ?? 0n, payee, read };
};

test('without a rate a payee that takes coins is paid by people', async () => {
  const { payoutId } = await openApproved();
  await payByGateway(ctx, payoutId);
  expect(await findPayout(db, payoutId)).toMatchObject({ way: 'staff', state: 'WAIT' });
  expect(asked).toEqual([]);
});

test('a payee that takes coins is paid what the amount buys, at the rate of the hour it was asked for in', async () => {
  await openTestChannel(db, { id: 'usdt', type: 'CRYPTO' });
  const { payoutId, payee, read } = await openApproved();
  isSilent = true;
  await expect(payByGateway(ctx, payoutId)).rejects.toThrow('fetch failed');
  const order = { channelId: 'usdt', rate: '5000.0000', before: '4500.0000', at: ctx.clock.now() };
  await transaction(db, (tx) => setCoinRate(tx, order));
  await payByGateway(ctx, payoutId);
  expect(asked.map(({ path }) => path)).toEqual(['/payouts', '/payouts/query']);
  expect(asked[0]?.says).toMatchObject({
    reference: `part-${payoutId}`,
    provider: 'TRC20',
    number: payee.number,
    amount: '11.11',
    currency: 'USDT',
  });
  expect(await read()).toMatchObject({
    amount: '50000.00',
    state: 'CONFIRM_WAIT',
    coin: { amount: '11.11', rate: '4500.0000' },
  });
});
