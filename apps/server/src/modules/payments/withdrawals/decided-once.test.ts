import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import {
  openMember,
  openPast,
  openPayee,
  PAYMENT_PASSWORD,
} from '../../../../../../tools/payments/members.ts';
import { interleave, turnsFor } from '../../../../../../tools/servers/interleave.ts';
import { testServers } from '../../../../../../tools/servers/test-servers.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { readBalance } from '../../wallet/index.ts';
import { askGateway, payByGateway } from './payouts/pay-by-gateway.ts';
import { selectPayouts } from './payout-store.ts';
import { screenWithdrawal } from './request/screen-withdrawal.ts';
import { findWithdrawal } from './withdrawal-store.ts';

/** A gateway that pays what it is asked to; how often it was asked for each reference is counted. */
const posts = new Map<string, number>();
const gateway = createServer(async (request, reply) => {
  const { reference } = JSON.parse(await text(request)) as { reference: string };
  if (request.url === '/payouts') posts.set(reference, (posts.get(reference) ?? 0) + 1);
  const isPaid = posts.has(reference);
  reply.writeHead(isPaid ? 200 : 404, { 'content-type': 'application/json' });
  reply.end(JSON.stringify(isPaid ? { reference, status: 'PAID', payerReference: 'K-1' } : {}));
});
gateway.listen(0, '127.0.0.1');
await once(gateway, 'listening');
afterAll(() => void gateway.close());

const { port } = gateway.address() as AddressInfo;
const { db, servers } = testServers({ PAYOUT_URL: `http://127.0.0.1:${port}` });
const [one, two] = servers;
const consoles = [testConsole(one.ctx), testConsole(two.ctx)] as const;
const FUNDS = 400_000_000n;
const RUNS = 20;
const LARGE_RUNS = 8;

let approver: Colleague;
let rejecter: Colleague;
beforeAll(async () => {
  approver = await consoles[0].hire('approver', 'payments');
  rejecter = await consoles[0].hire('rejecter', 'risk');
});
beforeEach(() => posts.clear());
afterEach(() => expectProven(db));

const ask = async (kyat: number) => {
  const member = await openMember(one, FUNDS);
  const bankAccountId = await openPayee(one, member);
  await openPast(one, member, bankAccountId);
  const body = { bankAccountId, amount: kyat, paymentPassword: PAYMENT_PASSWORD, requestId: randomUUID() };
  const answer = await one.call('POST', '/wps/withdrawals', { token: member.token, body });
  return { accountId: member.id, id: BigInt((answer.body.value as { id: string }).id) };
};
type Asked = Awaited<ReturnType<typeof ask>>;

const post = async (server: 0 | 1, { token }: Colleague, url: string, body: object) =>
  consoles[server].call('POST', url, { token, body });

const approve = (server: 0 | 1, { id }: Asked, who = approver) =>
  post(server, who, `/console/withdrawals/${id}/approve`, { requestId: randomUUID(), reason: 'in order' });

const reject = (server: 0 | 1, { id }: Asked, who = rejecter) =>
  post(server, who, `/console/withdrawals/${id}/reject`, { reason: 'HOUSE_RULES' });

/** The job that pays each payment, as a worker of either server runs it, and as it is run again. */
const pay = async (server: 0 | 1, { id }: Asked): Promise<void> => {
  const { ctx } = servers[server];
  for (const payout of await selectPayouts(ctx.db, [id])) await payByGateway(ctx, payout.id);
};

const receive = async ({ id }: Asked): Promise<void> => {
  for (const { id: payoutId } of await selectPayouts(db, [id]))
    await post(0, approver, `/console/payouts/${payoutId}/claim`, { reason: 'looked into' });
  for (const { id: payoutId } of await selectPayouts(db, [id]))
    await post(1, approver, `/console/payouts/${payoutId}/force`, { reason: 'the bank has proven it' });
};

