import type { RandomSource } from '@hintha/platform';
import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { countRows, readStored } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { drawCaptcha, openDice } from './draw-captcha.ts';
import { CHARACTERS, strokesOf } from './glyphs.ts';
import { answerCaptcha, openCaptcha } from './open-captcha.ts';

const db = testDatabase();
const { ctx, clock, call } = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });
const MINUTE = 60_000;

let addresses = 0;
const freshIp = () => `198.51.100.${(addresses += 1)}`;

/** Draws its characters from zeros, so that the answer is the first character five times. */
const known: RandomSource = {
  bytes: (count) => (count === 4 ? new Uint8Array(4) : ctx.random.bytes(count)),
};
const ANSWER = (CHARACTERS[0] ?? '').repeat(5);
const openKnown = async () => (await openCaptcha({ ...ctx, random: known }, freshIp(), undefined)).id;

const read = (ip: string, cookie?: string) =>
  call('GET', '/wps/captcha', {
    headers: { 'x-forwarded-for': ip, ...(cookie === undefined ? {} : { cookie }) },
  });

const cookieOf = (answered: { headers: Record<string, unknown> }): string =>
  String(answered.headers['set-cookie']);

/** The grey pixels of a PNG, whose every chunk is checked. */
const decode = (png: Buffer) => {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    chunks.set(named.toString('latin1', 0, 4), named.subarray(4));
    at += length + 12;
  }
  const header = chunks.get('IHDR') ?? Buffer.alloc(13);
  return {
    names: [...chunks.keys()],
    header: [...header],
    rows: inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0)),
  };
};

test('ACCESS-076 the captcha is a PNG of 120 by 40 as base64, tied to a cookie no script reads', async () => {
  const answered = await read(freshIp());
  expect(answered.status).toBe(200);
  const png = Buffer.from(answered.body.value, 'base64');
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const { names, header, rows } = decode(png);
  expect(names).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect(header).toEqual([0, 0, 0, 120, 0, 0, 0, 40, 8, 0, 0, 0, 0]);
  expect(rows.length).toBe(121 * 40);
  expect(cookieOf(answered)).toMatch(
    /^captchaId=[\w-]{22}; Path=\/; Max-Age=300; HttpOnly; SameSite=Strict$/,
  );
  expect(answered.headers['cache-control']).toBe('no-store');
});

test('two pictures of the same characters differ, and both have ink on paper', () => {
  const dice = openDice(ctx.random);
  const [one, other] = [drawCaptcha(CHARACTERS.slice(0, 5), dice), drawCaptcha(CHARACTERS.slice(0, 5), dice)];
  expect(one.equals(other)).toBe(false);
  const dark = decode(one).rows.filter((byte) => byte > 0 && byte < 120).length;
  expect(dark).toBeGreaterThan(200);
  expect(dark).toBeLessThan(2400);
});

test('every character stays on its grid', () => {
  const points = CHARACTERS.flatMap((character) => strokesOf(character).flat());
  expect(points.filter(([x, y]) => x < 0 || x > 4 || y < 0 || y > 6)).toEqual([]);
});

test('a right answer counts once, in any case and with blanks around it', async () => {
  const id = await openKnown();
  expect(await answerCaptcha(ctx, { id, text: ` ${ANSWER.toLowerCase()} ` })).toBe(true);
  expect(await answerCaptcha(ctx, { id, text: ANSWER })).toBe(false);
});

test('a wrong answer uses the picture up', async () => {
  const id = await openKnown();
  expect(await answerCaptcha(ctx, { id, text: 'WRONG' })).toBe(false);
  expect(await answerCaptcha(ctx, { id, text: ANSWER })).toBe(false);
});

test('an answer of ten at once counts once', async () => {
  const id = await openKnown();
  const answers = Array.from({ length: 10 }, () => answerCaptcha(ctx, { id, text: ANSWER }));
  expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(1);
});

test('a picture can be answered for five minutes', async () => {
  const [first, second] = [await openKnown(), await openKnown()];
  clock.advance(5 * MINUTE - 1);
  expect(await answerCaptcha(ctx, { id: first, text: ANSWER })).toBe(true);
  clock.advance(1);
  expect(await answerCaptcha(ctx, { id: second, text: ANSWER })).toBe(false);
});

test('pictures that nobody can answer any more are taken away', async () => {
  await openKnown();
  clock.advance(5 * MINUTE);
  await openKnown();
  expect(await countRows(db, 'identity_captcha')).toBe(1);
});

test('ACCESS-077 a place, and the holder of a picture, gets a new one a second at most', async () => {
  const ip = freshIp();
  const first = await read(ip);
  const [cookie = ''] = cookieOf(first).split(';');
  expect((await read(ip)).body.code).toBe('too_many_requests');
  expect((await read(freshIp(), cookie)).status).toBe(429);
  clock.advance(1000);
  expect((await read(ip, cookie)).status).toBe(200);
});

test('of twenty calls at once from one place one gets a picture', async () => {
  const ip = freshIp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => read(ip)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('hostile cookies are answered, and tie to nothing', async () => {
  for (const cookie of [
    'captchaId',
    'captchaId=%',
    'captchaId=%00',
    `captchaId=${'a'.repeat(5000)}`,
    ';;=;',
  ]) {
    expect((await read(freshIp(), cookie)).status).toBe(200);
  }
});

test('what the table holds does not tell the answer', async () => {
  const id = await openKnown();
  const kept = (await readStored(db, 'identity_captcha')).join(' ');
  expect(kept).not.toBe('');
  expect(kept).not.toContain(id);
  expect(kept).not.toContain(ANSWER);
});
