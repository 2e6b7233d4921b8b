import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAccount, readAudit, readInbox } from '../../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { openMember, PAYMENT_PASSWORD, type TestMember } from '../../../../../../tools/payments/members.ts';
import { giveTestPoints } from '../../../../../../tools/points/give-test-points.ts';
import { expectWholePoints } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { actorOf } from '../../audit/index.ts';
import { restrictAccount } from '../../protection/index.ts';
import { openRequirement } from '../../turnover/index.ts';
import { listPostings, readBalance } from '../../wallet/index.ts';
import { approveRedemption, rejectRedemption } from '../redemptions/decide-redemption.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, call, clock } = site;
const { call: callStaff, hire } = testConsole(ctx);
const kyat = (amount: number) => money(BigInt(amount) * 100n);

let payer: Colleague;
let support: Colleague;
let writer: Colleague;
beforeAll(async () => {
  payer = await hire('payer1', 'payments');
  support = await hire('support1', 'support');
  writer = await hire('writer1', 'content');
});
afterAll(async () => {
  await expectProven(db);
  await expectWholePoints(db);
});

let last = 0;
const listing = { picture: 'gem', stock: 10, mostEach: null, enabled: true, position: 1 };
const create = async (more: object = {}, { token } = writer) => {
  const names = { en: `Item ${(last += 1)}`, my: `လက်ဆောင် ${last}` };
  const body = {
    ...listing,
    names,
    points: 1_500,
    amount: '0.00',
    cost: '0.00',
    physical: false,
    reason: 'a new one',
    ...more,
  };
  return (await callStaff('POST', '/console/rewards', { token, body })).body;
};
const item = async (more: object = {}): Promise<string> => {
  const { value } = await create(more);
  return (value as { reward: { id: string } }).reward.id;
};
const saver = async (points: bigint, funds = 0n): Promise<TestMember> => {
  const member = await openMember(site, funds);
  await giveTestPoints(site, member.id, points);
  return member;
};
const redeem = async ({ token }: TestMember, rewardId: string, more: object = {}) => {
  const order = { rewardId, paymentPassword: PAYMENT_PASSWORD, requestId: `redeem-${(last += 1)}`, ...more };
  return (await call('POST', '/wps/points/redeem', { token, body: order, headers: { language: 'EN' } })).body;
};
const idOf = (body: { value: never }): string => (body.value as { id: string }).id;
const points = async ({ token }: TestMember): Promise<number> => {
  const { body } = await call('GET', '/wps/points/balance', { token });
  return (body.value as { points: number }).points;
};
const wallet = async ({ id }: TestMember) => (await readBalance(db, id))?.balance;
const left = async (rewardId: string): Promise<number | undefined> => {
  const { body } = await call('GET', '/wps/points/rewards?pageSize=100');
  const { list } = body.value as { list: { id: string; available: number }[] };
  return list.find(({ id }) => id === rewardId)?.available;
};
const redemptions = async ({ token }: TestMember) => {
  const { body } = await call('GET', '/wps/points/redeems', { token, headers: { language: 'EN' } });
  return (body.value as { list: { status: string; reason: string | null; remark: string }[] }).list;
};
const decide = async (action: 'approve' | 'reject', id: string, body: object = {}, { token } = payer) =>
  (await callStaff('POST', `/console/redemptions/${id}/${action}`, { token, body })).body;
const messagesOf = ({ id }: TestMember) => readInbox(db, id);

