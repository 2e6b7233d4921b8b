import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { generateSync } from 'otplib';
import { beforeEach, expect, test } from 'vitest';
import { givenAccount, readLastSent } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { createAccount } from '../accounts/create-account.ts';
import { seal, unseal } from '../encryption/seal.ts';
import { NOBODYS_PASSWORD } from '../passwords/hash-password.ts';
import { stepOf, writeSecret } from './check-authenticator.ts';
import { findCredentialChange } from './credential-store.ts';
import { proveOwner } from './prove-owner.ts';
import { findAuthenticator } from './authenticator-store.ts';
import { hashCheaply } from '../../../../../../tools/test/hash-cheaply.ts';

const db = testDatabase();
const { ctx, clock, call } = testContext(db);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PASSWORD = 'long enough 1';

// Nothing that was counted in one test counts in the next.
beforeEach(() => clock.advance(DAY));

interface Contacts {
  mobile?: string;
  email?: string;
  passwordHash?: string;
}

const open = async (name: string, { mobile, email, passwordHash }: Contacts = {}) => {
  const hash = passwordHash ?? hashCheaply(PASSWORD);
  const id = await transaction(db, (tx) =>
    createAccount(tx, { name, type: 0, passwordHash: hash, demo: false }),
  );
  await givenAccount(db, id, { mobile: mobile ?? null, email: email ?? null });
  return id;
};

const createSessionFor = async (username: string): Promise<string> => {
  const { body } = await call('POST', '/wps/session/login', { body: { username, password: PASSWORD } });
  return (body.value as { token: string }).token;
};

const ask = async (method: 'POST' | 'PUT', path: string, token: string, body: object = {}) => {
  const { body: reply } = await call(method, `/wps/member/${path}`, { token, body });
  return { code: reply.code, value: reply.value as { secret: string; uri: string } };
};

const codeOf = (secret: string): string =>
  generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });

const lastLetter = (recipient: string) => readLastSent(db, recipient);

const sentCode = async (token: string, method: 'sms' | 'email', recipient: string): Promise<string> => {
  expect((await ask('POST', 'security/code', token, { method })).code).toBe('ok');
  return /\d{6}/.exec((await lastLetter(recipient))?.text ?? '')?.[0] ?? '';
};

/** Sets up an authenticator; answers the account's token and the secret. */
const withAuthenticator = async (name: string, contacts: Contacts = {}) => {
  const id = await open(name, contacts);
  const token = await createSessionFor(name);
  const { value } = await ask('POST', 'authenticator', token);
  const { code } = await ask('PUT', 'authenticator', token, {
    authenticatorCode: codeOf(value.secret),
    proof: { password: PASSWORD },
  });
  expect(code).toBe('ok');
  clock.advance(MINUTE);
  return { id, token, secret: value.secret };
};

const prove = (id: bigint, proof: object) =>
  proveOwner(ctx, id, { password: '', code: '', ...proof }).then(
    () => 'ok',
    (error: Error) => error.message,
  );

test('an account without a second factor proves itself by its password alone', async () => {
  const id = await open('alone');
  expect(await prove(id, { password: PASSWORD })).toBe('ok');
  expect(await prove(id, { password: 'long enough 2' })).toBe('old_password_wrong');
  expect(await prove(id, {})).toBe('proof_needed');
});

test('an account with a phone needs the password and a code of the phone', async () => {
  const id = await open('phoned', { mobile: '959770000001' });
  const token = await createSessionFor('phoned');
  const code = await sentCode(token, 'sms', '959770000001');
  expect(await prove(id, { password: PASSWORD })).toBe('proof_needed');
  expect(await prove(id, { password: PASSWORD, method: 'sms' })).toBe('code_missing');
  expect(await prove(id, { password: PASSWORD, method: 'email', code })).toBe('proof_needed');
  expect(await prove(id, { password: 'long enough 2', method: 'sms', code })).toBe('old_password_wrong');
  expect(await prove(id, { password: PASSWORD, method: 'sms', code: '12345' })).toBe('code_wrong');
  expect(await prove(id, { password: PASSWORD, method: 'sms', code })).toBe('ok');
});

