import { bonuses } from '@hintha/contract';
import { beforeAll, expect, test } from 'vitest';
import { givenAccount, givenFreeCreditWithoutPhone } from '../../../../../../tools/scenario/index.ts';
import { openMember, type TestMember } from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { applyForBonus } from '../applications/apply-for-bonus.ts';
import { switchBonus } from '../kinds/list-kinds.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });
const { call, ctx } = site;

beforeAll(async () => {
  for (const kind of ['FREE_CREDIT', 'SIGN_IN', 'MESSAGING_APP']) await switchBonus(db, kind, true);
});

let last = 0;

/** A member at an address of its own, so that the phone alone tells who it is. */
const openPerson = async (mobile: string | null = null) => {
  const member = await openMember(site);
  if (mobile !== null) await givenAccount(db, member.id, { mobile });
  return member;
};

const ask = async ({ id, token }: TestMember, path: string, body: object) => {
  const headers = { 'x-forwarded-for': `10.40.0.${id}` };
  const requestId = `request-${(last += 1)}`;
  return (await call('POST', path, { token, headers, body: { ...body, requestId } })).body.code;
};
const claim = (member: TestMember) => ask(member, '/wps/promotions/bonuses/FREE_CREDIT', {});

test('free credit waits for a verified phone, and is had once a phone, whoever verifies it next', async () => {
  const member = await openPerson();
  expect(await claim(member)).toBe('phone_unverified');
  await givenAccount(db, member.id, { mobile: '959777000001' });
  expect(await claim(member)).toBe('ok');
  await givenAccount(db, member.id, { mobile: null });
  expect(await claim(await openPerson('959777000001'))).toBe('bonus_taken');
  expect(await claim(await openPerson('959777000002'))).toBe('ok');
  await expectProven(db);
});

test('the gift of a day and an application wait for a verified phone', async () => {
  const member = await openPerson();
  expect(await ask(member, '/wps/activities/SIGN_IN/join', {})).toBe('ok');
  const checkIn = () => ask(member, '/wps/activities/SIGN_IN/claim', {});
  const application = { accountId: member.id, promotionId: 'MESSAGING_APP', contactId: 'thiri', comment: '' };
  const apply = () =>
    applyForBonus(ctx, { ...application, requestId: 'request-apply', fingerprints: [], pictures: [] });
  expect(await checkIn()).toBe('phone_unverified');
  await expect(apply()).rejects.toMatchObject({ code: 'phone_unverified' });
  await givenAccount(db, member.id, { mobile: '959777000003' });
  expect(await checkIn()).toBe('ok');
  expect(await apply()).toMatchObject({ state: 'APPLYING' });
});

test('an offer says that it waits for a phone; where the operator asks for none it is to be claimed', async () => {
  const { token } = await openPerson();
  const whyOf = async () => {
    const { body } = await call('GET', '/wps/promotions/offers', { token });
    const { list } = bonuses.listOffers.reply.parse(body.value);
    return list
      .filter(({ terms }) => terms.perCent === null)
      .map(({ kind, why, state }) => [kind, why, state]);
  };
  expect(await whyOf()).toEqual([
    ['FREE_CREDIT', 'NEEDS_PHONE', 'JOIN'],
    ['MESSAGING_APP', 'NEEDS_PHONE', 'JOIN'],
  ]);
  await givenFreeCreditWithoutPhone(db);
  expect(await whyOf()).toEqual([
    ['FREE_CREDIT', null, 'CLAIM'],
    ['MESSAGING_APP', null, 'JOIN'],
  ]);
});