test('ENGAGE-021 rewards are shown to anyone, in the language of the caller and the order of the store', async () => {
  const second = await item({ names: { en: 'Second', my: 'ဒုတိယ' }, position: 0, mostEach: 2, stock: 3 });
  const hidden = await item({ enabled: false, position: 0 });
  const { body } = await call('GET', '/wps/points/rewards', { headers: { language: 'MY' } });
  const { list } = body.value as { list: { id: string; name: string }[] };
  expect(list.find(({ id }) => id === second)).toEqual({
    id: second,
    name: 'ဒုတိယ',
    points: 1_500,
    amount: '0.00',
    available: 3,
    mostEach: 2,
    physical: false,
    picture: '/art/reward/code/gem.svg',
  });
  const http = await site.http();
  expect((await http.inject('/art/reward/code/gem.svg')).headers['content-type']).toContain('image/svg+xml');
  for (const path of ['code/none', 'none/gem'])
    expect((await http.inject(`/art/reward/${path}.svg`)).statusCode).toBe(404);
  expect(list.some(({ id }) => id === hidden)).toBe(false);
  const { body: english } = await call('GET', '/wps/points/rewards?pageSize=1', {
    headers: { language: 'EN' },
  });
  expect(english.value).toMatchObject({ list: [{ name: 'Second' }] });
});

test('ENGAGE-022 ENGAGE-015 ENGAGE-023 a redemption takes points and stock at once, waits for the staff, and is listed for its member alone', async () => {
  const member = await saver(4_000n);
  const reward = await item();
  const { code, value } = await redeem(member, reward, { quantity: 2 });
  expect([code, value]).toMatchObject([
    'ok',
    { status: 'APPLYING', quantity: 2, points: 3_000, amount: '0.00', reason: null, remark: '' },
  ]);
  expect([await points(member), await left(reward)]).toEqual([1_000, 8]);
  expect(await redemptions(member)).toMatchObject([{ status: 'APPLYING', quantity: 2, rewardId: reward }]);
  expect(await redemptions(await saver(4_000n))).toEqual([]);
});

test('ENGAGE-022 two items of 1,500 points are refused with 2,900 points, and nothing is taken', async () => {
  const member = await saver(2_900n);
  const reward = await item();
  const { code, value } = await redeem(member, reward, { quantity: 2 });
  expect([code, value]).toEqual(['points_not_enough', { points: 2_900 }]);
  expect([await points(member), await left(reward)]).toEqual([2_900, 10]);
  expect(await redemptions(member)).toEqual([]);
});

test('ENGAGE-016 the withdraw password, the address and the mobile number are each asked for', async () => {
  const member = await saver(9_000n);
  const reward = await item({ physical: true });
  const whole = { receivingAddress: 'No. 1, Bagan Road, Yangon', mobileNum: '09 771 112 233' };
  for (const field of ['paymentPassword', 'receivingAddress', 'mobileNum']) {
    const { code, value } = await redeem(member, reward, { ...whole, [field]: ' '.trim() });
    expect([code, value]).toEqual(['not_empty', { fields: [{ field, problem: 'empty' }] }]);
  }
  expect((await redeem(member, reward, { ...whole, paymentPassword: '111111' })).code).toBe(
    'payment_password_wrong',
  );
  expect((await redeem(member, reward, { ...whole, mobileNum: 'call me' })).code).toBe('bad_request');
  expect([await points(member), await left(reward)]).toEqual([9_000, 10]);
  const { value } = await redeem(member, reward, whole);
  expect(value).toMatchObject(whole);
});

test('ENGAGE-015 what staff approves stays taken, with a remark for the member, and is kept in the audit', async () => {
  const member = await saver(2_000n);
  const id = idOf(await redeem(member, await item()));
  const { code, value } = await decide('approve', id, { remark: 'CODE-1234' });
  expect([code, value]).toMatchObject([
    'ok',
    { state: 'APPROVED', remark: 'CODE-1234', account: member.name },
  ]);
  expect(await redemptions(member)).toMatchObject([{ status: 'APPROVED', remark: 'CODE-1234' }]);
  expect(await points(member)).toBe(500);
  expect(await messagesOf(member)).toEqual([{ kind: 'redemption_approved', values: { orderNo: id } }]);
  expect(await readAudit(db, { subject: `redemption:${id}` })).toMatchObject([
    { action: 'redemption.approve', actor: 'payer1' },
  ]);
});

