import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { openMember, type TestMember } from '../../../../../../tools/payments/members.ts';
import {
  givenApplication,
  givenBudgetDaysOver,
  givenReward,
  readAudit,
  readInbox,
  readRewards,
} from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { setSettings } from '../../settings/index.ts';
import { openRequirement, readRequirements } from '../../turnover/index.ts';
import { budgetSettings, post, postingKey, readBalance } from '../../wallet/index.ts';
import { revokeRequirement } from '../grants/revoke-requirement.ts';
import { switchBonus } from '../kinds/list-kinds.ts';
import { bonusSettings } from '../settings.ts';
import { payDue, readDue } from './pay-due.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });
const { ctx, call, clock } = site;
const staff = testConsole(ctx);
const kyat = (amount: number) => money(BigInt(amount) * 100n);
const DAY_MS = 86_400_000;

const room = async (bonuses: number, missions: number) => {
  // The largest grant is never above the day, on the way neither.
  await setSettings(db, budgetSettings, { 'bonuses.mostEach': kyat(1), 'missions.mostEach': kyat(1) });
  await setSettings(db, budgetSettings, {
    'bonuses.mostPerDay': kyat(bonuses),
    'missions.mostPerDay': kyat(missions),
  });
  await setSettings(db, budgetSettings, {
    'bonuses.mostEach': kyat(bonuses),
    'missions.mostEach': kyat(missions),
  });
};
beforeEach(async () => {
  await room(1, 1);
  await givenBudgetDaysOver(db);
});
afterAll(() => expectProven(db));

const balance = async ({ id }: TestMember) => (await readBalance(db, id))?.balance;
const ask = async ({ id, token }: TestMember, url: string, body: object) => {
  const headers = { 'x-forwarded-for': `10.7.0.${id}` };
  return (await call('POST', url, { token, headers, body })).body.code;
};

test('an attack on time: a prize that is claimed while the budget is used up is paid later, and does not run out', async () => {
  const member = await openMember(site);
  const own = { accountId: member.id, reference: '2026-11-16', amount: 300_00n };
  await givenReward(db, own);
  const [reward] = await readRewards(db, 'LEADERBOARD', member.id);
  const take = (requestId: string) =>
    ask(member, '/wps/rewards', { rewardId: String(reward?.id), requestId });
  expect(await take('claim-one')).toBe('claim_due');
  const stateOf = async () => {
    const { body } = await call('GET', '/wps/rewards', { token: member.token });
    return (body.value as { list: { state: string }[] }).list.map(({ state }) => state);
  };
  expect(await stateOf()).toEqual(['DUE']);
  // Whoever asks again gets it no sooner, and not twice.
  expect([await take('claim-one'), await take('claim-two')]).toEqual(['claim_due', 'bonus_taken']);
  expect(await readDue({ db })).toMatchObject([{ line: 'missions', count: 1, amount: kyat(300) }]);
  await room(1, 1_000);
  await payDue(ctx);
  await payDue(ctx);
  expect([await balance(member), await stateOf()]).toEqual([kyat(300), ['CLAIMED']]);
  expect(await take('claim-one')).toBe('ok');
});

let deposits = 0;
const deposit = async ({ id: accountId }: TestMember, amount: number): Promise<string> => {
  deposits += 1;
  const reference = `d${deposits}`;
  const named = { source: 'test', reference } as const;
  await transaction(db, async (tx) => {
    const key = postingKey('test', reference);
    await post(tx, accountId, { kind: 'DEPOSIT', amount: kyat(amount), key, ...named });
    const base = kyat(amount);
    const terms = { kind: 'DEPOSIT', base, multiple: '1', at: clock.now() } as const;
    await openRequirement(tx, { accountId, ...terms, ...named });
  });
  return reference;
};

const claim = (member: TestMember, kind: string, requestId = randomUUID()) =>
  ask(member, `/wps/promotions/bonuses/${kind}`, { requestId });

test('a bonus that is claimed on a deposit while the budget is used up is paid when there is room, with its terms', async () => {
  const member = await openMember(site);
  await deposit(member, 10_000);
  expect(await claim(member, 'FIRST_DEPOSIT')).toBe('claim_due');
  expect(await claim(member, 'FIRST_DEPOSIT')).toBe('claim_due');
  // One deposit brings one bonus, be it one that is due.
  expect(await claim(member, 'DAILY_RELOAD')).toBe('bonus_needs_deposit');
  await room(1_000_000, 1);
  clock.advance(2 * DAY_MS);
  await payDue(ctx);
  expect(await balance(member)).toBe(kyat(20_000));
  const requirements = await readRequirements(db, member.id);
  expect(requirements).toContainEqual(
    expect.objectContaining({ kind: 'BONUS', target: kyat(300_000), reference: 'FIRST_DEPOSIT' }),
  );
});

