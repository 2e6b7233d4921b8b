import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { kyat, openDepositor } from '../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { findChannel } from '../channels/channel-store.ts';
import { orderDeposit } from '../deposits/order-deposit.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const { call, hire } = testConsole(ctx);

let payer: Colleague;
let checker: Colleague;

beforeAll(async () => {
  payer = await hire('payer', 'payments');
  checker = await hire('checker', 'risk');
});

const KBZ = {
  id: 'kbzpay',
  type: 'MANUAL',
  name: 'KBZPay',
  min: '1000.00',
  max: '1000000.00',
  timeOutMinutes: 15,
  qrTemplate: null as string | null,
  provider: null as object | null,
  coin: null as object | null,
  receivers: [{ name: 'U Ba', number: '09-111', dailyCap: '5000000.00' }],
};

const post = (url: string, body: object, who = payer) =>
  call('POST', url, {
    token: who.token,
    body: { ...body, reason: 'our first way', requestId: randomUUID() },
  });
const propose = (changes: Partial<typeof KBZ> = {}) => post('/console/channels', { ...KBZ, ...changes });
const approve = ({ id, payloadHash }: { id: string; payloadHash: string }, who = checker) =>
  call('POST', `/console/approvals/${id}/approve`, { token: who.token, body: { payloadHash } });
interface AdminChannel {
  readonly id: string;
  readonly active: boolean;
  readonly min: string;
  readonly max: string;
  readonly fee: string;
  readonly receivers: object[];
}
const channels = async (): Promise<AdminChannel[]> =>
  (await call('GET', '/console/channels', { token: checker.token })).body.value;
const order = async (methodId: string) => {
  const asked = { methodId, amount: kyat(5_000), requestId: randomUUID() };
  return orderDeposit(ctx, await openDepositor(ctx), asked);
};

test('where no channel is, one is proposed, approved by another, switched on and ordered by', async () => {
  expect(await channels()).toEqual([]);
  const proposed = await propose();
  expect([proposed.status, await channels()]).toEqual([200, []]);
  expect((await approve(proposed.body.value, payer)).body.code).toBe('own_proposal');
  expect((await approve(proposed.body.value)).status).toBe(200);
  expect(await channels()).toMatchObject([
    { id: 'kbzpay', active: false, receivers: [{ number: '09-111', healthy: true }] },
  ]);
  await expect(order('kbzpay')).rejects.toThrow('not_found');
  const body = { active: true, reason: 'it is looked after' };
  await call('PUT', '/console/channels/kbzpay/active', { token: payer.token, body });
  expect(await order('kbzpay')).toMatchObject({ state: 'AWAITING' });
});

test('a channel that is there is neither proposed again nor opened by a proposal that came second', async () => {
  const [first, second] = [await propose({ id: 'twice' }), await propose({ id: 'twice', max: '2000.00' })];
  expect((await approve(first.body.value)).status).toBe(200);
  expect((await approve(second.body.value)).body.code).toBe('proposal_changed');
  expect(await propose({ id: 'twice' })).toMatchObject({
    body: { code: 'bad_request', value: { fields: [{ field: 'id', problem: 'present' }] } },
  });
});

test.each([
  ['max', { max: '999.99' }],
  ['receivers', { receivers: [] }],
  ['receivers', { receivers: [...KBZ.receivers, ...KBZ.receivers] }],
  ['qrTemplate', { qrTemplate: '{number}' }],
  ['qrTemplate', { type: 'QR' }],
  ['provider', { type: 'CARD', receivers: [] }],
  ['provider', { provider: { url: 'https://pay.example', secret: 'a secret of both sides' } }],
  ['coin', { coin: { currency: 'USDT', rate: '4500.0000' } }],
])('a channel whose %s does not go with the rest is not proposed', async (field, changes) => {
  expect(await propose({ id: 'wrong', ...changes })).toMatchObject({
    status: 400,
    body: { value: { fields: [{ field }] } },
  });
});

test('the secret of a provider is stored, and no proposal shows it', async () => {
  const provider = { url: 'https://pay.example', secret: 'a secret of both sides' };
  const coin = { currency: 'USDT', rate: '4500.0000' };
  const proposed = await propose({ id: 'usdt', type: 'CRYPTO', receivers: [], provider, coin });
  const shown = await call('GET', '/console/approvals', { token: checker.token });
  expect(JSON.stringify(shown.body)).not.toContain(provider.secret);
  expect((await approve(proposed.body.value)).status).toBe(200);
  expect(await findChannel(db, 'usdt')).toMatchObject({ provider, coin: { rate: 45_000_000n } });
});

test('a further receiver counts once a second person has approved it', async () => {
  const receiver = { name: 'Daw Mya', number: '09-222', dailyCap: '1000.00' };
  const add = (changes: object, id = 'kbzpay') =>
    post(`/console/channels/${id}/receivers`, { ...receiver, ...changes });
  expect((await add({}, 'nowhere')).body.code).toBe('not_found');
  expect((await add({ number: '09-111' })).body.code).toBe('bad_request');
  const [first, second] = [await add({}), await add({})];
  expect((await approve(first.body.value)).status).toBe(200);
  expect((await approve(second.body.value)).body.code).toBe('proposal_changed');
  const kbz = (await channels()).find(({ id }) => id === 'kbzpay');
  expect(kbz?.receivers).toMatchObject([{ number: '09-111' }, { number: '09-222', dailyCap: '1000.00' }]);
});

const termsOf = async (id: string) => {
  const [channel] = (await channels()).filter((one) => one.id === id);
  return channel && [channel.min, channel.max, channel.fee];
};

test('limits and fee of an open channel are changed by two, and count for the orders that follow', async () => {
  await approve((await propose({ id: 'terms' })).body.value);
  expect(await termsOf('terms')).toEqual(['1000.00', '1000000.00', '0.00']);
  const set = async (terms: object, id = 'terms') => {
    const body = { min: '500.00', max: '2000.00', fee: '1.50', ...terms };
    const worded = { ...body, reason: 'a new contract', requestId: randomUUID() };
    return (await call('PUT', `/console/channels/${id}`, { token: payer.token, body: worded })).body;
  };
  expect((await set({}, 'nowhere')).code).toBe('not_found');
  expect((await set({ max: '499.99' })).code).toBe('bad_request');
  // Above the whole, or below nothing, whoever pays in would be given money.
  for (const fee of ['100.00', '-1.00']) expect((await set({ fee })).code).toBe('bad_request');
  const [first, second] = [await set({}), await set({ max: '3000.00' })];
  expect((await approve(first.value, payer)).body.code).toBe('own_proposal');
  expect(await termsOf('terms')).toEqual(['1000.00', '1000000.00', '0.00']);
  expect((await approve(first.value)).status).toBe(200);
  expect(await termsOf('terms')).toEqual(['500.00', '2000.00', '1.50']);
  expect((await approve(second.value)).body.code).toBe('proposal_changed');
  const body = { active: true, reason: 'it is looked after' };
  await call('PUT', '/console/channels/terms/active', { token: payer.token, body });
  await expect(order('terms')).rejects.toThrow('amount');
});

test('who does not pay may not propose one', async () => {
  const reader = await hire('reader', 'auditor');
  expect((await post('/console/channels', KBZ, reader)).status).toBe(403);
});
