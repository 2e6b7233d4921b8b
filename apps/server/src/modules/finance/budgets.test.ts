import { money } from '@hintha/money';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { openMember, PAYMENT_PASSWORD } from '../../../../../tools/payments/members.ts';
import { giveTestPoints } from '../../../../../tools/points/give-test-points.ts';
import {
  givenBudgetDaysOver,
  givenLogins,
  givenPlayed,
  givenFreeCreditWithoutPhone,
} from '../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { expectProven } from '../../../../../tools/test-wallet.ts';
import { testPlay } from '../../../../../tools/test/play.ts';
import { payDue, tryGrantAutomaticBonus } from '../bonuses/index.ts';
import { setSettings } from '../settings/index.ts';
import { budgetSettings, readBalance, readBudgets } from '../wallet/index.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });

beforeAll(() => givenFreeCreditWithoutPhone(db));
const { ctx, call, clock } = site;
const { call: callStaff, hire } = testConsole(ctx);
testPlay(db, site);
const kyat = (amount: number) => money(BigInt(amount) * 100n);

let writer: Colleague;
let payer: Colleague;
let checker: Colleague;
beforeAll(async () => {
  writer = await hire('writer1', 'content');
  payer = await hire('payer1', 'payments');
  checker = await hire('checker1', 'risk');
});
beforeEach(() => givenBudgetDaysOver(db));
afterAll(() => expectProven(db));

interface Proposed {
  proposed: { id: string; payloadHash: string } | null;
}

const post = async (url: string, body: object, { token }: Colleague) =>
  (await callStaff('POST', url, { token, body })).body;

const approve = ({ proposed }: Proposed, who: Colleague) =>
  post(`/console/approvals/${proposed?.id}/approve`, { payloadHash: proposed?.payloadHash }, who);

const MISSION = {
  type: 'DAILY',
  metric: 'VALID_BET',
  category: null,
  target: '1000',
  titles: { en: 'Bet today', my: 'ယနေ့လောင်းပါ' },
  enabled: true,
  startsOn: '2026-11-01',
  endsOn: null,
  reason: 'an attack',
};

const missionOf = async (amount: string, kind = 'CASH') =>
  (await post('/console/missions', { ...MISSION, reward: { kind, amount } }, writer)).value as Proposed & {
    mission: { id: string } | null;
  };

const listMissions = async () =>
  (await callStaff('GET', '/console/missions', { token: writer.token })).body.value as {
    reward: { amount: string };
    cost: string;
  }[];

let people = 0;

/** Has done the mission; each from a place of its own, since a bonus comes once to a place. */
const givenDone = async (accountId: bigint) => {
  people += 1;
  await givenLogins(db, accountId, { ip: `10.9.${people}.1` });
  await givenPlayed(db, { accountId, game: 'RNG', stake: kyat(1_000), at: clock.now() });
  return accountId;
};

const claim = async ({ token }: { token: string }, missionId: string, requestId: string = randomUUID()) =>
  (await call('POST', '/wps/mission/claim', { token, body: { missionId, requestId } })).body;

test('an attack: one content worker writes a mission of 5,000,000,000.00, in money or in points', async () => {
  for (const kind of ['CASH', 'POINTS']) {
    const made = await missionOf('5000000000', kind);
    expect(made).toMatchObject({ mission: null, proposed: { id: expect.any(String) } });
    expect((await approve(made, writer)).code).toBe('own_proposal');
  }
  expect(await listMissions()).toEqual([]);
  const { value } = await post(
    '/console/missions/cost',
    { reward: { kind: 'CASH', amount: '5000000000' } },
    writer,
  );
  expect(value).toMatchObject({ each: '5000000000.00', mostEach: '1000000.00', needsApproval: true });
});

test('what a week of prizes can cost is told before they are set: the largest, and all of them on one day', async () => {
  const prizes = [
    { fromRank: 1, toRank: 1, amount: '200000' },
    { fromRank: 2, toRank: 11, amount: '100000' },
  ];
  const ask = async (more: object[] = []) =>
    (await post('/console/leaderboard/prizes/cost', { prizes: [...prizes, ...more] }, writer)).value;
  expect(await ask()).toMatchObject({ each: '200000.00', perDay: '1200000.00', needsApproval: false });
  const large = { fromRank: 12, toRank: 12, amount: '5000000000' };
  expect(await ask([large])).toMatchObject({ each: '5000000000.00', needsApproval: true });
});

test('an attack: a small mission is changed into one of 5,000,000,000.00, or one that was switched off is switched on', async () => {
  const { mission } = await missionOf('500');
  expect(mission).not.toBeNull();
  const body = { ...MISSION, reward: { kind: 'CASH', amount: '5000000000' } };
  const put = async (more: object) =>
    (
      await callStaff('PUT', `/console/missions/${mission?.id}`, {
        token: writer.token,
        body: { ...body, ...more },
      })
    ).body.value as Proposed;
  expect((await put({})).proposed).not.toBeNull();
  // What is switched off costs nothing until somebody switches it on.
  expect((await put({ enabled: false })).proposed).toBeNull();
  expect((await put({})).proposed).not.toBeNull();
  const now = await put({ enabled: false, reward: { kind: 'CASH', amount: '1' } });
  expect(now.proposed).toBeNull();
});

