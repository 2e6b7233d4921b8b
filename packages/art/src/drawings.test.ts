import { describe, expect, test } from 'vitest';
import {
  COMPOSITION_NAMES,
  COVER_CATEGORIES,
  drawCover,
  drawEmblem,
  drawHero,
  drawIcon,
  drawLogo,
  drawPromotion,
  drawReward,
  FRAME_NAMES,
  GROUND_NAMES,
  ICON_NAMES,
  isEmblem,
  isIcon,
  PALETTE_NAMES,
  PROMOTION_NAMES,
  REWARD_KINDS,
  SUBJECT_NAMES,
} from './index.ts';

const TAG = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9-]*="[^"<&]*")*)(\/?)>/g;

const isBalanced = (tags: readonly RegExpExecArray[]): boolean => {
  const open: string[] = [];
  for (const [, closing, name = '', , alone] of tags) {
    if (closing === '/' && open.pop() !== name) return false;
    if (closing === '' && alone === '') open.push(name);
  }
  return open.length === 0;
};

const repeatsAttribute = (tag: string): boolean => {
  const names = tag.match(/[a-zA-Z0-9-]+(?==")/g) ?? [];
  return new Set(names).size !== names.length;
};

/** What keeps the text from being XML, or undefined. It knows as much of XML as the art uses. */
const xmlValidationError = (text: string): string | undefined => {
  const tags = [...text.matchAll(TAG)];
  const rest = text.replaceAll(TAG, '');
  if (rest !== '') return `text outside of tags: ${rest.slice(0, 40)}`;
  if (tags.some(([tag]) => repeatsAttribute(tag))) return 'an attribute twice';
  return isBalanced(tags) ? undefined : 'elements that do not close in order';
};

const covers = [
  ...COVER_CATEGORIES.map((category) => ({ category })),
  ...SUBJECT_NAMES.map((subject) => ({ category: 'RNG', subject }) as const),
  ...PALETTE_NAMES.map((palette) => ({ category: 'RNG', palette }) as const),
  ...GROUND_NAMES.map((ground) => ({ category: 'RNG', style: { ground } }) as const),
  ...FRAME_NAMES.map((frame) => ({ category: 'RNG', style: { frame } }) as const),
  ...SUBJECT_NAMES.flatMap((subject) =>
    COMPOSITION_NAMES.map((composition) => ({ category: 'RNG', subject, style: { composition } }) as const),
  ),
].map((order) => drawCover({ vendor: 'PADAUK', code: 'P-1', ...order }));

const drawings = [
  ...covers,
  ...SUBJECT_NAMES.flatMap((subject) => [drawEmblem(subject), drawEmblem(subject, 'jade')]),
  ...(['full', 'small', 'mono'] as const).map(drawLogo),
  drawHero(),
  ...ICON_NAMES.filter(isIcon).map(drawIcon),
  ...PROMOTION_NAMES.map(drawPromotion),
  ...SUBJECT_NAMES.flatMap((subject) => REWARD_KINDS.map((kind) => drawReward(subject, kind))),
];

describe('every drawing', () => {
  test('is well-formed XML with one root that names the SVG namespace', () => {
    expect(
      drawings.map(xmlValidationError).filter((validationError) => validationError !== undefined),
    ).toEqual([]);
    for (const svg of drawings)
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/);
  });

  test('carries no text, script, handler or foreign content', () => {
    for (const svg of drawings) {
      expect(svg).not.toMatch(/<(text|tspan|title|script|style|image|foreignObject|a)[ />]| on[a-z]+=/);
    }
  });

  test('refers to nothing outside itself and to nothing that it does not define', () => {
    for (const svg of drawings) {
      const references = [...svg.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, target = '']) => target);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`);
      expect(references.filter((target) => !ids.includes(target))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('has no number that went wrong', () => {
    for (const svg of drawings) expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });
});

test('there is an emblem of every subject and of nothing else', () => {
  expect(SUBJECT_NAMES.every(isEmblem)).toBe(true);
  expect(isEmblem('dragon') || isEmblem('toString')).toBe(false);
});

test('there are twelve icons, no two of them alike, and no others', () => {
  expect(new Set(ICON_NAMES.filter(isIcon).map(drawIcon)).size).toBe(12);
  expect(isIcon('icon-13') || isIcon('toString') || isIcon('__proto__')).toBe(false);
});

test('the check of form refuses what is not XML', () => {
  expect(xmlValidationError('<svg><g></svg></g>')).toBeDefined();
  expect(xmlValidationError('<svg><g></svg>')).toBeDefined();
  expect(xmlValidationError('<svg><path d="a" d="b"/></svg>')).toBeDefined();
  expect(xmlValidationError('<svg>words</svg>')).toBeDefined();
  expect(xmlValidationError('<svg><path d="a&b"/></svg>')).toBeDefined();
});
