import { bonuses, referral } from '@hintha/contract';
import { money, type Money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import { givenAccount, givenFreeCreditWithoutPhone } from '../../../../../../tools/scenario/index.ts';
import { openMember, type TestMember } from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { openRequirement } from '../../turnover/index.ts';
import { post, postingKey } from '../../wallet/index.ts';
import { switchBonus } from '../kinds/list-kinds.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });

beforeAll(() => givenFreeCreditWithoutPhone(db));
const { call, clock } = site;
const DAY_MS = 86_400_000;
const kyat = (amount: number): Money => money(BigInt(amount) * 100n);

let last = 0;
const deposit = (accountId: bigint, amount: number) =>
  transaction(db, async (tx) => {
    const reference = `d${(last += 1)}`;
    const source = 'test';
    const key = postingKey(source, reference);
    await post(tx, accountId, { kind: 'DEPOSIT', amount: kyat(amount), key, source, reference });
    const base = kyat(amount);
    const order = { accountId, kind: 'DEPOSIT', base, multiple: '1', source, reference } as const;
    await openRequirement(tx, { ...order, at: clock.now() });
  });

const headersOf = ({ id }: TestMember) => ({ 'x-forwarded-for': `10.2.0.${Number(id) % 250}` });

const offersOf = async (member: TestMember, headers = headersOf(member)) => {
  const { body } = await call('GET', '/wps/promotions/offers', { token: member.token, headers });
  const { list } = bonuses.listOffers.reply.parse(body.value);
  return Object.fromEntries(list.map((offer) => [offer.kind, offer]));
};

const claim = (member: TestMember, kind: string) =>
  call('POST', `/wps/promotions/bonuses/${kind}`, {
    token: member.token,
    headers: headersOf(member),
    body: { requestId: `request-${(last += 1)}` },
  });

test('ENGAGE-007 without a deposit the bonuses on one are to be joined, and the free credit is to be claimed', async () => {
  const offers = await offersOf(await openMember(site));
  expect(offers).toMatchObject({
    FIRST_DEPOSIT: { state: 'JOIN', why: 'NEEDS_FIRST_DEPOSIT', amount: null, target: null },
    DAILY_RELOAD: { state: 'JOIN', why: 'NEEDS_DEPOSIT', amount: null },
    FREE_CREDIT: { state: 'CLAIM', why: null, amount: '3000.00', target: '60000.00', until: null },
  });
  expect(offers['FIRST_DEPOSIT']?.terms).toEqual({
    perCent: '100',
    amount: null,
    most: '100000.00',
    multiple: '15',
    withDeposit: true,
    per: 'ONCE',
    days: 7,
    mostKept: null,
  });
  expect(Object.keys(offers)).toHaveLength(4);
});

test('ENGAGE-007 what is offered on a deposit is what a claim then gives, and a deposit brings one of them', async () => {
  const member = await openMember(site);
  await deposit(member.id, 50_000);
  const { FIRST_DEPOSIT, DAILY_RELOAD } = await offersOf(member);
  expect(DAILY_RELOAD).toMatchObject({ state: 'CLAIM', amount: '5000.00', target: '40000.00' });
  expect(DAILY_RELOAD?.until).toBe(Date.parse('2026-11-21T17:30:00Z'));
  const { body } = await claim(member, 'FIRST_DEPOSIT');
  expect(body.value).toMatchObject({
    amount: FIRST_DEPOSIT?.amount,
    requirement: { target: FIRST_DEPOSIT?.target },
  });
  expect(await offersOf(member)).toMatchObject({
    FIRST_DEPOSIT: { state: 'CLAIMED', why: 'TAKEN' },
    DAILY_RELOAD: { state: 'JOIN', why: 'NEEDS_DEPOSIT' },
  });
  await deposit(member.id, 20_000);
  expect((await claim(member, 'DAILY_RELOAD')).status).toBe(200);
  expect(await offersOf(member)).toMatchObject({ DAILY_RELOAD: { state: 'CLAIMED', why: 'TAKEN' } });
  clock.advance(DAY_MS);
});

test('a first deposit that was missed is over, and what another took from the same place or was switched off is not offered', async () => {
  const [member, other] = [await openMember(site), await openMember(site)];
  await deposit(member.id, 20_000);
  await deposit(member.id, 20_000);
  expect((await offersOf(member))['FIRST_DEPOSIT']).toMatchObject({ state: 'CLOSED', why: 'NOT_FIRST' });
  expect((await claim(member, 'FREE_CREDIT')).status).toBe(200);
  expect((await offersOf(other, headersOf(member)))['FREE_CREDIT']).toMatchObject({
    state: 'CLOSED',
    why: 'TAKEN_ELSEWHERE',
  });
  await switchBonus(db, 'FREE_CREDIT', false);
  expect(Object.keys(await offersOf(other))).toEqual(['DAILY_RELOAD', 'FIRST_DEPOSIT', 'MESSAGING_APP']);
  expect((await claim(other, 'CASHBACK')).body.code).toBe('not_found');
});

test('ENGAGE-005 who registers by a friend’s link stands in its list, most of the name hidden', async () => {
  const inviter = await openMember(site);
  const read = async (token: string) => (await call('GET', '/wps/referral', { token })).body;
  const { code } = referral.readReferral.reply.parse((await read(inviter.token)).value);
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  const password = 'long enough 1';
  const register = (username: string, referralCode: string) =>
    call('PUT', '/wps/member/register', {
      body: { username, password, confirmPassword: password, ageAndTermsAccepted: true, referralCode },
    });
  const { body } = await register('friendly', code.toLowerCase());
  expect((await register('stranger', 'NOBODYS2')).body.code).toBe('ok');
  const mine = referral.readReferral.reply.parse((await read(inviter.token)).value);
  expect(mine).toMatchObject({ code, invited: 1, earned: '0.00', totalPages: 1 });
  expect(mine.list).toMatchObject([{ name: 'fr***y', state: 'JOINED', earned: '0.00' }]);
  const { token } = body.value as { token: string };
  expect((await read(token)).value).toMatchObject({ invited: 0, list: [] });
  await givenAccount(db, 'friendly', { type: 1 });
  expect((await read(token)).code).toBe('non_member');
  expect((await call('GET', '/wps/referral')).status).toBe(401);
});
