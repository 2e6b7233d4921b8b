import { bonuses } from '@hintha/contract';
import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAudit, readInbox, givenFreeCreditWithoutPhone } from '../../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { openMember, type TestMember } from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { drawPng, pictureForm } from '../../../../../../tools/test/picture.ts';
import { actorOf } from '../../audit/index.ts';
import { keepFingerprint, payeeFingerprint } from '../../protection/index.ts';
import { listPostings, readBalance } from '../../wallet/index.ts';
import { switchBonus } from '../kinds/list-kinds.ts';
import { approveApplication, rejectApplication } from './decide-application.ts';
import { findLastApplication, selectApplications } from './application-store.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });

beforeAll(() => givenFreeCreditWithoutPhone(db));
const { ctx, http, call } = site;
const { call: callStaff, hire, http: staffHttp } = testConsole(ctx);
const kyat = (amount: number) => money(BigInt(amount) * 100n);

let payer: Colleague;
let support: Colleague;
beforeAll(async () => {
  payer = await hire('payer1', 'payments');
  support = await hire('support1', 'support');
});
afterAll(() => expectProven(db));

let last = 0;
interface Sent {
  contactId?: string;
  comment?: string;
  requestId?: string;
  pictures?: readonly Buffer[];
  ip?: string;
  language?: string;
}

const apply = async (member: TestMember, sent: Sent = {}) => {
  const { contactId = `thiri.${(last += 1)}`, comment = '', requestId = `request-${(last += 1)}` } = sent;
  const fields = { promotionId: 'MESSAGING_APP', contactId, comment, requestId };
  const { payload, headers } = await pictureForm(fields, sent.pictures ?? []);
  const reply = await (
    await http()
  ).inject({
    method: 'POST',
    url: '/wps/promotions/redeem',
    payload,
    headers: {
      ...headers,
      language: sent.language ?? 'EN',
      'x-forwarded-for': sent.ip ?? `10.3.0.${Number(member.id) % 250}`,
      authorization: `Bearer ${member.token}`,
    },
  });
  return reply.json<{ code: string; message: string; value: never }>();
};

const offerOf = async ({ id, token }: TestMember) => {
  const headers = { 'x-forwarded-for': `10.3.0.${Number(id) % 250}` };
  const { body } = await call('GET', '/wps/promotions/offers', { token, headers });
  const { list } = bonuses.listOffers.reply.parse(body.value);
  return list.find(({ kind }) => kind === 'MESSAGING_APP');
};

const idOf = async ({ id }: TestMember): Promise<bigint> =>
  (await findLastApplication(db, id, 'MESSAGING_APP'))?.id ?? 0n;

const decide = async (action: 'approve' | 'reject', id: bigint, body: object, { token } = payer) =>
  (await callStaff('POST', `/console/applications/${id}/${action}`, { token, body })).body;
const approve = (id: bigint, amount: string, more: object = {}) =>
  decide('approve', id, { amount, reason: 'found in the app', ...more });

const messagesOf = ({ id }: TestMember) => readInbox(db, id);
const balance = async ({ id }: TestMember) => (await readBalance(db, id))?.balance;

test('ENGAGE-017 without an id in the messaging app nothing is applied for, and it is said in the language of the caller', async () => {
  const member = await openMember(site);
  const empty = await apply(member, { contactId: '  ' });
  expect(empty).toMatchObject({
    code: 'not_empty',
    value: { fields: [{ field: 'contactId', problem: 'empty' }] },
  });
  const burmese = await apply(member, { contactId: '', language: 'MY' });
  expect(burmese.message).toMatch(/[\u1000-\u109f]/);
  expect(burmese.message).not.toBe(empty.message);
  expect(await idOf(member)).toBe(0n);
});

test('ENGAGE-018 ENGAGE-007 the offer tells up to 131,000, and then where its application stands', async () => {
  const member = await openMember(site);
  expect(await offerOf(member)).toMatchObject({
    state: 'JOIN',
    review: true,
    application: null,
    terms: { most: '131000.00', multiple: '10', withDeposit: false, days: 7, mostKept: 10 },
  });
  expect((await apply(member, { contactId: 'thiri.zalo' })).code).toBe('ok');
  expect(await offerOf(member)).toMatchObject({
    state: 'APPLYING',
    application: { state: 'APPLYING', contactId: 'thiri.zalo', reason: null },
  });
  expect((await apply(member)).code).toBe('application_open');
  await decide('reject', await idOf(member), { reason: 'CONTACT_UNKNOWN' });
  expect(await offerOf(member)).toMatchObject({
    state: 'REJECTED',
    why: null,
    application: { reason: 'CONTACT_UNKNOWN' },
  });
  expect(await messagesOf(member)).toEqual([
    { kind: 'bonus_rejected', values: { bonus: 'MESSAGING_APP', reason: 'CONTACT_UNKNOWN' } },
  ]);
  expect((await apply(member)).code).toBe('ok');
  expect((await approve(await idOf(member), '131000.00')).code).toBe('ok');
  expect(await offerOf(member)).toMatchObject({ state: 'ISSUED', why: 'TAKEN', amount: '131000.00' });
  expect((await apply(member)).code).toBe('bonus_taken');
});

