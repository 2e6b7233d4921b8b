import { money, type Money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { twoPeople } from '../../../../../../tools/console/two-people.ts';
import { openMember, type TestMember } from '../../../../../../tools/payments/members.ts';
import {
  givenApplication,
  givenBudgetDaysOver,
  givenFreeCreditWithoutPhone,
  givenPlayed,
  givenSignInSteps,
} from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { testPlay } from '../../../../../../tools/test/play.ts';
import { openRequirement } from '../../turnover/index.ts';
import { readBalance, readBudgets } from '../../wallet/index.ts';
import { closeBonusDays } from '../close-days.ts';
import { payDue, readDue } from '../due/pay-due.ts';
import { switchBonus } from './list-kinds.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });
testPlay(db, site);
const { ctx, call, clock } = site;
const staff = testConsole(ctx);
const { setSetting, setBonus, approve } = twoPeople(staff);
const kyat = (amount: number): Money => money(BigInt(amount) * 100n);
const DAY_MS = 86_400_000;

let writer: Colleague;
let payer: Colleague;
let checker: Colleague;
beforeAll(async () => {
  await givenFreeCreditWithoutPhone(db);
  writer = await staff.hire('writer1', 'content');
  payer = await staff.hire('payer1', 'payments');
  checker = await staff.hire('checker1', 'risk');
});
beforeEach(() => givenBudgetDaysOver(db));
afterAll(() => expectProven(db));

const balance = async (accountId: bigint) => (await readBalance(db, accountId))?.balance;
const spentToday = async () => (await readBudgets(db)).find(({ line }) => line === 'bonuses')?.spentToday;

/** What is due has another try on another day, since the budget of this one may be used up. */
const payNextDay = async () => {
  await givenBudgetDaysOver(db);
  await payDue(ctx);
};

const signIn = async ({ id, token }: TestMember) => {
  const headers = { 'x-forwarded-for': `10.6.0.${Number(id) % 250}` };
  await call('POST', '/wps/activities/SIGN_IN/join', { token, headers, body: {} });
  const body = { requestId: randomUUID() };
  return (await call('POST', '/wps/activities/SIGN_IN/claim', { token, headers, body })).body.code;
};

test('an attack: one of the staff alone switches on a sign-in row of 900,000,000.00 a day', async () => {
  await givenSignInSteps(db, [kyat(900_000_000)]);
  const asked = await setBonus('SIGN_IN', {}, writer);
  expect(asked).toMatchObject({ code: 'ok', bonus: null, proposed: { id: expect.any(String) } });
  const member = await openMember(site);
  expect(await approve(asked, writer)).toBe('own_proposal');
  expect(await signIn(member)).toBe('not_found');
  expect(await approve(asked, checker, { id: '', payloadHash: '0'.repeat(64) })).toBe('proposal_changed');
  expect(await approve(asked, checker)).toBe('ok');
  // Two have let it be so large, and the day has no room for it all the same.
  expect(await signIn(member)).toBe('claim_due');
  await payNextDay();
  expect([await balance(member.id), await spentToday()]).toEqual([0n, 0n]);
});

test('an attack: the row of a sign-in that is switched on already grows; the ledger gives no more than two read', async () => {
  await givenSignInSteps(db, [kyat(6_000_000)]);
  expect(await approve(await setBonus('SIGN_IN', {}, writer), checker)).toBe('ok');
  const [first, second] = [await openMember(site), await openMember(site)];
  expect(await signIn(first)).toBe('ok');
  await givenSignInSteps(db, [kyat(6_000_001)]);
  expect(await signIn(second)).toBe('claim_due');
  await payNextDay();
  expect([await balance(first.id), await balance(second.id)]).toEqual([kyat(6_000_000), 0n]);
  await switchBonus(db, 'SIGN_IN', false);
});

/** Has deposited and bet what the highest level asks for. */
const openHighest = async (): Promise<bigint> => {
  const { id: accountId } = await openMember(site);
  const at = clock.now();
  const terms = { kind: 'DEPOSIT', base: kyat(1_000_000_000), multiple: '1', source: 'test' } as const;
  const reference = `deposit of ${accountId}`;
  await transaction(db, (tx) => openRequirement(tx, { accountId, ...terms, reference, at }));
  const stake = kyat(10_000_000_000);
  await givenPlayed(db, { accountId, game: 'RNG', stake, payout: stake, at });
  return accountId;
};

const OTHER_LEVELS = kyat(1_443_000);

test('an attack: one of the staff alone makes the bonus of a level 900,000,000.00', async () => {
  const name = 'club.level8.bonus';
  expect((await setSetting(name, '900000000.00', writer)).code).toBe('role_needed');
  const asked = await setSetting(name, '900000000.00', payer);
  expect(await approve(asked, payer)).toBe('own_proposal');
  expect(await approve(asked, checker)).toBe('ok');
  const accountId = await openHighest();
  clock.advance(DAY_MS);
  await closeBonusDays(ctx);
  // What the levels below give has come; what is above the largest grant of one person has not.
  expect(await balance(accountId)).toBe(OTHER_LEVELS);
  const again = await setBonus('LEVEL_UP', {}, await staff.hire('writer2', 'content'));
  expect(await approve(again, await staff.hire('checker2', 'risk'))).toBe('ok');
  await payNextDay();
  expect([await balance(accountId), await spentToday()]).toEqual([OTHER_LEVELS, 0n]);
  expect(await readDue({ db })).toContainEqual(expect.objectContaining({ line: 'bonuses' }));
});

const grantApplied = async (applicationId: bigint, amount: string, { token }: Colleague) => {
  const body = { amount, reason: 'found in the app' };
  const url = `/console/applications/${applicationId}/approve`;
  return (await staff.call('POST', url, { token, body })).body;
};

test('an attack: one of the staff alone lets an application bring 900,000,000.00, and gives it to a friend', async () => {
  const [maker, reviewer, second] = [
    await staff.hire('writer3', 'content'),
    await staff.hire('payer3', 'payments'),
    await staff.hire('checker3', 'risk'),
  ];
  const friend = await openMember(site);
  const id = await givenApplication(db, { accountId: friend.id, contactId: 'a.friend' });
  const asked = await setBonus('MESSAGING_APP', { most: '900000000' }, maker);
  expect(asked).toMatchObject({ bonus: null, proposed: { id: expect.any(String) } });
  expect(await approve(asked, maker)).toBe('own_proposal');
  expect((await grantApplied(id, '900000000.00', reviewer)).code).toBe('amount_out_of_range');
  expect(await approve(asked, second)).toBe('ok');
  // What one person may let it give afterwards takes what two have let with it.
  expect(await setBonus('MESSAGING_APP', { most: '2000000' }, maker)).toMatchObject({ proposed: null });
  expect((await grantApplied(id, '2000000.01', reviewer)).code).toBe('amount_out_of_range');
  expect(await approve(await setBonus('MESSAGING_APP', { most: '900000000' }, maker), second)).toBe('ok');
  // Two have let it be so large, and the day has no room for it all the same.
  expect((await grantApplied(id, '900000000.00', reviewer)).value).toMatchObject({ state: 'DUE' });
  await payNextDay();
  expect([await balance(friend.id), await spentToday()]).toEqual([0n, 0n]);
});
