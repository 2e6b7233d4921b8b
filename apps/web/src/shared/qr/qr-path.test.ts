import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

const modulesOf = (rows: readonly string[]) => ({
  size: rows.length,
  get: (row: number, column: number) => rows[row]?.[column] === '#',
});

test('dark modules that stand side by side are drawn as one', () => {
  expect(qrPath(modulesOf(['##.', '..#', '...']))).toBe('M0 0h2v1H0zM2 1h1v1H2z');
});

test('every dark module of a code is drawn, and no other', () => {
  const { modules } = create('otpauth://totp/Hintha:ko_zaw?secret=JBSWY3DPEHPK3PXP&issuer=Hintha');
  const drawn = new Set<string>();
  for (const [, x, y, width] of qrPath(modules).matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let step = 0; step < Number(width); step += 1) drawn.add(`${Number(x) + step} ${y}`);
  }
  const dark = modules.data.reduce((sum, module) => sum + module, 0);
  expect(drawn.size).toBe(dark);
  for (const place of drawn) {
    const [column = 0, row = 0] = place.split(' ').map(Number);
    expect(modules.get(row, column)).toBeTruthy();
  }
});
