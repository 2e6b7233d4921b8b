import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  countRows,
  givenBrokenPattern,
  readPaymentPassword,
  readProfileRow,
  givenRegistrationUncounted,
} from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { findAccount, memberSource, verifyPassword } from '../identity/index.ts';
import { type FieldRule, readForm, setFieldRule } from './index.ts';

const db = testDatabase();
const { ctx, call } = testContext(db);

beforeAll(() => givenRegistrationUncounted(db));

const register = (changed: object = {}) =>
  call('PUT', '/wps/member/register', {
    body: {
      username: 'newcomer',
      password: 'long enough 1',
      confirmPassword: 'long enough 1',
      ageAndTermsAccepted: true,
      ...changed,
    },
  });

const anyText: FieldRule = {
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 13,
  minLength: 1,
  maxLength: 64,
};

const set = (field: string, change: Partial<FieldRule> = {}) =>
  transaction(db, (tx) => setFieldRule(tx, field, { ...anyText, ...change }));

/** Runs with a field's rule as given, and puts back what was there. */
const during = async (field: string, change: Partial<FieldRule>, action: () => Promise<void>) => {
  const before = (await readForm(db)).rules[field];
  await set(field, change);
  await action();
  if (before !== undefined) await set(field, before);
};

const storedOf = async (name: string) => {
  const account = await findAccount(db, name);
  if (account === undefined) throw new Error(`${name} was not registered`);
  const { id, type, demo } = account;
  const profile = await readProfileRow(db, id);
  return { ...profile, id, type, demo, paymentPassword: await readPaymentPassword(db, id) };
};

const FIELDS = [
  'username',
  'password',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'mobileNum',
  'affiliateCode',
  'captcha',
  'recommenderId',
];

test('ACCESS-043 ACCESS-044 ACCESS-045 every field has its rule of six parts', async () => {
  const { body } = await call('GET', '/wps/system/setting/register');
  const rules = body.value as Record<string, object>;
  expect(Object.keys(rules).toSorted()).toEqual([...FIELDS, 'confirmPassword'].toSorted());
  for (const rule of Object.values(rules)) {
    expect(Object.keys(rule).toSorted()).toEqual(
      ['acceptedPattern', 'enabled', 'maxLength', 'minLength', 'patternId', 'required'].toSorted(),
    );
  }
});

test('ACCESS-046 the lengths of the settings hold: the edges pass and one outside fails', async () => {
  await during('username', { required: true, minLength: 3, maxLength: 5 }, async () => {
    expect((await register({ username: 'abc' })).status).toBe(200);
    expect((await register({ username: 'abcde' })).status).toBe(200);
    expect((await register({ username: 'ab' })).body.code).toBe('bad_request');
    expect((await register({ username: 'abcdef' })).body.code).toBe('bad_request');
  });
});

test('ACCESS-047 with * a name may be any text of a good length', async () => {
  await during('username', { required: true, acceptedPattern: '*' }, async () => {
    expect((await register({ username: 'မောင် လှ ၇' })).status).toBe(200);
  });
});

test('ACCESS-048 a broken rule is told with its field, its pattern and its lengths', async () => {
  const { body } = await register({ username: '1a' });
  expect(body.value).toEqual({
    fields: [{ field: 'username', problem: 'pattern', patternId: 3, min: 4, max: 16 }],
  });
});

test('ACCESS-049 ACCESS-050 ACCESS-090 a field is asked for when it is switched on and required', async () => {
  await during('payeeName', { required: true, minLength: 2 }, async () => {
    const { status, body } = await register({ username: 'payee1' });
    expect({ status, code: body.code, value: body.value }).toEqual({
      status: 400,
      code: 'not_empty',
      value: { fields: [{ field: 'payeeName', problem: 'empty' }] },
    });
    expect((await register({ username: 'payee1', payeeName: '   ' })).body.code).toBe('not_empty');
    expect((await register({ username: 'payee1', payeeName: 'Hla Hla' })).status).toBe(200);
  });
  expect((await register({ username: 'payee2' })).status).toBe(200);
});

