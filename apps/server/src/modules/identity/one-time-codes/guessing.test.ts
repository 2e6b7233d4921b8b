import { BusinessError } from '@hintha/platform';
import { expect, test } from 'vitest';
import { readLastSent } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { checkCode } from './check-code.ts';
import { sendCode } from './send-code.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, clock } = testContext(db);
const other = testContext(db);
const CODES = 1_000_000;
const MINUTE = 60_000;
const GUESSER = 'g'.repeat(22);

const pass = (ms: number) => [clock, other.clock].forEach((one) => one.advance(ms));

/** Whether a code went out, to a phone and at the asking of a network. */
const send = async (recipient: string, ip: string, device = GUESSER): Promise<boolean> => {
  try {
    await sendCode(ctx, { purpose: 'login', channel: 'sms', language: 'en', recipient, ip, device });
    return true;
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'too_many_requests') return false;
    throw error;
  }
};

const codeOf = async (recipient: string): Promise<string> =>
  /\d{6}/.exec((await readLastSent(db, recipient))?.text ?? '')?.[0] ?? '';

const after = (code: string, steps: number): string =>
  String((Number(code) + steps) % CODES).padStart(6, '0');

const isRight = async (
  recipient: string,
  code: string,
  { through = ctx, device = GUESSER } = {},
): Promise<boolean> => {
  try {
    await checkCode(through, { purpose: 'login', recipient, code, device });
    return true;
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'code_wrong') return false;
    throw error;
  }
};

/** How many guesses of a fresh code are looked at: wrong ones, until the right one opens nothing any more. */
const measureTries = async (recipient: string): Promise<number> => {
  const code = await codeOf(recipient);
  let tries = 0;
  while (await isRight(recipient, code)) tries += 1;
  return tries;
};

test('who guesses at a phone for a day, from as many networks as there are calls, is right once in ten thousand', async () => {
  const recipient = '959770000001';
  let tries = 0;
  for (let call = 0; call < 24 * 6; call += 1) {
    if (await send(recipient, `10.50.${call >> 8}.${call & 255}`)) tries += await measureTries(recipient);
    if (call < 24 * 6 - 1) pass(10 * MINUTE - 1);
  }
  expect(tries).toBe(75);
  expect(tries / CODES).toBeLessThanOrEqual(1 / 10_000);
});

test('who sprays phones from one network for a day has a thousand tries, and is right once in a thousand days', async () => {
  pass(48 * 60 * MINUTE);
  let codes = 0;
  for (let call = 0; call < 250; call += 1) {
    if (call % 10 === 0) pass(5 * MINUTE);
    if (await send(`95977001${String(call).padStart(4, '0')}`, '10.51.0.1')) codes += 1;
  }
  expect(codes).toBe(200);
  expect((codes * 5) / CODES).toBeLessThanOrEqual(1 / 1_000);
});

test('of forty guesses at one code at once to two processes five count, and the right code opens nothing then', async () => {
  pass(48 * 60 * MINUTE);
  const recipient = '959770000002';
  await send(recipient, '10.52.0.1');
  const code = await codeOf(recipient);
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      isRight(recipient, after(code, at + 1), { through: at % 2 === 0 ? ctx : other.ctx }),
    ),
  );
  expect(guesses.filter(Boolean)).toEqual([]);
  expect(await isRight(recipient, code)).toBe(false);
});

test('of forty that ask for a code of one phone at once three get one', async () => {
  pass(48 * 60 * MINUTE);
  const sent = await Promise.all(
    Array.from({ length: 40 }, (_, at) => send('959770000003', `10.53.0.${at}`)),
  );
  expect(sent.filter(Boolean)).toHaveLength(3);
});
