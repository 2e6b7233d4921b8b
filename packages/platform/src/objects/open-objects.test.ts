import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { systemRandom } from '../random.ts';
import { CAN_MOUNT, openSmallDisk } from '../../../../tools/test/small-disk.ts';
import { shortageOf } from '../database/index.ts';
import { openObjects } from './open-objects.ts';

const folder = mkdtempSync(join(tmpdir(), 'hintha-objects-'));
const objects = openObjects(folder, systemRandom);

afterAll(() => rmSync(folder, { recursive: true }));

test('what was put is there under a name that nobody can guess', async () => {
  const id = await objects.put(Buffer.from('bytes'), 'image/png');
  expect(id).toMatch(/^[0-9a-f]{32}\.png$/);
  expect(await objects.get(id)).toEqual({ bytes: Buffer.from('bytes'), type: 'image/png' });
  expect(await objects.put(Buffer.from('bytes'), 'image/png')).not.toBe(id);
});

test('nothing unfinished is left beside it', async () => {
  const id = await objects.put(Buffer.from('bytes'), 'image/jpeg');
  const beside = join(folder, id.slice(0, 2));
  expect(readdirSync(beside)).toContain(id);
  expect(readdirSync(beside).filter((name) => name.endsWith('.new'))).toEqual([]);
});

test.skipIf(process.platform === 'win32')('nobody else of this machine may read it', async () => {
  const id = await objects.put(Buffer.from('bytes'), 'image/jpeg');
  expect(statSync(join(folder, id.slice(0, 2), id)).mode & 0o077).toBe(0);
});

test('what was removed is gone, and removing it again is no mistake', async () => {
  const id = await objects.put(Buffer.from('bytes'), 'image/png');
  await objects.remove(id);
  await objects.remove(id);
  expect(await objects.get(id)).toBeUndefined();
});

test.each([
  '',
  '../secret.png',
  `../${'a'.repeat(32)}.png`,
  `${'a'.repeat(32)}.svg`,
  '/etc/passwd',
  `${'A'.repeat(32)}.png`,
])('the id %j leads nowhere', async (id) => {
  expect(await objects.get(id)).toBeUndefined();
  await objects.remove(id);
});

test.skipIf(!CAN_MOUNT)(
  'on a full disk a picture is refused whole, and kept when there is room again',
  async () => {
    const disk = openSmallDisk(1);
    try {
      const small = openObjects(disk.folder, systemRandom);
      const picture = Buffer.alloc(300_000, 7);
      disk.fill(100_000);
      const failure: unknown = await small.put(picture, 'image/png').catch((error: unknown) => error);
      expect(shortageOf(failure)).toBe('files_full');
      const left = readdirSync(disk.folder, { recursive: true, encoding: 'utf8' });
      expect(left.filter((name) => /png/.test(name))).toEqual([]);
      disk.makeRoom();
      expect(await small.get(await small.put(picture, 'image/png'))).toBeDefined();
    } finally {
      disk.close();
    }
  },
);
