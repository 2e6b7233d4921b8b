import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { readInbox } from '../../../../../../../tools/scenario/index.ts';
import {
  openMember,
  openPast,
  openPayee,
  PAYMENT_PASSWORD,
} from '../../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../../tools/test-wallet.ts';
import { readBalance } from '../../../wallet/index.ts';
import { selectPayouts } from '../payout-store.ts';
import { screenWithdrawal } from '../request/screen-withdrawal.ts';
import { findWithdrawal } from '../withdrawal-store.ts';
import { askGateway, payByGateway } from './pay-by-gateway.ts';

const KEY = 'shared with the gateway';
const MINUTE = 60_000;

type Mood =
  | 'pays'
  | 'waits'
  | 'refuses'
  | 'pays and falls silent'
  | 'is away'
  | 'loses it'
  | 'talks nonsense';

/** A gateway that keeps to the protocol: each reference is paid once, however often it is posted. */
const gateway = { mood: 'pays' as Mood, posts: 0, asks: 0, wrong: 0, paid: new Map<string, string>() };

const isSigned = (headers: Record<string, unknown>, body: string): boolean => {
  const { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature } = headers;
  const wanted = createHmac('sha256', KEY)
    .update(`${String(timestamp)}.${String(nonce)}.${body}`)
    .digest('hex');
  return signature === wanted;
};

/** What the gateway says of a payout; null when it says nothing and hangs up. */
const say = (reference: string, amount: string | null): object | null => {
  const { mood, paid } = gateway;
  const isPost = amount !== null;
  if (mood === 'is away' || (mood === 'loses it' && isPost)) return null;
  if (isPost && mood.startsWith('pays')) paid.set(reference, amount);
  if (mood === 'pays and falls silent' && isPost) return null;
  if (paid.has(reference)) return { reference, status: 'PAID', payerReference: 'K-1' };
  return { reference, ...STATUSES[mood] };
};

const STATUSES: Partial<Record<Mood, { status: string }>> = {
  waits: { status: 'PENDING' },
  refuses: { status: 'REFUSED' },
  'talks nonsense': { status: 'perhaps' },
};

