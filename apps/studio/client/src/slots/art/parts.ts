import { drawLogo } from '@hintha/art';

/** The small things of the stage, drawn once beside the symbols. White ones are tinted where they are used. */
export const PART_NAMES = ['coin', 'dot', 'beam', 'cell', 'shaft'] as const;
export type PartName = (typeof PART_NAMES)[number];

const canvas = (defs: string, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" preserveAspectRatio="none"><defs>${defs}</defs>${parts.join('')}</svg>`;

const coin = (): string =>
  canvas(
    '<linearGradient id="gold" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#FFF3C4"/>' +
      '<stop offset=".5" stop-color="#F2BE45"/><stop offset="1" stop-color="#A8650F"/></linearGradient>',
    '<circle cx="120" cy="120" r="108" fill="url(#gold)" stroke="#5C3006" stroke-width="10"/>',
    '<circle cx="120" cy="120" r="82" fill="none" stroke="#8A5410" stroke-width="6"/>',
    drawLogo('small').replace('<svg ', '<svg x="66" y="62" width="108" height="108" '),
    '<path d="M44 88A84 84 0 0 1 104 40" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".8"/>',
  );

const dot = (): string =>
  canvas(
    '<radialGradient id="soft"><stop offset=".2" stop-color="#fff"/><stop offset=".34" stop-color="#fff" stop-opacity=".5"/>' +
      '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
    '<circle cx="120" cy="120" r="118" fill="url(#soft)"/>',
  );

/** A line of light, to be stretched along its length: a bright core in a soft glow. */
const beam = (): string =>
  canvas(
    '<linearGradient id="glow" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/>' +
      '<stop offset=".38" stop-color="#fff" stop-opacity=".5"/><stop offset=".42" stop-color="#fff"/>' +
      '<stop offset=".58" stop-color="#fff"/><stop offset=".62" stop-color="#fff" stop-opacity=".5"/>' +
      '<stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>',
    '<rect width="240" height="240" fill="url(#glow)"/>',
  );

/** The frame of a winning cell. */
const cell = (): string =>
  canvas(
    '<radialGradient id="inner"><stop offset=".5" stop-color="#fff" stop-opacity="0"/>' +
      '<stop offset="1" stop-color="#fff" stop-opacity=".42"/></radialGradient>',
    '<rect x="8" y="8" width="224" height="224" rx="26" fill="url(#inner)"/>',
    '<rect x="8" y="8" width="224" height="224" rx="26" fill="none" stroke="#fff" stroke-width="15" opacity=".3"/>',
    '<rect x="8" y="8" width="224" height="224" rx="26" fill="none" stroke="#fff" stroke-width="7"/>',
  );

/** The light in a reel that may bring the third scatter. */
const shaft = (): string =>
  canvas(
    '<linearGradient id="across"><stop offset="0" stop-color="#fff"/><stop offset=".22" stop-color="#fff" stop-opacity=".16"/>' +
      '<stop offset=".78" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#fff"/></linearGradient>',
    '<rect width="240" height="240" fill="url(#across)"/>',
  );

export const PARTS: Readonly<Record<PartName, () => string>> = { coin, dot, beam, cell, shaft };
