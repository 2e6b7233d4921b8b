import { beforeAll, expect, test } from 'vitest';
import {
  accountIdOf,
  countRows,
  givenRegistrationUncounted,
} from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { drawPng } from '../../../../../../tools/test/picture.ts';
import { keepPicture } from './keep-picture.ts';

const db = testDatabase();
const { ctx, http, call, clock } = testContext(db);

beforeAll(() => givenRegistrationUncounted(db));

const openMember = async (username: string): Promise<{ id: bigint; token: string }> => {
  const password = 'long enough 1';
  const body = { username, password, confirmPassword: password, ageAndTermsAccepted: true };
  const { body: reply } = await call('PUT', '/wps/member/register', { body });
  return { id: await accountIdOf(db, username), token: (reply.value as { token: string }).token };
};

const read = async (id: string, token?: string) =>
  (await http()).inject({
    url: `/objects/${id}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

test('WALLET-014 a picture is told to the member that sent it, and to nobody else', async () => {
  const [owner, otherMember] = [await openMember('owner1'), await openMember('stranger')];
  const id = await keepPicture(ctx, owner.id, drawPng(20, 10));
  expect((await read(id, owner.token)).statusCode).toBe(200);
  expect((await read(id, otherMember.token)).statusCode).toBe(404);
  expect((await read(id)).statusCode).toBe(401);
  for (const wrong of [
    'x',
    `${'0'.repeat(32)}.png`,
    '..%2f..%2fpackage.json',
    encodeURIComponent("' or 1=1"),
  ])
    expect((await read(wrong, owner.token)).statusCode).toBe(404);
});

test('a picture is to be saved, and what it might be is never run', async () => {
  const { id, token } = await openMember('reader');
  const { headers, rawPayload } = await read(await keepPicture(ctx, id, drawPng(20, 10)), token);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'attachment; filename="picture.png"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
});

test('what is no picture is not kept and counts for nothing', async () => {
  const { id } = await openMember('sender');
  const before = await countRows(db, 'members_picture');
  await expect(keepPicture(ctx, id, Buffer.from('<svg/>'))).rejects.toMatchObject({
    code: 'picture_invalid',
  });
  expect(await countRows(db, 'members_picture')).toBe(before);
});

test('forty pictures a day, however many are sent at once', async () => {
  const { id } = await openMember('crowd');
  const sent = await Promise.allSettled(
    Array.from({ length: 44 }, () => keepPicture(ctx, id, drawPng(8, 8))),
  );
  const kept = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refused = sent.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
  );
  expect(kept).toHaveLength(40);
  expect(refused).toEqual(Array.from({ length: 4 }, () => 'picture_quota_spent'));
  clock.advance(24 * 3_600_000);
  await expect(keepPicture(ctx, id, drawPng(8, 8))).resolves.toMatch(/\.png$/);
});