test('ENGAGE-015 what staff turns down gives back points, stock and money, with the reason', async () => {
  const member = await saver(2_000n, 500_000n);
  const reward = await item({ amount: '3000.00' });
  const id = idOf(await redeem(member, reward));
  expect([await points(member), await wallet(member), await left(reward)]).toEqual([500, kyat(2_000), 9]);
  expect((await decide('reject', id, { reason: 'OUT_OF_STOCK' })).code).toBe('ok');
  expect([await points(member), await wallet(member), await left(reward)]).toEqual([2_000, kyat(5_000), 10]);
  expect(await redemptions(member)).toMatchObject([{ status: 'REJECTED', reason: 'OUT_OF_STOCK' }]);
  const postings = await listPostings(db, member.id, { limit: 2 });
  expect(postings).toMatchObject([
    { kind: 'MALL_REFUND', amount: kyat(3_000), reference: `redemption:${id}` },
    { kind: 'MALL', amount: kyat(-3_000), reference: `redemption:${id}` },
  ]);
  expect(await messagesOf(member)).toEqual([
    { kind: 'redemption_rejected', values: { orderNo: id, reason: 'OUT_OF_STOCK' } },
  ]);
});

test('what is paid on top has to be there and to be free to leave', async () => {
  const reward = await item({ amount: '3000.00' });
  const underfunded = await saver(2_000n, 299_999n);
  expect((await redeem(underfunded, reward)).code).toBe('insufficient_funds');
  expect([await points(underfunded), await wallet(underfunded)]).toEqual([2_000, 299_999n]);
  const bound = await saver(2_000n, 500_000n);
  await transaction(db, (tx) =>
    openRequirement(tx, {
      accountId: bound.id,
      kind: 'DEPOSIT',
      base: kyat(5_000),
      multiple: '1',
      source: 'test',
      reference: 'deposit',
      at: clock.now(),
    }),
  );
  const { code, value } = await redeem(bound, reward);
  expect([code, value]).toEqual(['turnover_required', { remaining: '5000.00' }]);
  expect((await redeem(bound, await item())).code).toBe('ok');
  const fresh = await saver(2_000n, 500_000n);
  await givenAccount(db, fresh.id, { credentialsChangedAt: clock.now() });
  expect((await redeem(fresh, reward)).code).toBe('withdrawals_held');
});

test('the same request redeems once, and stands for nothing else', async () => {
  const member = await saver(9_000n);
  const reward = await item();
  const key = { requestId: 'the-same-redemption' };
  const all = await Promise.all(Array.from({ length: 5 }, () => redeem(member, reward, key)));
  expect(new Set(all.map(idOf)).size).toBe(1);
  expect((await redeem(member, reward, { ...key, quantity: 2 })).code).toBe('key_reused');
  expect((await redeem(member, await item(), key)).code).toBe('key_reused');
  expect([await points(member), await left(reward)]).toEqual([7_500, 9]);
});

test('redemptions and an exchange that race for the same points: what is heard was there', async () => {
  const member = await saver(3_000n);
  const reward = await item();
  const convert = async () => {
    const body = { points: 1_500, paymentPassword: PAYMENT_PASSWORD, requestId: `convert-${(last += 1)}` };
    return (await call('POST', '/wps/points/convert', { token: member.token, body })).body;
  };
  const all = await Promise.all([
    redeem(member, reward),
    redeem(member, reward),
    convert(),
    redeem(member, reward),
  ]);
  const heard = all.map(({ code }) => code).toSorted();
  expect(heard).toEqual(['ok', 'ok', 'points_not_enough', 'points_not_enough']);
  expect(await points(member)).toBe(0);
});

test('of members who race for the last ones no more are heard than there are', async () => {
  const reward = await item({ stock: 3 });
  // One after another: who signs in from one address at once by the half dozen is asked for a captcha.
  const members = [];
  for (let count = 0; count < 6; count += 1) members.push(await saver(1_500n));
  const all = await Promise.all(members.map((member) => redeem(member, reward)));
  expect(all.filter(({ code }) => code === 'ok')).toHaveLength(3);
  expect(all.filter(({ code }) => code === 'sold_out')).toHaveLength(3);
  expect(await left(reward)).toBe(0);
});