test('everything that is wrong is told at once', async () => {
  const { body } = await register({
    username: '',
    password: 'abc',
    confirmPassword: 'xyz',
    email: 'nowhere',
    ageAndTermsAccepted: false,
  });
  expect(body.code).toBe('not_empty');
  const { fields } = body.value as { fields: { field: string; problem: string }[] };
  expect(fields.map(({ field, problem }) => `${field} ${problem}`).toSorted()).toEqual([
    'ageAndTermsAccepted unticked',
    'confirmPassword differs',
    'email pattern',
    'password pattern',
    'username empty',
  ]);
});

test('ACCESS-038 ACCESS-039 all fields of the payload are taken and kept', async () => {
  const kept = {
    payeeName: 'Hla Hla',
    email: 'Hla@Example.com',
    qqNum: '12345678',
    mobileNum: '959123456',
    recommenderId: 'friend1',
    line: 'hla.line',
    whatsapp: '959123456',
    facebook: 'hla.fb',
    wechat: 'hla_wx',
    idNumber: '12/KMY(N)123456',
  };
  for (const field of Object.keys(kept)) await set(field);
  const { status } = await register({
    username: 'complete',
    ...kept,
    captcha: '',
    verificationCode: '',
    affiliateCode: '',
    referralCode: 'R7',
    domain: 'play.example',
    login: true,
    countryDialingCode: '95',
    registerUrl: 'https://play.example/?a=1',
    registerMethod: 'WEB',
  });
  expect(status).toBe(200);
  expect(await storedOf('complete')).toMatchObject({
    payeeName: 'Hla Hla',
    email: 'Hla@Example.com',
    mobileNum: '959123456',
    countryDialingCode: '95',
    recommenderId: 'friend1',
    idNumber: '12/KMY(N)123456',
    referralCode: 'R7',
    domain: 'play.example',
    registerUrl: 'https://play.example/?a=1',
    paymentPassword: undefined,
  });
  for (const field of Object.keys(kept)) await set(field, { enabled: false });
});

test('an email is the same in any case', async () => {
  await during('email', {}, async () => {
    await register({ username: 'mailed', email: 'Some.One@Example.com' });
    const { id } = await storedOf('mailed');
    const { ownsEmail } = ctx.contributions.one(memberSource);
    expect(await ownsEmail(db, id, ' some.one@example.COM ')).toBe(true);
    expect(await ownsEmail(db, id, 'other@example.com')).toBe(false);
    expect(await ownsEmail(db, id, '')).toBe(false);
  });
});

test('the withdraw password is kept as its hash', async () => {
  await during('paymentPassword', {}, async () => {
    await register({ username: 'payer1', paymentPassword: '246802' });
    const stored = String((await storedOf('payer1')).paymentPassword);
    expect(stored).toMatch(/^\$argon2id\$/);
    expect(await verifyPassword(ctx, stored, '246802')).toBe(true);
  });
});

test('ACCESS-050 a field that is switched off is neither judged nor kept', async () => {
  expect((await register({ username: 'offline', line: 'a b', paymentPassword: 'x' })).status).toBe(200);
  expect(await storedOf('offline')).toMatchObject({ line: '', paymentPassword: undefined });
});

test('no field of the body sets what the operator decides', async () => {
  const { status } = await register({
    username: 'greedy',
    type: 2,
    balance: '1000000.00',
    upline: 'boss',
    demo: true,
    id: 1,
    account_id: 1,
    constructor: { name: 'x' },
    payment_password: '$argon2id$',
  });
  expect(status).toBe(200);
  expect(await storedOf('greedy')).toMatchObject({ type: 0, demo: false, paymentPassword: undefined });
});

const countStored = () =>
  Promise.all(['identity_account', 'members_profile'].map((table) => countRows(db, table)));

test.each(['Admin', 'support1', 'hintha88', 'adm1n', 'theoperator', 'c4shier'])(
  'nobody registers as %s, which passes for the operator',
  async (username) => {
    expect((await register({ username })).body).toMatchObject({
      code: 'name_reserved',
      value: { fields: [{ field: 'username', problem: 'reserved' }] },
    });
  },
);

