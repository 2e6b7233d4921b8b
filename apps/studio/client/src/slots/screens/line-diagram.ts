import { picture } from '../../shared/dom.ts';
import { REELS, ROWS } from '../stage/geometry.ts';

const CELL = 10;

/** A payline on a small grid of the reels. */
export const createLineDiagram = (rows: readonly number[], label: string): HTMLImageElement => {
  const cells = Array.from({ length: REELS * ROWS }, (_, i) => {
    const [reel, row] = [i % REELS, Math.floor(i / REELS)];
    const colour = rows[reel] === row ? '#edbe55' : '#3a2c27';
    return `<rect x="${reel * CELL + 0.7}" y="${row * CELL + 0.7}" width="8.6" height="8.6" rx="1.8" fill="${colour}"/>`;
  });
  const points = rows.map((row, reel) => `${(reel + 0.5) * CELL} ${(row + 0.5) * CELL}`);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${REELS * CELL} ${ROWS * CELL}">`,
    ...cells,
    `<path d="M${points.join('L')}" fill="none" stroke="#a3261b" stroke-width="1.6" stroke-linejoin="round"/></svg>`,
  ].join('');
  const image = picture(svg, 'line-diagram');
  image.alt = label;
  return image;
};