test('an account without a password proves itself by a code, and one with neither by nothing', async () => {
  const id = await open('codeonly', { mobile: '959770000002', passwordHash: NOBODYS_PASSWORD });
  expect(await prove(id, { password: '' })).toBe('proof_needed');
  expect(await prove(await open('nothing', { passwordHash: NOBODYS_PASSWORD }), {})).toBe('proof_needed');
});

test('a code proves one change: the second that spends it is refused', async () => {
  const id = await open('spender', { email: 'spender@example.org' });
  const token = await createSessionFor('spender');
  const code = await sentCode(token, 'email', 'spender@example.org');
  const proof = { password: PASSWORD, method: 'email' as const, code };
  const [first, second] = [await proveOwner(ctx, id, proof), await proveOwner(ctx, id, proof)];
  await transaction(db, (tx) => first.spend(tx));
  await expect(transaction(db, (tx) => second.spend(tx))).rejects.toThrow('code_wrong');
});

test('a proof by a password that was changed meanwhile counts for nothing', async () => {
  const id = await open('overtaken');
  const proven = await proveOwner(ctx, id, { password: PASSWORD, code: '' });
  await givenAccount(db, id, { password: NOBODYS_PASSWORD });
  await expect(transaction(db, (tx) => proven.spend(tx))).rejects.toThrow('old_password_wrong');
});

test('five wrong passwords close the proof for fifteen minutes', async () => {
  const id = await open('guessed');
  for (let time = 0; time < 5; time += 1)
    expect(await prove(id, { password: 'long enough 2' })).toBe('old_password_wrong');
  expect(await prove(id, { password: PASSWORD })).toBe('too_many_requests');
  clock.advance(15 * MINUTE + 1);
  expect(await prove(id, { password: PASSWORD })).toBe('ok');
});

