import { activities } from '@hintha/contract';
import { money } from '@hintha/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  givenAccount,
  givenSessionsOpened,
  givenFreeCreditWithoutPhone,
} from '../../../../../../tools/scenario/index.ts';
import { openMember, type TestMember } from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { readBalance } from '../../wallet/index.ts';
import { switchBonus } from '../kinds/list-kinds.ts';
import { stepOf } from './check-in.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });

beforeAll(() => givenFreeCreditWithoutPhone(db));
const { clock, call } = site;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const YANGON_MS = 6.5 * HOUR_MS;
const kyat = (amount: number) => money(BigInt(amount) * 100n);

beforeAll(() => switchBonus(db, 'SIGN_IN', true));
afterAll(() => expectProven(db));

let last = 0;
const key = () => `request-${(last += 1)}`;
const from = ({ id }: TestMember) => ({ 'x-forwarded-for': `10.7.0.${Number(id) % 250}` });

const join = async (member: TestMember, activity = 'SIGN_IN') =>
  (await call('POST', `/wps/activities/${activity}/join`, { token: member.token, body: {} })).body;

const postCheckIn = async (member: TestMember, requestId = key(), headers = from(member)) =>
  (await call('POST', '/wps/activities/SIGN_IN/claim', { token: member.token, body: { requestId }, headers }))
    .body;

const own = async ({ token }: TestMember) => {
  const { body } = await call('GET', '/wps/activities/own', { token });
  return activities.listOwnActivities.reply.parse(body.value).list[0];
};

/** Days pass, and whoever is signed in stays so. */
const pass = async (days: number): Promise<void> => {
  clock.advance(days * DAY_MS);
  await givenSessionsOpened(db, clock.now());
};
const balance = async ({ id }: TestMember) => (await readBalance(db, id))?.balance;

test.each([
  [null, 1],
  [{ day: '2026-11-20', step: 3 }, 4],
  [{ day: '2026-11-19', step: 3 }, 1],
  [{ day: '2026-11-20', step: 7 }, 1],
])('after %j the next day of the row is %i', (before, step) => {
  expect(stepOf(before, '2026-11-21', 7)).toBe(step);
});

test('ENGAGE-007 ENGAGE-008 a member joins, claims today, is signed, and claims again the next day', async () => {
  const member = await openMember(site);
  expect(await own(member)).toMatchObject({ state: 'JOIN', days: 0, next: 1 });
  expect((await postCheckIn(member)).code).toBe('activity_not_joined');
  expect(await join(member)).toMatchObject({ code: 'ok', value: { state: 'JOINED' } });
  expect(await own(member)).toMatchObject({ state: 'CLAIM' });
  expect(await postCheckIn(member)).toMatchObject({
    code: 'ok',
    value: { state: 'SIGNED', days: 1, amount: '100.00' },
  });
  expect(await own(member)).toMatchObject({ state: 'SIGNED', days: 1, next: null });
  expect((await postCheckIn(member)).code).toBe('signed_today');
  await pass(1);
  expect(await own(member)).toMatchObject({ state: 'CLAIM', days: 1, next: 2 });
  await postCheckIn(member);
  await pass(1);
  expect((await postCheckIn(member)).value).toMatchObject({ days: 3, amount: '150.00' });
  expect(await balance(member)).toBe(kyat(350));
  await pass(2);
  expect(await own(member)).toMatchObject({ state: 'CLAIM', days: 0, next: 1 });
});

test('a clock that jumps an hour over midnight and back gives no day twice', async () => {
  const member = await openMember(site);
  await join(member);
  const midnight = Math.ceil((clock.now().getTime() + 1) / DAY_MS) * DAY_MS - YANGON_MS;
  clock.advance(midnight - clock.now().getTime() + DAY_MS - HOUR_MS / 2);
  const codes: string[] = [];
  for (const jump of [0, HOUR_MS, -HOUR_MS, HOUR_MS]) {
    clock.advance(jump);
    await givenSessionsOpened(db, clock.now());
    codes.push((await postCheckIn(member)).code);
  }
  expect(codes).toEqual(['ok', 'ok', 'bonus_taken', 'signed_today']);
  expect(await balance(member)).toBe(kyat(200));
});

test('the same request signs once, also when it is sent many times at once', async () => {
  const member = await openMember(site);
  await join(member);
  const answers = await Promise.all([1, 2, 3, 4].map(() => postCheckIn(member, 'signed-once')));
  expect(answers.map(({ code }) => code)).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(await balance(member)).toBe(kyat(100));
  const others = await Promise.all([postCheckIn(member), postCheckIn(member)]);
  expect(others.map(({ code }) => code)).toEqual(['signed_today', 'signed_today']);
});

test('one person signs once a day, under whichever account', async () => {
  const [first, second] = [await openMember(site), await openMember(site)];
  await join(first);
  await join(second);
  const headers = { 'x-forwarded-for': '10.8.0.1' };
  expect((await postCheckIn(first, key(), headers)).code).toBe('ok');
  expect((await postCheckIn(second, key(), headers)).code).toBe('bonus_taken');
});

test('agents and accounts that play is closed to take no part', async () => {
  const [agent, stopped] = [await openMember(site), await openMember(site)];
  for (const member of [agent, stopped]) await join(member);
  await givenAccount(db, agent.id, { type: 2 });
  await givenAccount(db, stopped.id, { bettingStopped: true });
  expect((await postCheckIn(agent)).code).toBe('non_member');
  expect((await postCheckIn(stopped)).code).toBe('betting_stopped');
  expect(await own(stopped)).toMatchObject({ state: 'CLOSED' });
});

test('what is switched off is told to nobody and gives nothing', async () => {
  const member = await openMember(site);
  await join(member);
  expect((await join(member, 'LEVEL_UP')).code).toBe('not_found');
  await switchBonus(db, 'SIGN_IN', false);
  const { body } = await call('GET', '/wps/activities');
  expect(body.value).toEqual({ list: [] });
  expect((await postCheckIn(member)).code).toBe('not_found');
  await switchBonus(db, 'SIGN_IN', true);
});