test('an attack: two approve a mission that the day has no money for; the ledger still gives none of it', async () => {
  const made = await missionOf('600000000');
  expect((await approve(made, checker)).code).toBe('ok');
  const mission = (await listMissions()).find(
    ({ reward }) => reward.amount === '600000000.00',
  ) as unknown as {
    id: string;
    cost: string;
  };
  const member = await openMember(site);
  await givenDone(member.id);
  const requestId = randomUUID();
  expect((await claim(member, mission.id, requestId)).code).toBe('claim_due');
  expect((await claim(member, mission.id, requestId)).code).toBe('claim_due');
  expect((await readBalance(db, member.id))?.balance).toBe(0n);
  expect(mission.cost).toBe('0.00');
  const { value } = await callStaff('GET', '/console/finance/budgets', { token: payer.token }).then(
    ({ body }) => body,
  );
  expect((value as { budgets: object[] }).budgets).toContainEqual(
    expect.objectContaining({
      line: 'missions',
      spentToday: '0.00',
      due: expect.objectContaining({ count: 1, amount: '600000000.00' }),
    }),
  );
  const body = { ...MISSION, enabled: false, reward: { kind: 'CASH', amount: '1' } };
  await callStaff('PUT', `/console/missions/${mission.id}`, { token: writer.token, body });
});

test('a cashback that the budget refused stays due and is paid the next day, once', async () => {
  const { id: accountId } = await openMember(site);
  await setSettings(db, budgetSettings, {
    'cashback.mostEach': kyat(1_000),
    'cashback.mostPerDay': kyat(1_500),
  });
  const give = (period: string) =>
    tryGrantAutomaticBonus(ctx, {
      accountId,
      kind: 'CASHBACK',
      period,
      amount: kyat(1_000),
      marks: ['ip:1'],
    });
  expect(await give('2026-11-16:SLOTS')).toBe(true);
  expect(await give('2026-11-16:TABLES')).toBe(true);
  expect(await give('2026-11-16:TABLES')).toBe(false);
  await payDue(ctx);
  expect((await readBalance(db, accountId))?.balance).toBe(kyat(1_000));
  await givenBudgetDaysOver(db);
  for (let n = 0; n < 2; n += 1) await payDue(ctx);
  expect((await readBalance(db, accountId))?.balance).toBe(kyat(2_000));
  expect(await give('2026-11-16:TABLES')).toBe(false);
});

const REWARD = {
  names: { en: 'A car', my: 'ကား' },
  picture: 'gem',
  stock: 1,
  mostEach: null,
  enabled: true,
  position: 1,
  points: 1,
  amount: '0.00',
  cost: '9000000000.00',
  physical: false,
  reason: 'an attack',
};

test('an attack: the store sells a reward worth 9,000,000,000.00 for one point', async () => {
  const made = (await post('/console/rewards', REWARD, writer)).value as Proposed;
  expect(made).toMatchObject({ reward: null, proposed: { id: expect.any(String) } });
  expect((await approve(made, writer)).code).toBe('own_proposal');
  // One kyat below its cost takes two as well; a price that covers it does not.
  const cheap = (await post('/console/rewards', { ...REWARD, cost: '1.01' }, writer)).value as Proposed;
  expect(cheap.proposed).not.toBeNull();
  expect((await post('/console/rewards', { ...REWARD, cost: '1.00' }, writer)).value).toMatchObject({
    proposed: null,
    reward: { cost: '1.00', spent: '0.00' },
  });
  // Even with two the budget of the day hands out no such thing, and the point stays.
  expect((await approve(made, checker)).code).toBe('ok');
  const { value: rewards } = await callStaff('GET', '/console/rewards', { token: writer.token }).then(
    ({ body }) => body,
  );
  const { id } = (rewards as { id: string; cost: string }[]).find(({ cost }) => cost === REWARD.cost) ?? {
    id: '',
  };
  const member = await openMember(site);
  await giveTestPoints(site, member.id, 5n);
  const order = { rewardId: id, quantity: 1, paymentPassword: PAYMENT_PASSWORD, requestId: randomUUID() };
  const { body } = await call('POST', '/wps/points/redeem', { token: member.token, body: order });
  expect(body.code).toBe('budget_exhausted');
  expect((await call('GET', '/wps/points/balance', { token: member.token })).body.value).toEqual({
    points: 5,
  });
});

test('an attack: many cheap pieces of a reward are redeemed at once; what they cost together takes two', async () => {
  await setSettings(db, budgetSettings, { 'rewards.mostEach': kyat(1_000) });
  const pieces = { ...REWARD, names: { en: 'A cup', my: 'ခွက်' }, points: 600, cost: '600.00', stock: 2 };
  const made = async (mostEach: number | null) =>
    ((await post('/console/rewards', { ...pieces, mostEach }, writer)).value as Proposed).proposed;
  expect(await made(1)).toBeNull();
  expect(await made(2)).not.toBeNull();
  expect(await made(null)).not.toBeNull();
});

test('an attack: who wants to give more raises the budget alone', async () => {
  const url = '/console/settings/wallet.budgets.missions.mostPerDay';
  const body = { value: '900000000.00', reason: 'more', requestId: randomUUID() };
  const asked = await callStaff('PUT', url, { token: payer.token, body });
  const { proposed } = asked.body.value as Proposed;
  expect(proposed).not.toBeNull();
  expect((await approve({ proposed }, payer)).code).toBe('own_proposal');
  expect((await callStaff('PUT', url, { token: writer.token, body })).body.code).toBe('role_needed');
  const budget = (await readBudgets(db)).find(({ line }) => line === 'missions');
  expect(budget?.mostPerDay).not.toBe(kyat(900_000_000));
  expect((await approve({ proposed }, checker)).code).toBe('ok');
});