test('an attack: a bonus is due on a deposit that is charged back; nothing is paid', async () => {
  const member = await openMember(site);
  const reference = await deposit(member, 10_000);
  expect(await claim(member, 'FIRST_DEPOSIT')).toBe('claim_due');
  const lost = { accountId: member.id, source: 'test', reference, at: clock.now() };
  await transaction(db, (tx) => revokeRequirement(ctx, tx, lost));
  await room(1_000_000, 1);
  await payDue(ctx);
  expect(await balance(member)).toBe(kyat(10_000));
  expect(await readDue({ db })).toEqual([]);
});

test('an attack: the key of a claim that is due is used for another bonus', async () => {
  await switchBonus(db, 'FREE_CREDIT', true);
  await setSettings(db, bonusSettings, { freeNeedsPhone: false });
  const member = await openMember(site);
  await deposit(member, 10_000);
  const key = randomUUID();
  expect(await claim(member, 'FIRST_DEPOSIT', key)).toBe('claim_due');
  expect(await claim(member, 'FREE_CREDIT', key)).toBe('key_reused');
  await room(1_000_000, 1);
  await payDue(ctx);
  expect(await claim(member, 'FIRST_DEPOSIT', key)).toBe('ok');
  expect(await claim(member, 'FREE_CREDIT')).toBe('ok');
});

test('free credit that waits for a verified phone is refused and not due', async () => {
  await switchBonus(db, 'FREE_CREDIT', true);
  await setSettings(db, bonusSettings, { freeNeedsPhone: true });
  expect(await claim(await openMember(site), 'FREE_CREDIT')).toBe('phone_unverified');
  expect(await readDue({ db })).toEqual([]);
});

const offerOf = async ({ token }: TestMember, kind: string) => {
  const { body } = await call('GET', '/wps/promotions/offers', { token });
  return (body.value as { list: { kind: string; state: string }[] }).list.find((one) => one.kind === kind);
};

const approve = async (
  applicationId: bigint,
  amount: string,
  { token }: Colleague,
  requestId = randomUUID(),
) => {
  const body = { amount, reason: 'found in the app', requestId };
  const url = `/console/applications/${applicationId}/approve`;
  return (await staff.call('POST', url, { token, body })).body;
};

test('an application that staff approves while the budget is used up is due, and is given once there is room', async () => {
  const member = await openMember(site);
  const id = await givenApplication(db, { accountId: member.id, contactId: 'thiri.due' });
  const payer = await staff.hire('payer1', 'payments');
  await room(10_000, 1);
  // Another bonus has used the day up.
  const first = await openMember(site);
  const other = await givenApplication(db, { accountId: first.id, contactId: 'another' });
  expect((await approve(other, '8000.00', payer)).value).toMatchObject({ state: 'ISSUED' });
  const key = randomUUID();
  expect((await approve(id, '7000.00', payer, key)).value).toMatchObject({ state: 'DUE', amount: '7000.00' });
  expect((await approve(id, '7000.00', payer, key)).value).toMatchObject({ state: 'DUE' });
  expect((await approve(id, '7000.00', payer)).code).toBe('application_decided');
  expect(await offerOf(member, 'MESSAGING_APP')).toMatchObject({
    state: 'DUE',
    why: 'TAKEN',
    application: { state: 'DUE', amount: '7000.00' },
  });
  expect([await balance(member), await readInbox(db, member.id)]).toEqual([0n, []]);
  expect(await readDue({ db })).toMatchObject([{ line: 'bonuses', count: 1, amount: kyat(7_000) }]);
  const { body } = await staff.call('GET', '/console/applications?state=DUE', { token: payer.token });
  expect(body.value).toMatchObject([{ id: String(id), account: member.name }]);
  await givenBudgetDaysOver(db);
  for (let n = 0; n < 2; n += 1) await payDue(ctx);
  expect(await balance(member)).toBe(kyat(7_000));
  expect(await offerOf(member, 'MESSAGING_APP')).toMatchObject({ state: 'ISSUED', amount: '7000.00' });
  expect(await readInbox(db, member.id)).toMatchObject([{ kind: 'bonus_granted' }]);
  const acts = await readAudit(db, { subject: `application:${id}` });
  expect(acts).toMatchObject([{ action: 'application.approve', actor: 'payer1' }]);
});

test('staff is told which bound refuses an amount that is too large for one person, and may give less', async () => {
  const member = await openMember(site);
  const id = await givenApplication(db, { accountId: member.id, contactId: 'thiri.large' });
  const payer = await staff.hire('payer2', 'payments');
  await room(10_000, 1);
  const refused = await approve(id, '10000.01', payer);
  expect([refused.code, refused.value]).toEqual(['over_budget', { line: 'bonuses', bound: 'EACH' }]);
  expect(await offerOf(member, 'MESSAGING_APP')).toMatchObject({ state: 'APPLYING' });
  expect((await approve(id, '10000.00', payer)).value).toMatchObject({ state: 'ISSUED' });
  expect(await balance(member)).toBe(kyat(10_000));
});