test('an authenticator is prepared, counts from its first code on, and holds withdrawals for a day', async () => {
  const id = await open('authed', { email: 'authed@example.org' });
  const token = await createSessionFor('authed');
  const { value } = await ask('POST', 'authenticator', token);
  expect(value.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(value.uri).toMatch(/^otpauth:\/\/totp\/Hintha:authed\?/);
  expect(value.uri).toContain(`secret=${value.secret}`);
  expect(value.uri).toContain('issuer=Hintha');
  const proof = {
    password: PASSWORD,
    method: 'email',
    code: await sentCode(token, 'email', 'authed@example.org'),
  };
  const confirm = (authenticatorCode: string, given: object = proof) =>
    ask('PUT', 'authenticator', token, { authenticatorCode, proof: given });
  expect((await confirm(codeOf(value.secret), { password: PASSWORD })).code).toBe('proof_needed');
  expect((await confirm('')).code).toBe('code_missing');
  expect((await confirm('abcdef')).code).toBe('code_wrong');
  expect((await confirm(codeOf(value.secret))).code).toBe('ok');
  expect(await findCredentialChange(db, id)).toBeNull();
  expect(await lastLetter('authed@example.org')).toMatchObject({ template: 'authenticatorNotice' });
  expect((await ask('POST', 'authenticator', token)).code).toBe('authenticator_present');
});

test('a secret that was prepared anew makes the codes of the earlier one worthless', async () => {
  await open('anew');
  const token = await createSessionFor('anew');
  const { value: earlier } = await ask('POST', 'authenticator', token);
  await ask('POST', 'authenticator', token);
  const order = { authenticatorCode: codeOf(earlier.secret), proof: { password: PASSWORD } };
  expect((await ask('PUT', 'authenticator', token, order)).code).toBe('code_wrong');
});

test('an account with an authenticator is proven by nothing weaker', async () => {
  const { id, token, secret } = await withAuthenticator('strong');
  await givenAccount(db, id, { mobile: '959770000003' });
  expect((await ask('POST', 'security/code', token, { method: 'sms' })).code).toBe('not_enabled');
  expect(await prove(id, { password: PASSWORD, method: 'sms', code: '123456' })).toBe('proof_needed');
  expect(await prove(id, { password: PASSWORD, method: 'authenticator', code: codeOf(secret) })).toBe('ok');
});

test('a code of an authenticator counts once, and so does none of an earlier step', async () => {
  const { id, token, secret } = await withAuthenticator('onlyonce');
  const earlier = codeOf(secret);
  clock.advance(30_000);
  const proof = { password: PASSWORD, method: 'authenticator', code: codeOf(secret) };
  const proven = await proveOwner(ctx, id, { ...proof, method: 'authenticator' });
  await transaction(db, (tx) => proven.spend(tx));
  expect(await prove(id, proof)).toBe('code_wrong');
  expect(await prove(id, { ...proof, code: earlier })).toBe('code_wrong');
  const refused = await ask('POST', 'authenticator/remove', token, { proof });
  expect(refused).toMatchObject({ code: 'code_wrong', value: { fields: [{ field: 'proof.code' }] } });
});

test('two changes at once with one code of an authenticator: one of them is made', async () => {
  const { id, secret } = await withAuthenticator('twochanges');
  const proof = { password: PASSWORD, method: 'authenticator' as const, code: codeOf(secret) };
  const proven = await Promise.all([proveOwner(ctx, id, proof), proveOwner(ctx, id, proof)]);
  const made = await Promise.allSettled(proven.map((one) => transaction(db, (tx) => one.spend(tx))));
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('after five wrong codes within five minutes the right one has to wait', async () => {
  const { id, secret } = await withAuthenticator('fivewrong');
  const wrong = { password: PASSWORD, method: 'authenticator', code: '000000' };
  for (let time = 0; time < 5; time += 1) expect(await prove(id, wrong)).toBe('code_wrong');
  expect(await prove(id, { ...wrong, code: codeOf(secret) })).toBe('too_many_requests');
  clock.advance(5 * MINUTE);
  expect(await prove(id, { ...wrong, code: codeOf(secret) })).toBe('ok');
});

test('removing an authenticator needs a code of it, and holds withdrawals', async () => {
  const { id, token, secret } = await withAuthenticator('remover');
  clock.advance(DAY);
  const fresh = await createSessionFor('remover');
  expect((await ask('POST', 'authenticator/remove', token, { proof: {} })).code).toBe('not_logged_in');
  const remove = (proof: object) => ask('POST', 'authenticator/remove', fresh, { proof });
  expect((await remove({ password: PASSWORD })).code).toBe('proof_needed');
  const proof = { password: PASSWORD, method: 'authenticator', code: codeOf(secret) };
  expect((await remove(proof)).code).toBe('ok');
  expect(await findCredentialChange(db, id)).toEqual(clock.now());
  expect(await prove(id, { password: PASSWORD })).toBe('ok');
});

test('a code is right in its own step, the one before and the one after, and in no other', () => {
  const secret = new Uint8Array(20).fill(7);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000 }),
      fc.integer({ min: -300, max: 300 }),
      (at, off) => {
        const code = generateSync({ secret: writeSecret(secret), epoch: at });
        const seen = Math.max(0, at + off);
        const away = Math.abs(Math.floor(seen / 30) - Math.floor(at / 30));
        const step = stepOf(secret, code, new Date(seen * 1000));
        // Steps further away may happen to have the same code, once in a million, and are none of this one.
        expect(step === BigInt(Math.floor(at / 30))).toBe(away <= 1);
      },
    ),
  );
});

test('the codes are those of RFC 6238', () => {
  const secret = Buffer.from('12345678901234567890');
  expect(stepOf(secret, '287082', new Date(59_000))).toBe(1n);
  expect(stepOf(secret, '081804', new Date(1_111_111_109_000))).toBe(37_037_036n);
});

test('a sealed secret opens for its account under its key alone, and not when a bit was changed', () => {
  const secret = ctx.random.bytes(20);
  const sealed = seal({ random: ctx.random, factorKey: 'one' }, 7n, secret);
  expect(Buffer.from(unseal('one', 7n, sealed))).toEqual(Buffer.from(secret));
  expect(() => unseal('two', 7n, sealed)).toThrow('unable to authenticate');
  expect(() => unseal('one', 8n, sealed)).toThrow('unable to authenticate');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => unseal('one', 7n, changed)).toThrow('unable to authenticate');
  }
});

test('what is stored of an authenticator does not hold its secret', async () => {
  const { id, secret } = await withAuthenticator('sealedone');
  const stored = (await findAuthenticator(db, id))?.secret;
  expect(stored?.includes(Buffer.from(secret))).toBe(false);
  expect(stored).toHaveLength(12 + 20 + 16);
});
