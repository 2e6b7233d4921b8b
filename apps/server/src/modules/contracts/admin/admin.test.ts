import { afterAll, expect, test } from 'vitest';
import { testConsole } from '../../../../../../tools/console/test-console.ts';
import { twoPeople } from '../../../../../../tools/console/two-people.ts';
import { testAgents } from '../../../../../../tools/contracts/test-agents.ts';
import { givenPosted } from '../../../../../../tools/contracts/given-posted.ts';
import type { TestMember } from '../../../../../../tools/payments/members.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testPlay } from '../../../../../../tools/test/play.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { countAffiliates, countMonth, payAffiliates } from '../affiliates/count-months.ts';
import { runKind } from '../runs/run-kind.ts';
import { periodAt } from '../periods.ts';
import { payDue } from '../payments/pay-due.ts';
import { money, ZERO } from '@hintha/money';
import { post, postingKey } from '../../wallet/index.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, clock, call } = site;
testPlay(db, site);
const office = testConsole(ctx);
const { approve } = twoPeople(office);
const agents = testAgents(site);
const { openAgent, act, agree, grant, play, balanceOf, close, logInAgain, settlements } = agents;
const [MINUTE_MS, DAY_MS] = [60_000, 24 * 3_600_000];

afterAll(() => expectProven(db));

const kyat = (amount: number): bigint => BigInt(Math.round(amount * 100));

let hired = 0;
const hireTwo = async () => {
  hired += 1;
  return {
    maker: await office.hire(`maker${hired}`, 'payments'),
    checker: await office.hire(`checker${hired}`, 'risk'),
  };
};
type Two = Awaited<ReturnType<typeof hireTwo>>;

let requests = 0;
/** Proposed by one and approved by the other. */
const decide = async ({ maker, checker }: Two, url: string, body: object): Promise<string> => {
  requests += 1;
  const asked = { reason: 'for a test', requestId: `request-${requests}`, ...body };
  const answer = (await office.call('POST', url, { token: maker.token, body: asked })).body;
  if (answer.code !== 'ok') return answer.code;
  return approve({ proposed: answer.value }, checker);
};

const toNextWindow = () => {
  const length = 5 * MINUTE_MS;
  clock.advance(length - (clock.now().getTime() % length));
};

const tiersOf = (rate: string) => [{ minVolume: '0', minActive: 0, rate }];

test('an affiliate month is counted when it is final, approved by two, and paid on the fifth', async () => {
  // Postings bear the time of the database, so that the month is the one that runs there.
  const month = periodAt('MONTHLY', new Date());
  clock.advance(month.from.getTime() + MINUTE_MS - clock.now().getTime());
  const affiliate = await openAgent(null, { type: 41 });
  const members: TestMember[] = [];
  for (let n = 0; n < 6; n += 1) members.push(await openAgent(affiliate, { type: 0 }));
  for (const member of members) await play(member, 5_000_000, 4_500_000);
  const [first] = members;
  if (first === undefined) throw new Error('six members');
  await givenPosted(db, first, { BONUS: kyat(400_000), REBATE: kyat(100_000) });
  const key = postingKey('test', 'deposit');
  const deposit = { amount: money(kyat(5_000_000)), key, source: 'test', reference: 'deposit' };
  await post(db, first.id, { ...deposit, kind: 'DEPOSIT' });
  clock.advance(month.to.getTime() - MINUTE_MS - clock.now().getTime());
  await countAffiliates(ctx);
  clock.advance(2 * MINUTE_MS);
  await close();
  for (let n = 0; n < 2; n += 1) await countAffiliates(ctx);
  const two = await hireTwo();
  const read = async ({ token }: { token: string }) =>
    (await office.call('GET', `/console/affiliates?month=${month.key}`, { token })).body.value;
  expect(await read(two.maker)).toMatchObject([
    {
      account: affiliate.name,
      stake: '30000000.00',
      payout: '27000000.00',
      bonuses: '400000.00',
      rebates: '100000.00',
      paymentFees: '50000.00',
      revenue: '2300000.00',
      active: 6,
      rate: '25.00',
      amount: '575000.00',
      state: 'COUNTED',
    },
  ]);
  await payAffiliates(ctx);
  expect(await decide(two, '/console/affiliates', { month: month.key })).toBe('ok');
  await payAffiliates(ctx);
  expect(await balanceOf(affiliate)).toBe(0n);
  clock.advance(4 * DAY_MS);
  for (let n = 0; n < 2; n += 1) await payAffiliates(ctx);
  expect(await balanceOf(affiliate)).toBe(kyat(575_000));
  const others = await hireTwo();
  expect(await read(others.maker)).toMatchObject([{ state: 'PAID' }]);
  expect(await decide(others, '/console/affiliates', { month: month.key })).toBe('not_found');
});