test('what staff gives is a bonus ten times to be bet, traced in the ledger, told to the member and kept in the audit', async () => {
  const member = await openMember(site);
  await apply(member, { contactId: 'hla.hla' });
  const id = await idOf(member);
  const { value } = await approve(id, '50000.00');
  expect(value).toMatchObject({ state: 'ISSUED', amount: '50000.00', account: member.name });
  expect(await balance(member)).toBe(kyat(50_000));
  const [posting] = await listPostings(db, member.id, { limit: 1 });
  const line = { kind: 'BONUS', amount: kyat(50_000), source: 'promotions', reference: 'MESSAGING_APP' };
  expect(posting).toMatchObject(line);
  const { body } = await call('GET', `/wps/records/bonuses?posting=${posting?.id}`, { token: member.token });
  expect(body.value).toMatchObject({
    total: 1,
    list: [
      { posting: posting?.id, mostKept: '500000.00', requirement: { target: '500000.00', multiple: '10' } },
    ],
  });
  expect(await messagesOf(member)).toEqual([
    { kind: 'bonus_granted', values: { bonus: 'MESSAGING_APP', amount: '50000.00' } },
  ]);
  expect(await readAudit(db, { subject: `application:${id}` })).toMatchObject([
    {
      action: 'application.approve',
      actor: 'payer1',
      reason: 'found in the app',
      details: { amount: '5000000', contactId: 'hla.hla' },
    },
  ]);
});

test('staff gives no more than 131,000, nothing twice and nothing that was switched off', async () => {
  const member = await openMember(site);
  await apply(member);
  const id = await idOf(member);
  expect((await approve(id, '131000.01')).code).toBe('amount_out_of_range');
  expect((await approve(id, '0.00')).code).toBe('bad_request');
  await switchBonus(db, 'MESSAGING_APP', false);
  expect((await approve(id, '1000.00')).code).toBe('not_enabled');
  expect((await apply(await openMember(site))).code).toBe('not_enabled');
  await switchBonus(db, 'MESSAGING_APP', true);
  const key = { requestId: 'decided-once' };
  expect((await approve(id, '1000.00', key)).code).toBe('ok');
  expect((await approve(id, '1000.00', key)).code).toBe('ok');
  expect((await approve(id, '2000.00', key)).code).toBe('key_reused');
  expect((await approve(id, '1000.00')).code).toBe('application_decided');
  expect((await decide('reject', id, { reason: 'BONUS_RULES' })).code).toBe('application_decided');
  expect((await approve(999_999n, '1000.00')).code).toBe('not_found');
  expect(await balance(member)).toBe(kyat(1_000));
});

const colleague = (staffId: bigint) => actorOf({ staffId, name: `colleague${staffId}` });

test('approve, reject and approve at once: one of them is heard, and the bonus comes once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const member = await openMember(site);
    await apply(member);
    const applicationId = await idOf(member);
    const give = (staffId: bigint) => {
      const order = { applicationId, amount: kyat(7_000), reason: 'seen', actor: colleague(staffId) };
      return transaction(db, (tx) => approveApplication(ctx, tx, order));
    };
    const refuse = { applicationId, reason: 'BONUS_RULES', actor: colleague(3n) } as const;
    const results = await Promise.allSettled([
      give(1n),
      transaction(db, (tx) => rejectApplication(ctx, tx, refuse)),
      give(2n),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const state = (await offerOf(member))?.state;
    expect(await balance(member)).toBe(state === 'ISSUED' ? kyat(7_000) : 0n);
    expect(await messagesOf(member)).toHaveLength(1);
  }
});

test('of two who share a place, approved at once, one has the bonus', async () => {
  for (let round = 0; round < 4; round += 1) {
    const ip = `10.8.0.${round}`;
    const people = [await openMember(site), await openMember(site)];
    for (const member of people) await apply(member, { ip });
    const ids = await Promise.all(people.map(idOf));
    const answers = await Promise.all(ids.map((id) => approve(id, '5000.00')));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['bonus_taken', 'ok']);
    const sums = await Promise.all(people.map(balance));
    expect(sums.map(Number).toSorted((one, other) => one - other)).toEqual([0, 500_000]);
  }
});

test('of applications that race one stays, and the same request is answered as it was', async () => {
  const member = await openMember(site);
  const sent = { contactId: 'one.of.many', requestId: 'the-same-request' };
  const all = await Promise.all([apply(member, sent), apply(member, sent), apply(member), apply(member)]);
  expect(all.every(({ code }) => ['ok', 'application_open'].includes(code))).toBe(true);
  const wanted = { text: '', accountIds: [member.id] };
  const open = await selectApplications(db, { state: 'APPLYING', wanted, after: 0n, limit: 10 });
  expect(open).toHaveLength(1);
  const other = await openMember(site);
  expect((await apply(other, sent)).code).toBe('ok');
  expect((await apply(other, sent)).code).toBe('ok');
  expect((await apply(other, { ...sent, contactId: 'another' })).code).toBe('key_reused');
});

