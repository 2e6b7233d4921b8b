import { BusinessError, transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { givenFlag, readLastSent, readStored } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { setSettings, usualOf } from '../../settings/index.ts';
import { codeSettings } from '../settings.ts';
import { phoneNumber } from '../contacts/read-contact.ts';
import { checkCode } from './check-code.ts';
import { sendCode } from './send-code.ts';

const db = testDatabase();
const { ctx, clock, call } = testContext(db);

const HOUR_MS = 3_600_000;
let numbers = 0;
const someone = (): string => `9597700${String((numbers += 1)).padStart(5, '0')}`;

const DEVICE = 'a'.repeat(22);

const send = (
  recipient: string,
  more: { purpose?: 'login' | 'register'; ip?: string; device?: string } = {},
) =>
  sendCode(ctx, {
    purpose: 'login',
    channel: 'sms',
    language: 'en',
    ip: `10.0.${numbers >> 8}.${numbers & 255}`,
    device: DEVICE,
    recipient,
    ...more,
  });

const lastCode = async (recipient: string): Promise<string> =>
  /\d{6}/.exec((await readLastSent(db, recipient))?.text ?? '')?.[0] ?? '';

const check = (
  recipient: string,
  code: string,
  more: { purpose?: 'login' | 'register'; device?: string } = {},
) => checkCode(ctx, { purpose: 'login', device: DEVICE, recipient, code, ...more });

const businessErrorOf = async (action: Promise<unknown>): Promise<string> => {
  const thrown: unknown = await action.catch((error: unknown) => error);
  return thrown instanceof BusinessError ? thrown.code : 'none';
};

const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('ACCESS-026 a code comes with the minutes it is good for, and opens once', async () => {
  const to = someone();
  expect(await send(to)).toBe(5);
  const code = await lastCode(to);
  expect(code).toMatch(/^\d{6}$/);
  const right = await check(to, ` ${code} `);
  await transaction(db, (tx) => right.spend(tx));
  expect(await businessErrorOf(check(to, code))).toBe('code_wrong');
});

test('of two that spend the same code at once one is refused', async () => {
  const to = someone();
  await send(to);
  const code = await lastCode(to);
  const both = await Promise.all([check(to, code), check(to, code)]);
  const spent = await Promise.all(
    both.map((right) => businessErrorOf(transaction(db, (tx) => right.spend(tx)))),
  );
  expect(spent.toSorted()).toEqual(['code_wrong', 'none']);
});

test('a code that was not spent, since its use case failed, is still good', async () => {
  const to = someone();
  await send(to);
  const code = await lastCode(to);
  const right = await check(to, code);
  await transaction(db, async (tx) => {
    await right.spend(tx);
    throw new Error('the use case failed');
  }).catch(() => undefined);
  expect(await businessErrorOf(check(to, code))).toBe('none');
});

test('a code that was sent while the clock ran an hour ahead is not good for longer than another', async () => {
  const to = someone();
  clock.advance(HOUR_MS);
  await send(to);
  const code = await lastCode(to);
  clock.advance(-HOUR_MS);
  clock.advance(6 * 60_000);
  expect(await businessErrorOf(check(to, code))).toBe('code_expired');
  clock.advance(HOUR_MS);
});

test('a code opens nothing for another number or another purpose', async () => {
  const [mine, theirs] = [someone(), someone()];
  await send(mine);
  await send(theirs);
  const code = await lastCode(mine);
  expect(await businessErrorOf(check(theirs, code))).toBe('code_wrong');
  expect(await businessErrorOf(check(mine, code, { purpose: 'register' }))).toBe('code_wrong');
  expect(await businessErrorOf(check(mine, code))).toBe('none');
});

const oneByOne = async (guess: () => Promise<string>): Promise<string[]> => {
  const answers: string[] = [];
  for (let n = 0; n < 5; n += 1) answers.push(await guess());
  return answers;
};

const atOnce = (guess: () => Promise<string>): Promise<string[]> =>
  Promise.all(Array.from({ length: 5 }, () => guess()));

test.each([
  ['one after another', oneByOne],
  ['all at once', atOnce],
])('five wrong tries end a code, tried %s', async (_, tryFive) => {
  const to = someone();
  await send(to);
  const code = await lastCode(to);
  expect(new Set(await tryFive(() => businessErrorOf(check(to, other(code)))))).toEqual(
    new Set(['code_wrong']),
  );
  expect(await businessErrorOf(check(to, code))).toBe('code_wrong');
});

test('a code is good until five minutes are over', async () => {
  const to = someone();
  await send(to);
  const code = await lastCode(to);
  clock.advance(5 * 60_000 - 1);
  expect(await businessErrorOf(check(to, code))).toBe('none');
  clock.advance(1);
  expect(await businessErrorOf(check(to, code))).toBe('code_expired');
});

test('the life, the tries and the number of codes can be changed', async () => {
  const to = someone();
  await setSettings(db, codeSettings, { codeMinutes: 2, codeAttempts: 1, codesToRecipient: 1 });
  expect(await send(to)).toBe(2);
  const code = await lastCode(to);
  expect(await businessErrorOf(send(to))).toBe('too_many_requests');
  clock.advance(2 * 60_000);
  expect(await businessErrorOf(check(to, code))).toBe('code_expired');
  expect(await businessErrorOf(check(to, code))).toBe('code_wrong');
  await setSettings(db, codeSettings, usualOf(codeSettings));
});

test('a fresh code ends the one that the same browser asked for before', async () => {
  const to = someone();
  await send(to);
  const first = await lastCode(to);
  // Once in a million times both codes are the same.
  let second = first;
  while (second === first) {
    clock.advance(6 * 60_000);
    await send(to);
    second = await lastCode(to);
  }
  expect(await businessErrorOf(check(to, first))).toBe('code_wrong');
  expect(await businessErrorOf(check(to, second))).toBe('none');
});

test('ACCESS-078 a number gets three codes in five minutes, however many ask at once', async () => {
  const to = someone();
  const asked = await Promise.all(
    Array.from({ length: 12 }, (_, n) => businessErrorOf(send(to, { ip: `10.9.0.${n}` }))),
  );
  expect(asked.filter((code) => code === 'none')).toHaveLength(3);
  expect(new Set(asked)).toEqual(new Set(['none', 'too_many_requests']));
  clock.advance(5 * 60_000 + 1);
  expect(await businessErrorOf(send(to))).toBe('none');
});

test('ERRORS-016 one address gets ten codes in five minutes, whatever the numbers', async () => {
  const ip = '10.8.0.1';
  for (let n = 0; n < 10; n += 1) expect(await businessErrorOf(send(someone(), { ip }))).toBe('none');
  expect(await businessErrorOf(send(someone(), { ip }))).toBe('too_many_requests');
});

test('no code stands in the table of codes', async () => {
  const to = someone();
  await send(to);
  const rows = (await readStored(db, 'identity_code')).filter((row) => row.includes(to));
  expect(rows.join()).not.toContain(`,${await lastCode(to)},`);
  expect(rows).toHaveLength(1);
});

test('a number is one number however it is written, and one that no phone has is none', () => {
  expect(phoneNumber('95', '09 770 012 345')).toBe('959770012345');
  expect(phoneNumber('+95', '9-770012345')).toBe('959770012345');
  for (const bad of ['', '1', '12345678901234567890', 'drop table'])
    expect(phoneNumber('95', bad)).toBeUndefined();
  expect(phoneNumber('0', '9770012345')).toBeUndefined();
});

const setFlag = (code: string, on: boolean) => givenFlag(db, code, on);

const ask = async (body: object) => {
  const { status, body: reply } = await call('POST', '/wps/verification/sms/register', { body });
  return { status, code: reply.code, value: reply.value as unknown };
};

test('ACCESS-065 a registration asks for its code by either name of the number, while its flag is on', async () => {
  const order = { countryDialingCode: '95', mobileNo: '09770099001', regType: 'MOBILE' };
  await setFlag('MOBILENUMREG3', false);
  expect(await ask(order)).toMatchObject({ status: 403, code: 'not_enabled' });
  await setFlag('MOBILENUMREG3', true);
  expect(await ask(order)).toEqual({ status: 200, code: 'ok', value: { expiredMinutes: 5 } });
  expect(await lastCode('959770099001')).toMatch(/^\d{6}$/);
  await setFlag('REGMOBVERF3', true);
  const byName = { countryDialingCode: '+95', mobileNum: '9770099002', regType: 'USERNAME' };
  expect(await ask(byName)).toMatchObject({ code: 'ok' });
});

test('ERRORS-014 ERRORS-015 a number that cannot be is told so, and one that is missing, and no body is a fault of ours', async () => {
  await setFlag('MOBILENUMREG3', true);
  const order = { countryDialingCode: '95', regType: 'MOBILE' };
  expect(await ask({ ...order, mobileNo: '' })).toMatchObject({ status: 400, code: 'phone_missing' });
  expect(await ask({ ...order, mobileNo: '12' })).toMatchObject({ status: 400, code: 'phone_invalid' });
  for (const body of [
    {},
    { regType: 'X' },
    { ...order, mobileNo: 'x'.repeat(100) },
    { ...order, mobileNo: {} },
    [],
  ])
    expect((await ask(body)).status).toBe(400);
});
