import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** WCAG 2.2: 1.4.3 asks 4.5 to 1 of text, 1.4.11 asks 3 to 1 of signs and of the bounds of controls. */
const TEXT = 4.5;
const SIGN = 3;

const PAIRS: readonly (readonly [front: string, back: string, least: number])[] = [
  ...['bg', 'bg-2', 'surface', 'surface-2', 'surface-3'].map((back) => ['text', back, TEXT] as const),
  ...['bg', 'bg-2', 'surface', 'surface-2', 'surface-3'].map((back) => ['text-2', back, TEXT] as const),
  // The third text is not for the third surface.
  ...['bg', 'bg-2', 'surface', 'surface-2'].map((back) => ['text-3', back, TEXT] as const),
  ...['gold', 'cin', 'jade', 'lapis', 'amber', 'vip'].flatMap((front) =>
    ['bg', 'surface', 'surface-2', 'surface-3'].map((back) => [front, back, TEXT] as const),
  ),
  ['on-cta', 'cta-1', TEXT],
  ['on-cta', 'cta-2', TEXT],
  ['on-cta', 'cta-3', TEXT],
  ['on-cin', 'cin-solid', TEXT],
  ['on-jade', 'jade-solid', TEXT],
  ['on-lapis', 'lapis-solid', TEXT],
  ...['lacquer-1', 'lacquer-2', 'lacquer-3', 'lacquer-4'].flatMap((back) =>
    ['on-lacquer', 'on-lacquer-2', 'gilt-2'].map((front) => [front, back, TEXT] as const),
  ),
  ['on-gilt', 'gilt-2', TEXT],
  ['on-gilt', 'gilt-3', TEXT],
  ['on-hot', 'hot', TEXT],
  ['on-new', 'new', TEXT],
  ...['gold', 'ice', 'pink', 'lime', 'coral'].map(
    (style) => [`title-${style}`, `title-${style}-ink`, TEXT] as const,
  ),
  ['line-2', 'bg', SIGN],
  ['line-2', 'surface', SIGN],
  ['line-2', 'surface-2', SIGN],
  ['focus', 'bg', SIGN],
  ['focus', 'surface', SIGN],
  ['focus', 'surface-2', SIGN],
  ['road-b', 'surface', SIGN],
  ['road-p', 'surface', SIGN],
  ['road-t', 'surface', SIGN],
  ['cta-line', 'bg', SIGN],
];

type Theme = ReadonlyMap<string, string>;

const coloursOf = (selector: string): [string, string][] => {
  const block = tokens.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [
    name,
    colour,
  ]);
};

const dark: Theme = new Map(coloursOf('\n:root'));
const light: Theme = new Map([...dark, ...coloursOf(":root[data-theme='light']")]);

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of a colour such as `#1b1514`. */
const luminance = (colour: string): number => {
  const rgb = Number.parseInt(colour.slice(1), 16);
  const [red, green, blue] = [(rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255].map(linear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

const contrast = (a: string, b: string): number => {
  const [brighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (brighter + 0.05) / (darker + 0.05);
};

const colour = (theme: Theme, name: string): string => {
  const value = theme.get(name);
  if (value === undefined) throw new Error(`no colour --${name}`);
  return value;
};

test('the measure is that of the standard', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each([
  ['dark', dark],
  ['light', light],
] as const)('in the %s theme', (_, theme) => {
  test.each(PAIRS)('%s stands out from %s by %d to 1', (front, back, least) => {
    expect(contrast(colour(theme, front), colour(theme, back))).toBeGreaterThanOrEqual(least);
  });
});