const LOST = { stake: 0n, payout: kyat(1_000), bonuses: 0n, rebates: 0n, paymentFees: 0n };
const asMonth = (figures: typeof LOST, active: number) => ({
  ...(Object.fromEntries(Object.entries(figures).map(([name, sum]) => [name, money(sum)])) as Record<
    keyof typeof LOST,
    ReturnType<typeof money>
  >),
  active,
});

test('a loss is carried to the next month, a gain without enough active members is not', () => {
  const asked = { accountId: 1n, month: '2026-11-01', carryBefore: ZERO };
  const lost = countMonth(asked, asMonth(LOST, 9), { affiliateFee: '0.05' });
  expect(lost).toMatchObject({ amount: 0n, carryAfter: -kyat(1_000) });
  const won = { ...LOST, stake: kyat(3_000) };
  const next = countMonth({ ...asked, carryBefore: lost.carryAfter }, asMonth(won, 5), {
    affiliateFee: '0.05',
  });
  expect(next).toMatchObject({ revenue: kyat(1_900), amount: kyat(225), carryAfter: 0n });
  const few = countMonth(asked, asMonth(won, 4), { affiliateFee: '0.05' });
  expect(few).toMatchObject({ amount: 0n, carryAfter: 0n });
});

test('the operator offers the top of a line by two of the staff, and the top takes it', async () => {
  const two = await hireTwo();
  const [top, middle] = [await openAgent(null, { type: 2 }), await openAgent(null, { type: 1 })];
  const offer = { kind: 'DAILY', tiers: tiersOf('1.20') };
  expect(await decide(two, '/console/contracts', { ...offer, account: middle.name })).toBe('not_upline');
  const high = { ...offer, tiers: tiersOf('1.51'), account: top.name };
  expect(await decide(two, '/console/contracts', high)).toBe('terms_invalid');
  expect(await decide(two, '/console/contracts', { ...offer, account: top.name })).toBe('ok');
  const [offered] = await agents.list(top);
  expect(offered).toMatchObject({ state: 'OFFERED', party: null, tiers: [{ rate: '1.20' }] });
  expect((await act(top, offered?.id ?? '', 'accept')).body.code).toBe('ok');
  expect(await decide(two, `/console/contracts/${offered?.id}/end`, {})).toBe('ok');
  const [ended] = await agents.list(top);
  expect(ended).toMatchObject({ state: 'TERMINATED', endReason: 'OPERATOR' });
  const url = `/console/contracts?account=${top.name}`;
  const file = (await office.call('GET', url, { token: two.maker.token })).body.value;
  expect(file).toMatchObject({
    account: { name: top.name, type: 2 },
    contracts: [{ state: 'TERMINATED', payer: null, payee: { name: top.name } }],
  });
});

