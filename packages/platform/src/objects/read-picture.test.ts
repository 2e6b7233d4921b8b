import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPng } from '../../../../tools/test/picture.ts';
import { PICTURE_MOST_BYTES, readPicture } from './read-picture.ts';

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: 200, g: 30, b: 30 } } });

/** Every pixel another, so that half of the file holds half of them. */
const noise = () =>
  sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const MARK = 'PK\u0003\u0004 <script>alert(document.domain)</script>';

test('a PNG stays a PNG and a JPEG a JPEG', async () => {
  expect(await readPicture(await photo().png().toBuffer())).toMatchObject({
    type: 'image/png',
    width: 60,
    height: 40,
  });
  const jpeg = await readPicture(await photo().jpeg().toBuffer());
  expect(jpeg).toMatchObject({ type: 'image/jpeg', width: 60, height: 40 });
  expect(await sharp(jpeg.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60 });
});

test('places, cameras and comments are dropped, and a turned photo is turned upright first', async () => {
  const turned = await photo()
    .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '16/1 50/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const read = await readPicture(turned);
  const { exif, icc, xmp, orientation } = await sharp(read.bytes).metadata();
  expect({ exif, icc, xmp, orientation }).toEqual({});
  expect(read.bytes.includes('secret-owner')).toBe(false);
  expect([read.width, read.height]).toEqual([40, 60]);
});

test.each([
  ['png', () => photo().png().toBuffer()],
  ['jpeg', () => photo().jpeg().toBuffer()],
])('a polyglot %s loses what was appended to it', async (_, draw) => {
  const polyglot = Buffer.concat([await draw(), Buffer.from(MARK)]);
  const kept = await readPicture(polyglot).catch((refused: unknown) => refused);
  const bytes = (kept as { bytes?: Buffer }).bytes ?? Buffer.alloc(0);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.includes('script')).toBe(false);
  expect(bytes.includes('PK\u0003\u0004')).toBe(false);
});

test('what is hidden in a chunk of text is dropped', async () => {
  const png = await photo()
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${MARK.slice(5)}</x:xmpmeta>`)
    .png()
    .toBuffer();
  expect((await sharp(png).metadata()).xmpAsString).toContain('script');
  expect((await sharp((await readPicture(png)).bytes).metadata()).xmp).toBeUndefined();
});

const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test.each([
  ['an SVG named png', async () => SVG],
  ['an SVG behind the first bytes of a PNG', async () => Buffer.concat([pngHead, SVG])],
  ['nothing', async () => Buffer.alloc(0)],
  ['the first bytes alone', async () => pngHead],
  ['a GIF', () => photo().gif().toBuffer()],
  ['a WebP', () => photo().webp().toBuffer()],
  ['a picture cut in half', async () => (await photo().png().toBuffer()).subarray(0, 120)],
  ['a JPEG cut in half', async () => (await noise().jpeg().toBuffer()).subarray(0, 1_000)],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
])('%s is no picture', async (_, make) => {
  await expect(readPicture(await make())).rejects.toMatchObject({ code: 'picture_invalid' });
});

test('a picture of 30,000 by 30,000 is refused at once and is never unfolded in memory', async () => {
  const bomb = drawPng(30_000, 30_000);
  expect(bomb.length).toBeLessThan(PICTURE_MOST_BYTES);
  const before = process.memoryUsage.rss();
  const started = performance.now();
  await expect(readPicture(bomb)).rejects.toMatchObject({ code: 'picture_invalid' });
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(process.memoryUsage.rss() - before).toBeLessThan(32 * 1024 * 1024);
});

test('a picture over five megabytes is refused before it is looked at', async () => {
  await expect(readPicture(Buffer.alloc(PICTURE_MOST_BYTES + 1))).rejects.toMatchObject({
    code: 'picture_too_large',
  });
});

test('a refused picture keeps none of those behind it waiting', async () => {
  const good = await photo().png().toBuffer();
  const bad = Buffer.concat([pngHead, SVG]);
  const outcomes = await Promise.allSettled([bad, good, bad, good].map((bytes) => readPicture(bytes)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
});