test('ACCESS-041 a name that is taken is refused and leaves nothing behind', async () => {
  await register({ username: 'doubled' });
  const before = await countStored();
  const { status, body } = await register({ username: 'Doubled' });
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'username_taken' });
  expect(await storedOf('doubled')).toMatchObject({ payeeName: '' });
  expect(await countStored()).toEqual(before);
});

test('ACCESS-054 the two passwords must be the same', async () => {
  const { body } = await register({ username: 'differs', confirmPassword: 'long enough 2' });
  expect(body.code).toBe('inconsistent_twice');
  expect(body.value).toEqual({ fields: [{ field: 'confirmPassword', problem: 'differs' }] });
});

const checkCode = (query: string) => call('GET', `/wps/agent/affiliate?${query}`);

test('ACCESS-058 a code that no agent has is refused', async () => {
  expect((await checkCode('code=AG1&domain=play.example')).body.code).toBe('invitation_code_error');
  expect((await checkCode('code=&domain=')).body.code).toBe('not_empty');
  expect((await checkCode('')).body.code).toBe('not_empty');
  expect((await checkCode(`code=${'a'.repeat(256)}`)).status).toBe(400);
});

test('ACCESS-057 a registration with a wrong code of an agent is refused, with none it goes on', async () => {
  await during('affiliateCode', {}, async () => {
    expect((await register({ username: 'brought', affiliateCode: 'AG1' })).body.code).toBe(
      'invitation_code_error',
    );
    expect((await register({ username: 'brought', affiliateCode: '' })).status).toBe(200);
  });
});

test('ACCESS-059 a verification code has at most 255 characters', async () => {
  expect((await register({ username: 'coded1', verificationCode: '1'.repeat(255) })).status).toBe(200);
  expect((await register({ username: 'coded2', verificationCode: '1'.repeat(256) })).status).toBe(400);
});

test('ACCESS-060 nobody registers without age and terms', async () => {
  expect((await register({ ageAndTermsAccepted: undefined })).body.code).toBe('terms_not_accepted');
});

test.each([
  ['a pattern that does not compile', 'line', { acceptedPattern: '([' }],
  ['a pattern that looks around', 'line', { acceptedPattern: '(?=a).*' }],
  ['a shortest length above the longest', 'line', { minLength: 9, maxLength: 8 }],
  ['a length beyond 255', 'line', { maxLength: 256 }],
  ['a message that does not exist', 'line', { patternId: 14 }],
  ['a user name that is optional', 'username', { required: false }],
  ['a password that is switched off', 'password', { enabled: false, required: true }],
])('the settings refuse %s', async (_, field, change) => {
  await expect(set(field, change)).rejects.toMatchObject({ code: 'bad_request' });
});

test('the settings know no other field', async () => {
  await expect(set('balance')).rejects.toMatchObject({ code: 'not_found' });
});

test('a broken pattern that stands in the table all the same does not close the door', async () => {
  await givenBrokenPattern(db, 'email');
  expect((await register({ username: 'survivor', email: 'any text' })).status).toBe(200);
});

test('a pattern made to hang answers at once', async () => {
  await during('facebook', { acceptedPattern: '(a+)+$', maxLength: 255 }, async () => {
    const start = performance.now();
    const { body } = await register({ username: 'patient', facebook: `${'a'.repeat(254)}b` });
    expect(body.code).toBe('bad_request');
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

test('a megabyte for a name is refused', async () => {
  const { status } = await register({ username: 'a'.repeat(1_000_000) });
  expect(status).toBe(413);
});

test('no text in any field makes the server fail', async () => {
  for (const field of FIELDS.slice(4)) await set(field);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...FIELDS, 'domain', 'registerUrl', 'referralCode', 'login'),
      fc.oneof(fc.string({ unit: 'binary' }), fc.constant('a\u0000b'), fc.constant('\uD800'), fc.anything()),
      async (field, value) => {
        expect((await register({ username: 'newcomer', [field]: value })).status).toBeLessThan(500);
      },
    ),
    { numRuns: 80 },
  );
});