test('a settlement is corrected by a record of its own, which is paid or taken back', async () => {
  const two = await hireTwo();
  const top = await openAgent(null, { type: 2 });
  const middle = await openAgent(top);
  await grant(top, 'REALTIME', [['0', 0, '1']]);
  await agree(top, middle, 'REALTIME', { steps: [['0', 0, '1']] });
  toNextWindow();
  await play(await openAgent(middle, { type: 0 }), 10_000);
  const dry = { kind: 'REALTIME', unit: 'WINDOW', at: clock.now().getTime() };
  toNextWindow();
  await close();
  const estimate = await office.call('POST', '/console/contracts/runs/estimate', {
    token: two.maker.token,
    body: dry,
  });
  expect(estimate.body.value).toMatchObject({
    amount: '200.00',
    contracts: 2,
    lines: [{ written: null }, { written: null }],
  });
  expect(await balanceOf(middle)).toBe(0n);
  const again = { token: two.maker.token, body: { kind: 'REALTIME', reason: 'for a test' } };
  for (let n = 0; n < 2; n += 1) await office.call('POST', '/console/contracts/runs', again);
  expect(await balanceOf(middle)).toBe(kyat(100));
  await logInAgain(middle);
  const [first] = await settlements(middle);
  const url = `/console/settlements/${first?.id}/correct`;
  expect(await decide(two, url, { amount: '0' })).toBe('bad_request');
  expect(await decide(two, url, { amount: '-30.50' })).toBe('ok');
  await payDue(ctx);
  expect([await balanceOf(top), await balanceOf(middle)]).toEqual([kyat(30.5), kyat(69.5)]);
  expect(await decide(two, url, { amount: '10' })).toBe('ok');
  await payDue(ctx);
  expect([await balanceOf(top), await balanceOf(middle)]).toEqual([kyat(20.5), kyat(79.5)]);
  expect((await settlements(middle)).map(({ amount, reason }) => [amount, reason])).toEqual([
    ['10.00', 'for a test'],
    ['-30.50', 'for a test'],
    ['100.00', null],
  ]);
  const read = async (path: string) =>
    (await office.call('GET', `/console/contracts/${path}`, { token: two.maker.token })).body.value;
  const { runs } = (await read('runs?kind=REALTIME')) as { runs: { period: string; amount: string }[] };
  const run = runs.find(({ amount }) => amount === '200.00');
  expect(await read(`run?kind=REALTIME&period=${run?.period}`)).toMatchObject({
    run: { unit: 'WINDOW', contracts: 2 },
    settlements: [
      { payer: null, payee: { name: top.name }, amount: '100.00', payment: { state: 'PAID' } },
      { payer: { name: top.name }, payee: { name: middle.name }, amount: '100.00', reason: null },
      { amount: '-30.50', reason: 'for a test' },
      { amount: '10.00', reason: 'for a test' },
    ],
    next: null,
  });
  expect(await read(`settlements?account=${middle.name}&direction=UP`)).toMatchObject({
    settlements: [{ amount: '10.00' }, { amount: '-30.50' }, { amount: '100.00' }],
    hasMore: false,
  });
  const dryAgain = await office.call('POST', '/console/contracts/runs/estimate', {
    token: two.maker.token,
    body: dry,
  });
  expect(dryAgain.body.value).toMatchObject({
    lines: [
      { payee: { name: middle.name }, amount: '100.00', written: { amount: '79.50' }, difference: '20.50' },
      { payee: { name: top.name }, difference: '0.00' },
    ],
  });
});

test('debts are listed with their age, what is left, and when they are paid in parts', async () => {
  const { maker } = await hireTwo();
  const top = await openAgent(null, { type: 2 });
  const middle = await openAgent(top);
  await grant(top, 'REALTIME', [['1000000000', 0, '1']]);
  await agree(top, middle, 'REALTIME', { steps: [['0', 0, '1']] });
  toNextWindow();
  await play(await openAgent(middle, { type: 0 }), 10_000);
  toNextWindow();
  await close();
  await runKind(ctx, 'REALTIME');
  const since = clock.now().getTime();
  const read = async (query: string) =>
    (await office.call('GET', `/console/contracts/debts${query}`, { token: maker.token })).body;
  const debt = { payer: { name: top.name }, payee: { name: middle.name }, left: '100.00', since };
  for (const { name } of [top, middle])
    expect((await read(`?account=${name}`)).value).toMatchObject({
      debts: [{ ...debt, partsFrom: since + 7 * DAY_MS }],
      next: null,
      payers: 1,
      left: '100.00',
    });
  expect((await read('')).value).toMatchObject({
    debts: expect.arrayContaining([expect.objectContaining({ left: '100.00' })]),
  });
  expect((await read('?account=nobodyatall')).code).toBe('not_found');
});