const server = createServer(async (request, reply) => {
  const body = await text(request);
  if (!isSigned(request.headers, body)) gateway.wrong += 1;
  gateway[request.url === '/payouts' ? 'posts' : 'asks'] += 1;
  const { reference, amount = null } = JSON.parse(body) as { reference: string; amount?: string };
  const answer = say(reference, amount);
  if (answer === null) return void reply.destroy();
  reply.writeHead('status' in answer ? 200 : 404, { 'content-type': 'application/json' });
  return reply.end(JSON.stringify(answer));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());

const db = testDatabase();
const { port } = server.address() as AddressInfo;
const tested = testContext(db, { PAYOUT_URL: `http://127.0.0.1:${port}`, PAYOUT_KEY: KEY });
const { ctx, clock, call } = tested;

beforeEach(() => Object.assign(gateway, { mood: 'pays', posts: 0, asks: 0, wrong: 0, paid: new Map() }));
afterEach(() => expectProven(db));

let requests = 0;

/** A withdrawal of 50,000 that is approved, and its one payout. */
const openApproved = async () => {
  const member = await openMember(tested, 10_000_000n);
  const bankAccountId = await openPayee(tested, member);
  await openPast(tested, member, bankAccountId);
  const requestId = `payout-${(requests += 1)}`;
  const body = { bankAccountId, amount: 50_000, paymentPassword: PAYMENT_PASSWORD, requestId };
  const answer = await call('POST', '/wps/withdrawals', { token: member.token, body });
  const id = BigInt((answer.body.value as { id: string }).id);
  await screenWithdrawal(ctx, id);
  const [payout] = await selectPayouts(db, [id]);
  const payoutId = payout?.id ?? 0n;
  const look = async () => {
    const payouts = await selectPayouts(db, [id]);
    const withdrawal = await findWithdrawal(db, id);
    const { balance, held } = (await readBalance(db, member.id)) ?? {};
    const [{ state, way } = { state: null, way: null }] = payouts;
    return { withdrawal: withdrawal?.state, payout: state, way, balance, held };
  };
  return { id, payoutId, look };
};

const tryToPay = (payoutId: bigint): Promise<string> =>
  payByGateway(ctx, payoutId).then(
    () => 'ok',
    () => 'failed',
  );

test('a payout is signed, paid once, and waits for the member', async () => {
  const { payoutId, look } = await openApproved();
  await Promise.all([tryToPay(payoutId), tryToPay(payoutId), tryToPay(payoutId)]);
  await tryToPay(payoutId);
  expect(gateway).toMatchObject({ posts: 1, wrong: 0 });
  expect([...gateway.paid]).toEqual([[`part-${payoutId}`, '50000.00']]);
  expect(await look()).toMatchObject({ withdrawal: 'CONFIRMING', payout: 'CONFIRM_WAIT', held: 5_000_000n });
});

test('a job that ended between the call and its note asks what became of the payout and never pays again', async () => {
  const { payoutId, look } = await openApproved();
  gateway.mood = 'pays and falls silent';
  expect(await tryToPay(payoutId)).toBe('failed');
  expect(await look()).toMatchObject({ withdrawal: 'PAYING', payout: 'WAIT', held: 5_000_000n });
  expect(await tryToPay(payoutId)).toBe('ok');
  expect(gateway).toMatchObject({ posts: 1, asks: 1 });
  expect(await look()).toMatchObject({ payout: 'CONFIRM_WAIT' });
});

test('a job that ended before the call leaves the payout to people, after ten minutes', async () => {
  const { payoutId, look } = await openApproved();
  gateway.mood = 'loses it';
  expect(await tryToPay(payoutId)).toBe('failed');
  expect(await tryToPay(payoutId)).toBe('ok');
  expect(await look()).toMatchObject({ payout: 'WAIT', way: 'gateway' });
  clock.advance(10 * MINUTE);
  await askGateway(ctx);
  expect(await look()).toMatchObject({ payout: 'WAIT', way: 'staff', held: 5_000_000n });
  await askGateway(ctx);
  expect(gateway).toMatchObject({ posts: 1, asks: 2 });
});

test('a gateway that could not be reached is asked to pay once it can be, and people pay after ten minutes', async () => {
  const [late, never] = [await openApproved(), await openApproved()];
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  expect(await tryToPay(late.payoutId)).toBe('failed');
  expect(await tryToPay(never.payoutId)).toBe('failed');
  clock.advance(10 * MINUTE);
  expect(await tryToPay(never.payoutId)).toBe('failed');
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  await askGateway(ctx);
  expect([...gateway.paid]).toEqual([[`part-${late.payoutId}`, '50000.00']]);
  expect(await late.look()).toMatchObject({ withdrawal: 'CONFIRMING', payout: 'CONFIRM_WAIT' });
  expect(await never.look()).toMatchObject({ payout: 'WAIT', way: 'staff', held: 5_000_000n });
});

test('a payout under way is asked about every minute until it has an end', async () => {
  const { payoutId, look } = await openApproved();
  gateway.mood = 'waits';
  await tryToPay(payoutId);
  await askGateway(ctx);
  expect(gateway).toMatchObject({ posts: 1, asks: 0 });
  gateway.mood = 'is away';
  clock.advance(MINUTE);
  await askGateway(ctx);
  expect(await look()).toMatchObject({ withdrawal: 'PAYING', payout: 'WAIT', way: 'gateway' });
  gateway.mood = 'pays';
  gateway.paid.set(`part-${payoutId}`, '50000.00');
  await askGateway(ctx);
  expect(gateway).toMatchObject({ posts: 1, asks: 2 });
  expect(await look()).toMatchObject({ withdrawal: 'CONFIRMING', payout: 'CONFIRM_WAIT' });
});

test('WALLET-019 a payout that the gateway refuses gives the money back once, and the member is told', async () => {
  const { id, payoutId, look } = await openApproved();
  gateway.mood = 'refuses';
  await Promise.all([tryToPay(payoutId), tryToPay(payoutId)]);
  expect(await look()).toMatchObject({
    withdrawal: 'FAILED',
    payout: 'REFUNDED',
    balance: 10_000_000n,
    held: 0n,
  });
  const accountId = (await findWithdrawal(db, id))?.accountId ?? 0n;
  expect(await readInbox(db, accountId)).toContainEqual({
    kind: 'withdrawal_failed',
    values: expect.objectContaining({ order: String(id) }),
  });
});

test('an answer that cannot be read tells nothing of the payment', async () => {
  const { payoutId, look } = await openApproved();
  gateway.mood = 'talks nonsense';
  expect(await tryToPay(payoutId)).toBe('failed');
  expect(await tryToPay(payoutId)).toBe('failed');
  expect(await look()).toMatchObject({
    withdrawal: 'PAYING',
    payout: 'WAIT',
    way: 'gateway',
    held: 5_000_000n,
  });
  expect(gateway).toMatchObject({ posts: 1, asks: 1 });
});

test('a payout whose job was lost is taken up', async () => {
  const { payoutId, look } = await openApproved();
  await askGateway(ctx);
  expect(gateway).toMatchObject({ posts: 1, asks: 0 });
  expect([...gateway.paid.keys()]).toEqual([`part-${payoutId}`]);
  expect(await look()).toMatchObject({ payout: 'CONFIRM_WAIT' });
});

test('a house that has lost its gateway gives what was not asked for to people', async () => {
  const { payoutId, look } = await openApproved();
  const real = ctx.config.payoutUrl;
  ctx.config.payoutUrl = null;
  await tryToPay(payoutId);
  ctx.config.payoutUrl = real;
  expect(await look()).toMatchObject({ payout: 'WAIT', way: 'staff' });
  expect(gateway.posts).toBe(0);
});