test('a member has no more of a reward than its limit, and again what was turned down', async () => {
  const member = await saver(20_000n);
  const reward = await item({ mostEach: 2 });
  const id = idOf(await redeem(member, reward));
  const { code, value } = await redeem(member, reward, { quantity: 2 });
  expect([code, value]).toEqual(['reward_limit_reached', { left: 1 }]);
  await decide('reject', id, { reason: 'HOUSE_RULES' });
  const raced = await Promise.all(Array.from({ length: 4 }, () => redeem(member, reward)));
  expect(raced.filter((one) => one.code === 'ok')).toHaveLength(2);
});

const colleague = (staffId: bigint) => actorOf({ staffId, name: `colleague${staffId}` });

test('approve, reject and approve at once: one of them is heard, and points go back once at most', async () => {
  for (let round = 0; round < 5; round += 1) {
    const member = await saver(1_500n);
    const redemptionId = BigInt(idOf(await redeem(member, await item())));
    const approve = (staffId: bigint) =>
      transaction(db, (tx) =>
        approveRedemption(ctx, tx, { redemptionId, remark: '', actor: colleague(staffId) }),
      );
    const reject = { redemptionId, reason: 'HOUSE_RULES', actor: colleague(3n) } as const;
    const all = await Promise.allSettled([
      approve(1n),
      transaction(db, (tx) => rejectRedemption(ctx, tx, reject)),
      approve(2n),
    ]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [redemption] = await redemptions(member);
    expect(await points(member)).toBe(redemption?.status === 'REJECTED' ? 1_500 : 0);
    expect(await messagesOf(member)).toHaveLength(1);
  }
});

test('a decision that is sent again is answered as it was, and another one is refused', async () => {
  const member = await saver(1_500n);
  const id = idOf(await redeem(member, await item()));
  const key = { requestId: 'decided-once' };
  expect((await decide('reject', id, { reason: 'HOUSE_RULES', ...key })).code).toBe('ok');
  expect((await decide('reject', id, { reason: 'HOUSE_RULES', ...key })).code).toBe('ok');
  expect((await decide('reject', id, { reason: 'OUT_OF_STOCK', ...key })).code).toBe('key_reused');
  expect((await decide('approve', id, key)).code).toBe('key_reused');
  expect((await decide('approve', id)).code).toBe('redemption_decided');
  expect((await decide('approve', '999999')).code).toBe('not_found');
  expect(await points(member)).toBe(1_500);
});

test('the queue is read by those who see the money, decided by payments, and hides addresses from support', async () => {
  const member = await saver(3_000n);
  const reward = await item({ physical: true });
  const sent = { receivingAddress: 'No. 1, Bagan Road', mobileNum: '09771112233' };
  const id = idOf(await redeem(member, reward, sent));
  const read = async ({ token }: Colleague) =>
    (await callStaff('GET', `/console/redemptions?q=${member.name}`, { token })).body;
  expect((await read(payer)).value).toMatchObject([
    { id, address: sent.receivingAddress, addressShown: true },
  ]);
  expect((await read(support)).value).toMatchObject([
    { id, address: '***', mobile: '***', addressShown: false },
  ]);
  expect((await read(writer)).code).toBe('role_needed');
  expect((await decide('approve', id, {}, support)).code).toBe('role_needed');
  const { body } = await callStaff('GET', `/console/redemptions/${id}`, { token: payer.token });
  expect(body.value).toMatchObject({ account: member.name, physical: true });
  const timeline = `/console/members/${member.id}/timeline?kinds=redemption`;
  const { body: lately } = await callStaff('GET', timeline, { token: support.token });
  expect((lately.value as { entries: object[] }).entries).toMatchObject([
    { kind: 'redemption', id, what: 'APPLYING' },
  ]);
  const { body: counted } = await callStaff('GET', '/console/queues', { token: support.token });
  expect((counted.value as { redemptions: object[] }).redemptions).toMatchObject([{ state: 'APPLYING' }]);
});

test('rewards are put up and changed by content, kept in the audit, and never below what is redeemed', async () => {
  expect((await create({}, support)).code).toBe('role_needed');
  expect((await create({ names: { en: 'English alone' } })).code).toBe('bad_request');
  expect((await create({ amount: '-1.00' })).code).toBe('bad_request');
  const reward = await item({ stock: 4 });
  await redeem(await saver(9_000n), reward, { quantity: 3 });
  const change = async (more: object, { token } = writer) => {
    const names = { en: 'Changed', my: 'ပြောင်းပြီး' };
    const body = { ...listing, names, reason: 'a new stock', ...more };
    return (await callStaff('PUT', `/console/rewards/${reward}`, { token, body })).body;
  };
  expect((await change({ stock: 2 })).code).toBe('stock_too_low');
  expect((await change({ stock: 3 }, payer)).code).toBe('role_needed');
  expect((await change({ stock: 3 })).value).toMatchObject({
    reward: { stock: 3, taken: 3, names: { en: 'Changed' } },
  });
  expect(await left(reward)).toBe(0);
  expect((await change({ stock: 5, enabled: false })).code).toBe('ok');
  expect((await redeem(await saver(9_000n), reward)).code).toBe('not_found');
  expect(await readAudit(db, { subject: `reward:${reward}` })).toMatchObject([
    { action: 'reward.create', reason: 'a new one' },
    { action: 'reward.change', reason: 'a new stock' },
    { action: 'reward.change', reason: 'a new stock' },
  ]);
});

test('who is not signed in redeems nothing, and nobody redeems what there is not', async () => {
  const member = await saver(2_000n);
  expect((await redeem(member, '999999')).code).toBe('not_found');
  const body = { rewardId: '1', paymentPassword: PAYMENT_PASSWORD, requestId: 'request-1' };
  expect((await call('POST', '/wps/points/redeem', { body })).status).toBe(401);
  expect((await call('GET', '/wps/points/redeems')).status).toBe(401);
  for (const quantity of [0, -1, 1.5, 100])
    expect((await redeem(member, '1', { quantity })).code).toBe('bad_request');
});

test('whose withdrawals or bets are closed redeems nothing', async () => {
  const reward = await item();
  for (const [kind, code] of [
    ['WITHDRAWALS', 'withdrawals_stopped'],
    ['BETTING', 'betting_stopped'],
  ] as const) {
    const member = await saver(2_000n);
    const order = { accountId: member.id, kind, reason: 'OWN_WISH', note: 'asked for it', until: null };
    await transaction(db, (tx) => restrictAccount(ctx, tx, { ...order, setBy: 'risk1' }));
    expect((await redeem(member, reward)).code).toBe(code);
    expect(await points(member)).toBe(2_000);
  }
});

test('whatever is redeemed, turned down and exchanged, points and stock are where they belong', async () => {
  const action = fc.record({
    what: fc.constantFrom('redeem', 'reject', 'convert'),
    quantity: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 8 }), async (actions) => {
      const member = await saver(8_000n);
      const reward = await item({ stock: 4, points: 1_000 });
      const open: string[] = [];
      let spent = 0;
      for (const { what, quantity } of actions) {
        if (what === 'redeem') {
          const body = await redeem(member, reward, { quantity });
          if (body.code === 'ok') {
            open.push(idOf(body));
            spent += quantity * 1_000;
          }
        }
        const id = what === 'reject' ? open.pop() : undefined;
        if (id !== undefined) {
          const { value } = await decide('reject', id, { reason: 'HOUSE_RULES' });
          spent -= (value as { points: number }).points;
        }
        if (what === 'convert') {
          const body = {
            points: 1_000,
            paymentPassword: PAYMENT_PASSWORD,
            requestId: `convert-${(last += 1)}`,
          };
          const { body: reply } = await call('POST', '/wps/points/convert', { token: member.token, body });
          if (reply.code === 'ok') spent += 1_000;
        }
      }
      expect(await points(member)).toBe(8_000 - spent);
      expect(spent <= 8_000).toBe(true);
    }),
    { numRuns: 8 },
  );
  await expectWholePoints(db);
});
