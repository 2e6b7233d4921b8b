import { expect, test } from 'vitest';
import {
  givenAccount,
  givenProfile,
  readLastSent,
  readOutbox,
} from '../../../../../../tools/scenario/index.ts';
import {
  openMember,
  PASSWORD,
  PAYEE_NAME,
  type TestMember,
} from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { listCurrentFingerprints } from '../../protection/index.ts';
import { isNumberShared, selectPayees } from './payee-store.ts';
import { isSameName, readPayee } from './rules.ts';

const db = testDatabase();
const tested = testContext(db);
const { ctx, call, clock } = tested;
const DAY = 24 * 60 * 60_000;
const PATH = '/wps/member/bankAccounts';

const KBZ = { kind: 'bank', provider: 'KBZ', number: '0401 2345-6789', name: PAYEE_NAME };

const add = ({ token }: TestMember, order: object = {}) =>
  call('POST', PATH, { token, body: { ...KBZ, proof: { password: PASSWORD }, ...order } });

const list = async ({ token }: TestMember) =>
  (await call('GET', PATH, { token })).body.value as { id: string; number: string }[];

test('WALLET-003 a first payee is listed masked and can be used at once', async () => {
  const member = await openMember(tested);
  await givenAccount(db, member.id, { mobile: '959770004711' });
  const refused = await add(member);
  expect(refused.body.code).toBe('proof_needed');
  await givenAccount(db, member.id, { mobile: null });
  expect((await add(member)).body.value).toMatchObject({
    kind: 'bank',
    provider: 'KBZ',
    number: '•••••789',
    name: 'T••• A•••',
    usableAt: clock.now().getTime(),
  });
  expect(await list(member)).toHaveLength(1);
});

test('WALLET-003 a further payee can be used after a day, which is told before it is added', async () => {
  const member = await openMember(tested);
  const readLimits = async () =>
    (await call('GET', '/wps/withdrawals/limits', { token: member.token })).body.value;
  expect(await readLimits()).toMatchObject({ nextPayeeRestHours: 0 });
  await add(member);
  expect(await readLimits()).toMatchObject({ nextPayeeRestHours: 24 });
  const further = await add(member, { number: '90000001' });
  expect(further.body.value).toMatchObject({ usableAt: clock.now().getTime() + DAY });
});

test('a payee that names nobody is held by the member', async () => {
  const member = await openMember(tested);
  expect((await add(member, { name: '' })).body.value).toMatchObject({ name: 'T••• A•••' });
  expect((await selectPayees(db, member.id)).map(({ name }) => name)).toEqual([PAYEE_NAME]);
});

test('of two first payees at once one rests', async () => {
  const member = await openMember(tested);
  const answers = await Promise.all([add(member), add(member, { number: '90000001' })]);
  const usable = answers.map(({ body }) => (body.value as { usableAt: number }).usableAt);
  expect(usable.toSorted((a, b) => a - b)).toEqual([clock.now().getTime(), clock.now().getTime() + DAY]);
});

test('the owner of an account reads of a new payee', async () => {
  const member = await openMember(tested);
  await givenProfile(db, member.id, { email: '' });
  await givenAccount(db, member.id, { email: 'saver@example.org' });
  await call('POST', '/wps/member/security/code', { token: member.token, body: { method: 'email' } });
  const sent = await readLastSent(db, 'saver@example.org', 'proofCode');
  const code = /\d{6}/.exec(sent?.text ?? '')?.[0];
  const added = await add(member, { proof: { password: PASSWORD, method: 'email', code } });
  expect(added.body.code).toBe('ok');
  expect(await readOutbox(db, { template: 'payeeNotice' })).toHaveLength(1);
});

test.each([
  ['of somebody else', { name: 'Kyaw Kyaw' }, 'payee_name_differs'],
  ['at a bank that is none of ours', { provider: 'TRC20' }, 'bad_request'],
  ['with letters in its number', { number: '12345678x' }, 'bad_request'],
  ['with too short a number', { number: '1234567' }, 'bad_request'],
  ['of no kind', { kind: 'cash' }, 'bad_request'],
  ['with a wrong password', { proof: { password: 'another one 1' } }, 'old_password_wrong'],
  ['without a proof', { proof: {} }, 'proof_needed'],
])('a payee %s is refused', async (_, order, code) => {
  const member = await openMember(tested);
  expect((await add(member, order)).body.code).toBe(code);
  expect(await list(member)).toEqual([]);
});