test('the bonus comes once for each person, by its place, its account to be paid out to and its id in the app', async () => {
  const [one, near, named, paid, waiting] = [
    await openMember(site),
    await openMember(site),
    await openMember(site),
    await openMember(site),
    await openMember(site),
  ];
  const ip = '10.9.9.9';
  for (const { id } of [one, paid])
    await keepFingerprint(db, id, payeeFingerprint({ provider: 'KBZPAY', number: '09771112233' }));
  await apply(waiting, { ip });
  await apply(one, { ip, contactId: '+95 9 771' });
  expect((await approve(await idOf(one), '1000.00')).code).toBe('ok');
  expect((await apply(near, { ip })).code).toBe('bonus_taken');
  expect((await apply(named, { contactId: '959771' })).code).toBe('bonus_taken');
  expect((await apply(paid)).code).toBe('bonus_taken');
  const { body } = await callStaff('GET', `/console/applications/${await idOf(waiting)}`, support);
  expect(body.value).toMatchObject({ hadElsewhere: true });
  expect((await approve(await idOf(waiting), '1000.00')).code).toBe('bonus_taken');
  expect((await decide('reject', await idOf(waiting), { reason: 'SHARED_ACCOUNT' })).code).toBe('ok');
});

test('ENGAGE-009 ENGAGE-010 ENGAGE-011 an application has a comment of 140 signs and three pictures at most, shown to staff alone', async () => {
  const member = await openMember(site);
  const pictures = [drawPng(12, 9), drawPng(13, 9), drawPng(14, 9)];
  expect((await apply(member, { comment: 'x'.repeat(141) })).code).toBe('bad_request');
  expect((await apply(member, { pictures: [...pictures, drawPng(15, 9)] })).code).toBe('too_many_pictures');
  expect((await apply(member, { pictures: [Buffer.from('GIF89a')] })).code).toBe('picture_invalid');
  const large = Buffer.concat([drawPng(12, 9), Buffer.alloc(5 * 1024 * 1024)]);
  expect((await apply(member, { pictures: [large] })).code).toBe('picture_too_large');
  expect((await apply(member, { comment: 'x'.repeat(140), pictures })).code).toBe('ok');
  const { body } = await callStaff('GET', `/console/applications/${await idOf(member)}`, support);
  const shown = body.value as { comment: string; pictures: string[] };
  expect(shown.comment).toHaveLength(140);
  expect(shown.pictures).toHaveLength(3);
  const look = async (token: string) =>
    (
      await (
        await staffHttp()
      ).inject({
        url: `/console/pictures/${shown.pictures[0]}`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode;
  expect(await look(support.token)).toBe(200);
  expect(await look((await hire('writer1', 'content')).token)).toBe(403);
});

test('the queue is read by those who see the money and worked off by payments and risk, oldest first', async () => {
  const [first, second] = [await openMember(site), await openMember(site)];
  await apply(first, { contactId: 'Find.Me' });
  await apply(second);
  const queue = async (query: string, { token } = support) => {
    const { body } = await callStaff('GET', `/console/applications${query}`, { token });
    return body.code === 'ok' ? (body.value as { account: string; id: string }[]) : body.code;
  };
  const waiting = (await queue('')) as { account: string; id: string }[];
  expect(waiting.map(({ account }) => account).slice(-2)).toEqual([first.name, second.name]);
  expect(await queue('?q=find.me')).toMatchObject([{ account: first.name }]);
  expect(await queue(`?q=${second.name}`)).toMatchObject([{ account: second.name }]);
  expect(await queue(`?after=${waiting.at(-2)?.id}`)).toMatchObject([{ account: second.name }]);
  expect(await queue('?state=ISSUED&limit=1')).toHaveLength(1);
  expect(await queue('', await hire('writer2', 'content'))).toBe('role_needed');
  const body = { amount: '1000.00', reason: 'found in the app' };
  expect((await decide('approve', await idOf(first), body, support)).code).toBe('role_needed');
  expect((await decide('approve', await idOf(first), body, await hire('risk1', 'risk'))).code).toBe('ok');
  const { body: counted } = await callStaff('GET', '/console/queues', { token: support.token });
  const { applications } = counted.value as { applications: { state: string; count: number }[] };
  expect(applications).toMatchObject([{ state: 'APPLYING', count: waiting.length - 1 }]);
});

test('who is not signed in, an unknown bonus and one that is claimed are refused', async () => {
  const member = await openMember(site);
  const body = { promotionId: 'FREE_CREDIT', contactId: 'someone', requestId: 'request-of-mine' };
  const url = '/wps/promotions/redeem';
  expect((await call('POST', url, { token: member.token, body })).body.code).toBe('not_found');
  const unknown = { ...body, promotionId: 'NO_SUCH' };
  expect((await call('POST', url, { token: member.token, body: unknown })).body.code).toBe('not_found');
  expect((await call('POST', url, { body })).status).toBe(401);
  expect(
    (
      await call('POST', '/wps/promotions/bonuses/MESSAGING_APP', {
        token: member.token,
        body: { requestId: 'request-claim' },
      })
    ).body.code,
  ).toBe('not_found');
});
