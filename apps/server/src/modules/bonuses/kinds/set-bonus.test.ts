import { money } from '@hintha/money';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { openMember } from '../../../../../../tools/payments/members.ts';
import {
  givenBudgetDaysOver,
  givenFreeCreditWithoutPhone,
  givenLogins,
} from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { clubSettings } from '../../members/index.ts';
import { setSettings } from '../../settings/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { payDue } from '../due/pay-due.ts';
import { tryGrantAutomaticBonus } from '../grants/grant-automatic-bonus.ts';
import { switchBonus } from './list-kinds.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });
const { ctx, call } = site;
const { call: callStaff, hire } = testConsole(ctx);
const kyat = (amount: number) => money(BigInt(amount) * 100n);

let writer: Colleague;
let checker: Colleague;
beforeAll(async () => {
  writer = await hire('writer1', 'content');
  checker = await hire('checker1', 'risk');
});
beforeEach(() => givenBudgetDaysOver(db));
afterAll(() => expectProven(db));

interface Line {
  code: string;
  enabled: boolean;
  amount: string | null;
  cost: string;
  costThisMonth: string;
  grants: number;
}
interface Outcome {
  bonus: Line | null;
  proposed: { id: string; payloadHash: string } | null;
}

const NONE = { perCent: null, amount: null, most: null };
const FREE = { ...NONE, amount: '3000' };

const ask = async (method: 'POST' | 'PUT', url: string, body: object, { token }: Colleague = writer) =>
  (await callStaff(method, url, { token, body })).body;

const set = async (code: string, more: object) => {
  const body = { ...NONE, enabled: true, reason: 'an attack', ...more };
  return (await ask('PUT', `/console/bonuses/${code}`, body)).value as Outcome;
};

const approve = ({ proposed }: Outcome, who: Colleague) =>
  ask('POST', `/console/approvals/${proposed?.id}/approve`, { payloadHash: proposed?.payloadHash }, who);

const lineOf = async (code: string) => {
  const { body } = await callStaff('GET', '/console/bonuses', { token: writer.token });
  return (body.value as Line[]).find((line) => line.code === code);
};

test.each(['01', '007.5', '00', '0'])('a share of %s in a hundred is a bad request', async (perCent) => {
  const body = { ...NONE, perCent, most: '30000', enabled: false, reason: 'a typing error' };
  expect((await ask('PUT', '/console/bonuses/DAILY_RELOAD', body)).code).toBe('bad_request');
});

test('an attack: one of the staff makes the free credit 900,000,000.00, or switches a large bonus on', async () => {
  const made = await set('FREE_CREDIT', { ...FREE, amount: '900000000' });
  expect(made).toMatchObject({ bonus: null, proposed: { id: expect.any(String) } });
  expect((await approve(made, writer)).code).toBe('own_proposal');
  expect(await lineOf('FREE_CREDIT')).toMatchObject({ enabled: true, amount: '3000.00' });
  // A share has a most; without one it is as large as the largest deposit.
  expect(
    (
      await ask('PUT', '/console/bonuses/DAILY_RELOAD', {
        ...NONE,
        perCent: '10',
        enabled: true,
        reason: 'more',
      })
    ).code,
  ).toBe('bad_request');
  const large = { perCent: '100', most: '800000000' };
  expect((await set('DAILY_RELOAD', { ...large, enabled: false })).bonus).toMatchObject({ enabled: false });
  expect((await set('DAILY_RELOAD', large)).proposed).not.toBeNull();
  expect((await set('DAILY_RELOAD', { perCent: '10', most: '30000' })).bonus).toMatchObject({
    enabled: true,
    perCent: '10',
    most: '30000.00',
  });
});

test('what a bonus can cost is told before it is switched on, and counts every account that is used', async () => {
  const { id } = await openMember(site);
  await openMember(site);
  await givenLogins(db, id, { ip: '10.8.0.1' });
  const costOf = async (code: string, more: object) =>
    (await ask('POST', `/console/bonuses/${code}/cost`, { ...NONE, ...more })).value;
  expect(await costOf('FREE_CREDIT', FREE)).toMatchObject({ each: '3000.00', needsApproval: false });
  expect(await costOf('FREE_CREDIT', { amount: '6000000' })).toMatchObject({
    each: '6000000.00',
    mostEach: '5000000.00',
    needsApproval: true,
  });
  await setSettings(db, clubSettings, { 'level8.bonus': kyat(4_000_000) });
  expect(await costOf('LEVEL_UP', {})).toMatchObject({ each: '4000000.00' });
  expect(await costOf('CASHBACK', {})).toMatchObject({ each: '30000000.00', needsApproval: false });
  expect(await costOf('SIGN_IN', {})).toMatchObject({ each: '500.00', needsApproval: false });
  expect(await costOf('REFERRAL_PLAY', {})).toMatchObject({ each: '1000000.00', needsApproval: false });
});

test('two let a bonus give more at once than one may, up to what they approved, and the ledger gives no more', async () => {
  await setSettings(db, clubSettings, { 'level8.bonus': kyat(6_000_000) });
  const { id: accountId } = await openMember(site);
  const give = (period: string, amount: number) =>
    tryGrantAutomaticBonus(ctx, { accountId, kind: 'LEVEL_UP', period, amount: kyat(amount), marks: [] });
  await give('8', 6_000_000);
  expect((await readBalance(db, accountId))?.balance).toBe(0n);
  const made = await set('LEVEL_UP', {});
  expect(made.proposed).not.toBeNull();
  expect((await approve(made, checker)).code).toBe('ok');
  await payDue(ctx);
  expect((await readBalance(db, accountId))?.balance).toBe(kyat(6_000_000));
  // A larger one was not approved.
  await give('9', 6_000_001);
  expect((await readBalance(db, accountId))?.balance).toBe(kyat(6_000_000));
});

test('the list of bonuses tells what each has cost in this month and ever', async () => {
  await switchBonus(db, 'FREE_CREDIT', true);
  await givenFreeCreditWithoutPhone(db);
  const { token } = await openMember(site);
  const before = await lineOf('FREE_CREDIT');
  expect(before).toMatchObject({ cost: '0.00', costThisMonth: '0.00', grants: 0 });
  const body = { requestId: randomUUID() };
  const claimed = await call('POST', '/wps/promotions/bonuses/FREE_CREDIT', { token, body });
  expect(claimed.body.code).toBe('ok');
  expect(await lineOf('FREE_CREDIT')).toMatchObject({ cost: '3000.00', costThisMonth: '3000.00', grants: 1 });
  site.clock.advance(40 * 86_400_000);
  writer = await hire('writer2', 'content');
  expect(await lineOf('FREE_CREDIT')).toMatchObject({ cost: '3000.00', costThisMonth: '0.00', grants: 1 });
});