test('a member who has told no name has nobody to pay out to', async () => {
  const member = await openMember(tested);
  await givenProfile(db, member.id, { payeeName: '' });
  expect((await add(member)).body.code).toBe('payee_name_needed');
});

test('a list holds five, each once, also when they come at once', async () => {
  const member = await openMember(tested);
  const numbers = Array.from({ length: 4 }, (_, n) => `1000000${n}0`);
  for (const number of numbers) expect((await add(member, { number })).body.code).toBe('ok');
  expect((await add(member, { number: numbers[0] })).body.code).toBe('payee_present');
  const answers = await Promise.all([
    add(member, { number: '90000001' }),
    add(member, { number: '90000002' }),
    add(member, { number: '90000001' }),
  ]);
  expect(answers.filter(({ body }) => body.code === 'ok')).toHaveLength(1);
  expect(await list(member)).toHaveLength(5);
  expect((await add(member, { number: '90000003' })).body.code).toBe('payees_full');
});

test('a payee that was taken off rests anew when it is put back', async () => {
  const member = await openMember(tested);
  await add(member);
  const [first] = await list(member);
  clock.advance(20 * 60_000);
  const { token } = member;
  expect((await call('DELETE', `${PATH}/${first?.id}`, { token })).body.code).toBe('ok');
  expect((await call('DELETE', `${PATH}/${first?.id}`, { token })).body.code).toBe('not_found');
  expect(await list(member)).toEqual([]);
  expect((await add(member)).body.value).toMatchObject({ usableAt: clock.now().getTime() + DAY });
});

test('nobody takes a payee off the list of another, and a trial account has no list', async () => {
  const [one, other] = [await openMember(tested), await openMember(tested)];
  await add(one);
  const [payee] = await list(one);
  expect((await call('DELETE', `${PATH}/${payee?.id}`, { token: other.token })).body.code).toBe('not_found');
  expect(await list(one)).toHaveLength(1);
  await givenAccount(db, other.id, { type: 4 });
  expect((await call('GET', PATH, { token: other.token })).body.code).toBe('in_need_true_account');
});

test('a number that another account has, or had, is shared', async () => {
  const [one, other] = [await openMember(tested), await openMember(tested)];
  await add(one, { number: '777777770' });
  const [payee] = await selectPayees(db, one.id);
  if (payee === undefined) throw new Error('no payee');
  expect(await isNumberShared(db, payee)).toBe(false);
  await add(other, { number: '7777-77770' });
  const [same] = await list(other);
  expect(await isNumberShared(db, payee)).toBe(true);
  await call('DELETE', `${PATH}/${same?.id}`, { token: other.token });
  expect(await isNumberShared(db, payee)).toBe(true);
});

test('by a payee its member is known again, also after it was taken off the list', async () => {
  const member = await openMember(tested);
  await add(member, { name: 'Kyaw Kyaw' });
  expect(await listCurrentFingerprints(ctx, member.id)).not.toContain('payee:KBZ:040123456789');
  await add(member);
  expect(await listCurrentFingerprints(ctx, member.id)).toContain('payee:KBZ:040123456789');
  const [payee] = await list(member);
  await call('DELETE', `${PATH}/${payee?.id}`, { token: member.token });
  expect(await listCurrentFingerprints(ctx, member.id)).toContain('payee:KBZ:040123456789');
});

test('numbers have one form, however they are typed', () => {
  const wallet = { kind: 'wallet', provider: 'KBZPAY', name: 'x' } as const;
  const plain = { ...wallet, number: '09777123456' };
  for (const number of ['+95 9777 123-456', '09777123456', '00959777123456', '959777123456'])
    expect(readPayee({ ...wallet, number })).toEqual(plain);
  expect(readPayee({ ...wallet, number: '01777123456' })).toBe('number');
  const tron = { kind: 'usdt', provider: 'TRC20', name: 'x', number: `T${'z'.repeat(33)}` } as const;
  expect(readPayee(tron)).toEqual(tron);
  expect(readPayee({ ...tron, number: `T${'0'.repeat(33)}` })).toBe('number');
});

test('names are the same but for spaces and capitals', () => {
  expect(isSameName(' THIRI  aung', 'Thiri Aung')).toBe(true);
  expect(isSameName('Thiri Aung', 'Thiri Aung Z')).toBe(false);
});