/** Brings to an end what was approved, and holds the ledger against the one thing that was decided. */
const expectOneEnd = async (asked: Asked, amount: bigint): Promise<string> => {
  await pay(0, asked);
  await receive(asked);
  const { state } = (await findWithdrawal(db, asked.id)) ?? {};
  const { balance, held } = (await readBalance(db, asked.accountId)) ?? {};
  const payouts = await selectPayouts(db, [asked.id]);
  expect(['COMPLETED', 'REJECTED']).toContain(state);
  const isPaid = state === 'COMPLETED';
  expect({ balance, held }).toEqual({ balance: isPaid ? FUNDS - amount : FUNDS, held: 0n });
  const asks = payouts.map(({ id }) => posts.get(`part-${id}`) ?? 0);
  expect(asks).toEqual(payouts.map(() => (isPaid ? 1 : 0)));
  return state ?? '';
};

const opened: Asked[] = [];
const large: Asked[] = [];
beforeAll(async () => {
  for (let count = 0; count < RUNS; count += 1) opened.push(await ask(50_000));
  for (let count = 0; count < LARGE_RUNS; count += 1) large.push(await ask(2_500_000));
});

test('an approval, a rejection, the screening and the job that pays it at once on two servers: one end, paid once or given back once', async () => {
  const ends = new Set<string>();
  await fc.assert(
    fc.asyncProperty(turnsFor(6), async (turns) => {
      const asked = opened.pop() ?? (await ask(50_000));
      const codes = await interleave<string>(turns, [
        async (server) => (await approve(server, asked)).body.code,
        async (server) => (await reject(server, asked)).body.code,
        async (server) => (await reject(server, asked, approver)).body.code,
        (server) => screenWithdrawal(servers[server].ctx, asked.id).then(() => 'screened'),
        (server) => pay(server, asked).then(() => 'paid'),
        (server) => askGateway(servers[server].ctx).then(() => 'asked'),
      ]);
      const rejected = codes.slice(1, 3).filter((code) => code === 'ok').length;
      const end = await expectOneEnd(asked, 5_000_000n);
      expect(rejected).toBe(end === 'REJECTED' ? 1 : 0);
      expect(codes[0] === 'ok' && end === 'REJECTED').toBe(false);
      ends.add(end);
    }),
    { numRuns: RUNS },
  );
  // Both were seen, so that the race was one.
  expect([...ends].toSorted()).toEqual(['COMPLETED', 'REJECTED']);
});

interface Proposed {
  readonly proposed: { readonly id: string; readonly payloadHash: string } | null;
}

test('a large one that takes two is approved by the second, rejected and paid at once on two servers: one end', async () => {
  await fc.assert(
    fc.asyncProperty(turnsFor(5), async (turns) => {
      const asked = large.pop() ?? (await ask(2_500_000));
      const { proposed } = (await approve(0, asked)).body.value as Proposed;
      const body = { payloadHash: proposed?.payloadHash };
      const confirm = (server: 0 | 1, who = rejecter) =>
        post(server, who, `/console/approvals/${proposed?.id}/approve`, body);
      const codes = await interleave<string>(turns, [
        async (server) => (await confirm(server)).body.code,
        async (server) => (await confirm(server)).body.code,
        async (server) => (await confirm(server, approver)).body.code,
        async (server) => (await reject(server, asked)).body.code,
        (server) => pay(server, asked).then(() => 'paid'),
      ]);
      const confirmed = codes.slice(0, 2).filter((code) => code === 'ok').length;
      // Whoever has proposed it is never the second of two.
      expect(codes[2]).not.toBe('ok');
      const end = await expectOneEnd(asked, 250_000_000n);
      expect([confirmed, codes[3]]).toEqual(end === 'COMPLETED' ? [1, 'withdrawal_decided'] : [0, 'ok']);
    }),
    { numRuns: LARGE_RUNS },
  );
});
