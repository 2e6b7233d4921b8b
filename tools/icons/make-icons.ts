import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { drawLogo } from '@hintha/art';
import sharp from 'sharp';

const FOLDER = resolve(import.meta.dirname, '../../apps/web/public/icons');
const GROUND = '#0E0A0A';

/** How much of the picture the mark fills: a launcher may cut a fifth off each side of the one that it masks. */
const ICONS = [
  { file: 'icon-180.png', size: 180, share: 0.72 },
  { file: 'icon-192.png', size: 192, share: 0.78 },
  { file: 'icon-512.png', size: 512, share: 0.78 },
  { file: 'icon-mask-512.png', size: 512, share: 0.56 },
] as const;

// The icons are committed: run this again only when the mark changes.
await mkdir(FOLDER, { recursive: true });
for (const { file, size, share } of ICONS) {
  const mark = await sharp(Buffer.from(drawLogo('full')), { density: 600 })
    .resize(Math.round(size * share))
    .png()
    .toBuffer();
  const ground = sharp({ create: { width: size, height: size, channels: 4, background: GROUND } });
  await ground
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ palette: true })
    .toFile(resolve(FOLDER, file));
  console.log(file);
}
