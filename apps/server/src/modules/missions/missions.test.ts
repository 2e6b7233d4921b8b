import { type AccountType, missions } from '@hintha/contract';
import { money, type Money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  givenAccount,
  givenBudgetDaysOver,
  givenFlag,
  givenLogin,
  givenLogins,
  givenMissionsOff,
  givenPlayed,
  givenRoundVoided,
  givenSessionsOpened,
  readPointEntries,
  givenFreeCreditWithoutPhone,
  givenStoredSetting,
} from '../../../../../tools/scenario/index.ts';
import { openMember, type TestMember } from '../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../tools/test-wallet.ts';
import { testPlay } from '../../../../../tools/test/play.ts';
import { SYSTEM } from '../audit/index.ts';
import { payDue, revokeRequirement } from '../bonuses/index.ts';
import { restrictAccount } from '../protection/index.ts';
import { setSettings } from '../settings/index.ts';
import { openRequirement } from '../turnover/index.ts';
import { budgetSettings, listPostings, post, postingKey, readBalance } from '../wallet/index.ts';
import { createMission } from './admin/change-mission.ts';
import type { NewMission } from './types.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });

beforeAll(() => givenFreeCreditWithoutPhone(db));
const { call, clock } = site;
testPlay(db, site);
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const kyat = (amount: number): Money => money(BigInt(amount) * 100n);

afterAll(() => expectProven(db));
beforeEach(() => givenMissionsOff(db));

let last = 0;

const mission = async (overrides: Partial<NewMission>): Promise<string> => {
  const usual = {
    type: 'DAILY',
    metric: 'VALID_BET',
    category: null,
    target: kyat(1_000),
    reward: { kind: 'CASH', amount: kyat(500) },
    titles: { en: 'Bet today', my: 'ယနေ့လောင်းပါ' },
    enabled: true,
    startsOn: '2026-11-01',
    endsOn: null,
  } as const;
  const order = { actor: SYSTEM, reason: 'for a test', mission: { ...usual, ...overrides } };
  return String((await transaction(db, (tx) => createMission(tx, order))).id);
};

/** A round that was decided now, as the vendor's rooms keep it. */
const bet = (accountId: bigint, stake: number, payout = 0, game = 'RNG'): Promise<string> =>
  givenPlayed(db, { accountId, game, stake: kyat(stake), payout: kyat(payout), at: clock.now() });

const deposit = (accountId: bigint, amount: number): Promise<string> =>
  transaction(db, async (tx) => {
    const reference = `d${(last += 1)}`;
    const entry = { key: postingKey('test', reference), source: 'test', reference, amount: kyat(amount) };
    await post(tx, accountId, { ...entry, kind: 'DEPOSIT' });
    const order = { accountId, kind: 'DEPOSIT', base: kyat(amount), multiple: '1' } as const;
    await openRequirement(tx, { ...order, source: 'test', reference, at: clock.now() });
    return reference;
  });

/** Each from a place of its own, since a bonus comes once to a place. */
const person = async (type: AccountType = 0): Promise<TestMember> => {
  const member = await openMember(site);
  await givenAccount(db, member.id, { type });
  await givenLogins(db, member.id, { ip: `10.4.0.${member.id}` });
  return member;
};

const again = ({ token }: TestMember) => ({ token });

const summaryOf = async (member: TestMember) => {
  const { body } = await call('GET', '/wps/mission/summary', {
    ...again(member),
    headers: { language: 'EN' },
  });
  return missions.listMissions.reply.parse(body.value);
};
const standOf = async (member: TestMember, id: string, period?: string) =>
  (await summaryOf(member)).missions.find(
    (one) => one.id === id && (period === undefined || one.period === period),
  );

const claim = async (member: TestMember, missionId: string, more: object = {}) => {
  const body = { missionId, requestId: `request-${(last += 1)}`, ...more };
  return (await call('POST', '/wps/mission/claim', { ...again(member), body })).body;
};

/** A session does not live for days. */
const later = async (member: TestMember, ms: number): Promise<void> => {
  clock.advance(ms);
  await keepSession(member);
};
const keepSession = ({ id }: TestMember) => givenSessionsOpened(db, clock.now(), id);