test('who runs a kind again says why, and that is kept', async () => {
  const { maker } = await hireTwo();
  const url = '/console/contracts/runs';
  const runAgain = (body: object) => office.call('POST', url, { token: maker.token, body });
  expect((await runAgain({ kind: 'HOURLY' })).status).toBe(400);
  expect((await runAgain({ kind: 'HOURLY', reason: 'it was late' })).body.code).toBe('ok');
  const { token } = await office.hire('looker', 'auditor');
  const audit = await office.call('GET', '/console/audit?subject=contracts%3AHOURLY', { token });
  expect(audit.body.value).toMatchObject({ entries: [{ action: 'contract.run', reason: 'it was late' }] });
});

test('a payment is followed down to the branches, the members and their bets', async () => {
  const top = await openAgent(null, { type: 2 });
  const middle = await openAgent(top);
  const member = await openAgent(middle, { type: 0 });
  await grant(top, 'REALTIME', [['0', 0, '1']]);
  toNextWindow();
  const bet = await play(member, 10_000, 4_000);
  await play(top, 500, 0);
  toNextWindow();
  await close();
  await runKind(ctx, 'REALTIME');
  await logInAgain(top);
  const [own] = await settlements(top);
  const read = async (path: string, agent = top) =>
    (await call('GET', `/wps/contract/settlements/${own?.id}/${path}`, { token: agent.token })).body;
  const [alone, below] = (await read('members')).value as object[];
  expect(alone).toEqual({ account: top.name, alone: true, stake: '500.00', payout: '0.00', valid: '500.00' });
  expect(below).toMatchObject({ account: middle.name, alone: false, stake: '10000.00', payout: '4000.00' });
  expect((await read(`members?under=${middle.name}`)).value).toMatchObject([
    { account: middle.name, alone: true, stake: '0.00' },
    { account: member.name, alone: false, stake: '10000.00' },
  ]);
  expect((await read(`bets?account=${member.name}`)).value).toEqual({
    list: [expect.objectContaining({ id: bet, gameName: 'RNG', stake: '10000.00', valid: '10000.00' })],
    total: 1,
    totalPages: 1,
    totals: { stake: '10000.00', payout: '4000.00', valid: '10000.00' },
  });
  const other = await openAgent(null, { type: 1 });
  expect((await read(`members?under=${other.name}`)).code).toBe('not_found');
  expect((await read('members', other)).code).toBe('not_found');
  expect((await read(`bets?account=${other.name}`)).code).toBe('not_found');
});

test('terms are tried on past periods before they are offered, beside those in force', async () => {
  const top = await openAgent(null, { type: 2 });
  const middle = await openAgent(top);
  await grant(top, 'REALTIME', [['0', 0, '1']]);
  await agree(top, middle, 'REALTIME', { steps: [['0', 0, '0.5']] });
  toNextWindow();
  await play(await openAgent(middle, { type: 0 }), 10_000);
  toNextWindow();
  await close();
  const body = { kind: 'REALTIME', downline: middle.name, tiers: tiersOf('0.8') };
  const answer = (await agents.post(top, '/wps/contract/what-if', body)).body;
  expect(answer.value).toMatchObject({ unit: 'WINDOW', amount: '80.00', current: '50.00' });
  expect((answer.value as { periods: object[] }).periods.at(-1)).toMatchObject({
    volume: '10000.00',
    tier: 1,
    amount: '80.00',
    current: '50.00',
  });
  const high = { ...body, tiers: tiersOf('1.01') };
  expect((await agents.post(top, '/wps/contract/what-if', high)).body.code).toBe('terms_invalid');
  expect((await agents.post(middle, '/wps/contract/what-if', body)).body.code).toBe('not_upline');
  expect(await agents.list(middle)).toHaveLength(1);
});
