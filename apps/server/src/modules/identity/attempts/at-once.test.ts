import { BusinessError, transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { countRows, givenAccount, givenFlag, givenProfile } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext, type TestContext } from '../../../../../../tools/test-context.ts';
import { hashCheaply } from '../../../../../../tools/test/hash-cheaply.ts';
import { createAccount } from '../accounts/create-account.ts';
import { verifyStepUp } from '../authenticate/verify-step-up.ts';
import { answerCaptcha, openCaptcha } from '../captcha/open-captcha.ts';
import { CHARACTERS } from '../captcha/glyphs.ts';
import { seal } from '../encryption/seal.ts';
import { confirmRow, prepareRow } from '../factors/authenticator-store.ts';
import { checkAuthenticator } from '../factors/check-authenticator.ts';
import { proveOwner } from '../factors/prove-owner.ts';
import { checkPaymentPassword } from '../payment-password/check-payment-password.ts';
import { sendPasswordMail } from '../recovery/send-password-mail.ts';

const db = testDatabase({ role: 'hintha_app' });
const PROXY = { TRUSTED_PROXIES: '127.0.0.1' };
const processes = [testContext(db, PROXY), testContext(db, PROXY)] as const;
const [{ ctx, call }] = processes;
const PASSWORD = 'long enough 1';
const passwordHash = hashCheaply(PASSWORD);

const open = (name: string): Promise<bigint> =>
  transaction(db, (tx) => createAccount(tx, { name, type: 0, passwordHash, demo: false }));

/** What forty calls at once, sent to two processes in turn, are answered with, and how often. */
const sendForty = async (one: (tested: TestContext, at: number) => Promise<unknown>) => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      one(processes[at % 2 === 0 ? 0 : 1], at).then(
        (value) => (value === false ? 'wrong' : 'ok'),
        (error: unknown) => {
          if (error instanceof BusinessError) return error.code;
          throw error;
        },
      ),
    ),
  );
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
};

test('of forty wrong withdraw passwords at once five are looked at', async () => {
  const id = await open('atonce1');
  const counts = await sendForty((tested) => checkPaymentPassword(tested.ctx, id, '111111'));
  expect(counts).toEqual({ payment_password_wrong: 5, too_many_requests: 35 });
});

test('of forty wrong codes of an authenticator at once five are looked at', async () => {
  const id = await open('atonce2');
  const at = ctx.clock.now();
  const secret = seal({ random: ctx.random, factorKey: ctx.config.factorKey }, id, ctx.random.bytes(20));
  await prepareRow(db, { accountId: id, secret, at });
  await transaction(db, (tx) => confirmRow(tx, { accountId: id, secret, step: 0n, at }));
  // No code of an authenticator has a letter in it.
  const counts = await sendForty((tested) => checkAuthenticator(tested.ctx, id, '00000x'));
  expect(counts).toEqual({ code_wrong: 5, too_many_requests: 35 });
});

test('of forty wrong passwords for a change at once five are looked at', async () => {
  const id = await open('atonce3');
  const proof = { password: 'another one', method: 'sms' as const, code: '' };
  const counts = await sendForty((tested) => proveOwner(tested.ctx, id, proof));
  expect(counts).toEqual({ old_password_wrong: 5, too_many_requests: 35 });
});

test('of forty wrong names of a payee at once, spread over eight logins, three are looked at', async () => {
  await givenFlag(db, 'NEWIPVERIF3', true);
  const id = await open('atonce4');
  await givenProfile(db, id, { payeeName: 'Daw Mya' });
  const challenges: string[] = [];
  for (let from = 1; from <= 8; from += 1) {
    const { body } = await call('POST', '/wps/session/login', {
      body: { username: 'atonce4', password: PASSWORD },
      headers: { 'x-forwarded-for': `10.60.0.${from}` },
    });
    challenges.push((body.value as unknown as { challengeId: string }).challengeId);
  }
  const counts = await sendForty((tested, at) => {
    const answer = { challengeId: challenges[at % 8] ?? '', method: 'payeeName' as const, code: 'Ko Ko' };
    return verifyStepUp(tested.ctx, answer, { ip: '10.60.1.1', userAgent: '', device: 'd' });
  });
  expect(counts['code_wrong'] ?? 0).toBeLessThanOrEqual(3);
  expect(counts['ok']).toBeUndefined();
});

test('of forty mails with a link asked for at once three go out', async () => {
  const id = await open('atonce5');
  await givenAccount(db, id, { email: 'atonce5@example.org' });
  const order = { username: 'atonce5', email: 'atonce5@example.org' };
  await sendForty((tested, at) =>
    sendPasswordMail(tested.ctx, order, { ip: `10.61.0.${at}`, language: 'en' }),
  );
  expect(await countRows(db, 'notifications_message')).toBe(3);
});

test('of forty right answers to one captcha at once one counts', async () => {
  const random = { bytes: (count: number) => (count === 4 ? new Uint8Array(4) : ctx.random.bytes(count)) };
  const { id } = await openCaptcha({ ...ctx, random }, '10.62.0.1', undefined);
  const text = (CHARACTERS[0] ?? '').repeat(5);
  const counts = await sendForty((tested) => answerCaptcha(tested.ctx, { id, text }));
  expect(counts).toEqual({ ok: 1, wrong: 39 });
});