const toMidnight = (): number => {
  const inYangon = clock.now().getTime() + 6.5 * HOUR_MS;
  return DAY_MS - (inYangon % DAY_MS);
};

const points = async ({ id }: TestMember) =>
  (await readPointEntries(db, id)).map(({ kind, points: moved, reference }) => ({
    kind,
    points: moved,
    reference,
  }));
const balance = async ({ id }: TestMember) => (await readBalance(db, id))?.balance;
const counts = async (member: TestMember) =>
  (await call('GET', '/wps/relay/CSP_unreadCount', again(member))).body.value;

test('ENGAGE-028 a mission of deposits counts what was credited in its period and was not taken back', async () => {
  const id = await mission({ metric: 'DEPOSIT', target: kyat(20_000), type: 'WEEKLY' });
  const member = await person();
  await deposit(member.id, 15_000);
  expect(await standOf(member, id)).toMatchObject({
    title: 'Bet today',
    target: '20000.00',
    progress: '15000.00',
    state: 'PROCESS',
    period: '2026-11-16',
    reward: { kind: 'CASH', amount: '500.00' },
    endsAt: Date.parse('2026-11-22T17:30:00Z'),
    claimUntil: Date.parse('2026-11-23T17:30:00Z'),
  });
  const reference = await deposit(member.id, 9_000);
  expect(await standOf(member, id)).toMatchObject({ progress: '20000.00', state: 'CLAIM' });
  await transaction(db, (tx) =>
    revokeRequirement(site.ctx, tx, { accountId: member.id, source: 'test', reference, at: clock.now() }),
  );
  expect(await standOf(member, id)).toMatchObject({ progress: '15000.00', state: 'PROCESS' });
});

test('ENGAGE-028 bets count as valid bets do, of one category or of all, and jackpot slots are slots', async () => {
  const all = await mission({ target: kyat(100_000) });
  const slots = await mission({ category: 'RNG', target: kyat(100_000) });
  const live = await mission({ category: 'LIVE', target: kyat(100_000) });
  const member = await person();
  await bet(member.id, 1_000);
  await bet(member.id, 500, 700, 'JP');
  // At a table no more counts than was won or lost.
  await bet(member.id, 4_000, 4_300, 'LIVE');
  const { missions: list } = await summaryOf(member);
  const progress = Object.fromEntries(list.map((one) => [one.id, one.progress]));
  expect(progress).toEqual({ [all]: '1800.00', [slots]: '1500.00', [live]: '300.00' });
});

test('ENGAGE-028 rounds won are those that gave more than they took', async () => {
  const id = await mission({ metric: 'WINS', target: 2n });
  const member = await person();
  await bet(member.id, 100, 101);
  await bet(member.id, 100, 100);
  await bet(member.id, 100, 99);
  expect(await standOf(member, id)).toMatchObject({ target: '2', progress: '1', state: 'PROCESS' });
  await bet(member.id, 100, 5_000);
  expect(await standOf(member, id)).toMatchObject({ progress: '2', state: 'CLAIM' });
});

test('ENGAGE-028 days with a sign-in count once each, in the days of Yangon', async () => {
  const id = await mission({ metric: 'LOGIN_DAYS', type: 'ONCE', target: 3n, startsOn: '2026-11-18' });
  const member = await person();
  expect(await standOf(member, id)).toMatchObject({ progress: '1', endsAt: null, claimUntil: null });
  for (const at of ['2026-11-17T17:29:59Z', '2026-11-17T17:30:00Z', '2026-11-18T17:29:59Z'])
    await givenLogin(db, { accountId: member.id, at: new Date(at) });
  expect(await standOf(member, id)).toMatchObject({ progress: '2', state: 'PROCESS' });
});

test('a day ends at midnight in Yangon, and its reward can be claimed until the next one', async () => {
  const id = await mission({});
  const member = await person();
  await later(member, toMidnight() - 1);
  const day = (await standOf(member, id))?.period;
  await bet(member.id, 1_000);
  expect(await standOf(member, id)).toMatchObject({ state: 'CLAIM' });
  await later(member, 1);
  const { missions: list, missionCount } = await summaryOf(member);
  expect(list.map(({ period, state }) => [period === day, state])).toEqual([
    [true, 'CLAIM'],
    [false, 'PROCESS'],
  ]);
  expect(missionCount).toBe(1);
  await later(member, DAY_MS - 1);
  expect(await standOf(member, id, day)).toMatchObject({ state: 'CLAIM' });
  await later(member, 1);
  expect(await standOf(member, id, day)).toBeUndefined();
  expect((await claim(member, id, { period: day })).code).toBe('mission_over');
  expect(await balance(member)).toBe(0n);
});

test('a week begins on Monday, and what was reached in it is claimed until the end of the next Monday', async () => {
  const id = await mission({ type: 'WEEKLY' });
  const member = await person();
  const { period = '' } = (await standOf(member, id)) ?? {};
  await bet(member.id, 1_000);
  // From wherever the clock stands to the last instant of the Monday after.
  const end = Date.parse(`${period}T00:00:00+06:30`) + 8 * DAY_MS;
  await later(member, end - clock.now().getTime() - 1);
  expect(await standOf(member, id, period)).toMatchObject({ state: 'CLAIM' });
  expect((await claim(member, id)).value).toMatchObject({ period });
  expect(await standOf(member, id, period)).toBeUndefined();
  expect(await balance(member)).toBe(kyat(500));
  await later(member, 1);
  expect((await claim(member, id, { period })).code).toBe('mission_over');
});

test('a mission that is done once can be claimed until its end and not again', async () => {
  const id = await mission({ type: 'ONCE', startsOn: '2026-11-20', endsOn: '2027-01-31' });
  const member = await person();
  expect((await claim(member, id)).code).toBe('mission_not_done');
  await bet(member.id, 2_000);
  expect((await claim(member, id)).code).toBe('ok');
  expect((await claim(member, id)).code).toBe('bonus_taken');
  expect(await standOf(member, id)).toMatchObject({ state: 'CLAIMED', progress: '1000.00' });
});

test('ENGAGE-004 a claim pays a bonus to be bet once, the same request again nothing more', async () => {
  const id = await mission({ reward: { kind: 'CASH', amount: kyat(700) } });
  const member = await person();
  await bet(member.id, 1_000);
  const requestId = 'claimed-once';
  const first = await claim(member, id, { requestId });
  expect(first).toMatchObject({
    code: 'ok',
    value: { reward: { kind: 'CASH', amount: '700.00' }, missionCount: 0 },
  });
  expect(await claim(member, id, { requestId })).toEqual(first);
  const other = await mission({});
  expect((await claim(member, other, { requestId })).code).toBe('key_reused');
  expect(await balance(member)).toBe(kyat(700));
  const [posting] = await listPostings(db, member.id, { limit: 1 });
  expect(posting).toMatchObject({ kind: 'BONUS', amount: kyat(700), source: 'promotions' });
  const { body } = await call('GET', '/wps/promotions/requirements', again(member));
  expect(body.value).toMatchObject({ list: [{ kind: 'BONUS', multiple: '1', target: '700.00' }] });
});

test('claims at the same time pay once, under one key and under many', async () => {
  for (const sameKey of [true, false]) {
    const id = await mission({});
    const member = await person();
    await bet(member.id, 1_000);
    const keys = [1, 2, 3, 4].map((one) => `race-${id}-${sameKey ? 0 : one}`);
    const answers = await Promise.all(keys.map((requestId) => claim(member, id, { requestId })));
    expect(answers.filter(({ code }) => code === 'ok')).toHaveLength(sameKey ? 4 : 1);
    expect(await balance(member)).toBe(kyat(500));
  }
});

test('a reward in points goes to the points, once', async () => {
  const id = await mission({ reward: { kind: 'POINTS', amount: 250n } });
  const member = await person();
  await bet(member.id, 1_000);
  const keys = ['points-a', 'points-b'].map((key) => `${key}-${id}`);
  const answers = await Promise.all(keys.map((requestId) => claim(member, id, { requestId })));
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['bonus_taken', 'ok']);
  const { period } = (await standOf(member, id)) ?? {};
  expect(await points(member)).toContainEqual({
    kind: 'MISSION',
    points: 250n,
    reference: `${id}:${period}`,
  });
  expect(await balance(member)).toBe(0n);
});

test('a round that is voided takes an unclaimed mission back, and leaves one that was paid', async () => {
  const [open, paid] = [await mission({}), await mission({})];
  const member = await person();
  const round = await bet(member.id, 1_000);
  expect((await claim(member, paid)).code).toBe('ok');
  await givenRoundVoided(db, round);
  expect(await standOf(member, open)).toMatchObject({ state: 'PROCESS', progress: '0.00' });
  expect((await claim(member, open)).code).toBe('mission_not_done');
  expect(await standOf(member, paid)).toMatchObject({ state: 'CLAIMED' });
});

test('what is switched off is neither shown nor paid, and whoever may not play claims nothing', async () => {
  const id = await mission({});
  const member = await person();
  await bet(member.id, 1_000);
  expect(await counts(member)).toMatchObject({ missionCount: 1 });
  const closed = { kind: 'BETTING', reason: 'BONUS_ABUSE', note: '', setBy: 'risk1', until: null } as const;
  await transaction(db, (tx) => restrictAccount(site.ctx, tx, { ...closed, accountId: member.id }));
  expect((await claim(member, id)).code).toBe('betting_stopped');
  expect(await counts(member)).toMatchObject({ missionCount: 0 });
  const other = await person();
  await bet(other.id, 1_000);
  await givenMissionsOff(db, id);
  expect(await standOf(other, id)).toBeUndefined();
  expect((await claim(other, id)).code).toBe('not_enabled');
  expect((await claim(other, '999999')).code).toBe('not_found');
});

test('ACCESS-123 a visitor and a trial have no missions, an agent has', async () => {
  const id = await mission({});
  expect((await call('GET', '/wps/mission/summary')).body.code).toBe('not_logged_in');
  await givenFlag(db, 'FREEPLAY3', true);
  const trial = await call('POST', '/wps/session/login/freeplay', {
    body: { os: 'Linux', platform: 'W', version: 3, adult: true },
  });
  const { token } = trial.body.value as { token: string };
  expect((await call('GET', '/wps/mission/summary', { token })).body.code).toBe('in_need_true_account');
  expect((await call('GET', '/wps/relay/CSP_unreadCount', { token })).body.value).toEqual({
    count: 0,
    missionCount: 0,
    rewardCount: 0,
  });
  const agent = await person(2);
  await bet(agent.id, 1_000);
  expect((await claim(agent, id)).code).toBe('ok');
  expect(await counts(agent)).toMatchObject({ count: 1, missionCount: 0, rewardCount: 0 });
});

test('a mission that is done is given to members with a verified phone alone', async () => {
  await givenStoredSetting(db, 'bonuses.freeNeedsPhone', true);
  const [id, member] = [await mission({}), await person()];
  await bet(member.id, 1_000);
  expect((await claim(member, id)).code).toBe('phone_unverified');
  expect((await standOf(member, id))?.state).toBe('CLAIM');
  await givenAccount(db, member.id, { mobile: '959777000004' });
  expect((await claim(member, id)).code).toBe('ok');
  await givenFreeCreditWithoutPhone(db);
});

test('a reward that is due is shown as such until it is given, also when its day is over and its mission is off', async () => {
  const id = await mission({});
  const member = await person();
  await bet(member.id, 1_000);
  await setSettings(db, budgetSettings, { 'missions.mostEach': kyat(1) });
  expect((await claim(member, id)).code).toBe('claim_due');
  expect(await standOf(member, id)).toMatchObject({ state: 'DUE', reward: { amount: '500.00' } });
  expect(await counts(member)).toMatchObject({ missionCount: 0 });
  expect((await claim(member, id)).code).toBe('bonus_taken');
  const { period } = (await standOf(member, id)) ?? {};
  await later(member, 5 * DAY_MS);
  await givenMissionsOff(db, id);
  expect((await summaryOf(member)).missions).toMatchObject([{ id, period, state: 'DUE' }]);
  await givenBudgetDaysOver(db);
  await setSettings(db, budgetSettings, { 'missions.mostEach': kyat(1_000_000) });
  await payDue(site.ctx);
  expect([await balance(member), (await summaryOf(member)).missions]).toEqual([kyat(500), []]);
});
