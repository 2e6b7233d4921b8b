import { drawSymbol } from '@hintha/art';
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { toDataUrl } from '../../shared/dom.ts';
import { PART_NAMES, PARTS, type PartName } from '../art/parts.ts';

/** Every picture of the stage on one texture, so that the whole scene is drawn in one go. */
export interface Atlas {
  readonly symbol: (name: string, blurred: boolean) => Texture;
  readonly parts: Readonly<Record<PartName, Texture>>;
  readonly destroy: () => void;
}

const MARGIN = 4;
const COLUMNS = 6;
/** How far a symbol is smeared along the strip while it flies past, in shares of its height. */
const SMEAR = 0.3;
const SMEAR_STEPS = 24;
/** A smeared picture is this many times as tall as a sharp one. */
export const SMEARED_HEIGHT = 1 + SMEAR;

interface Tile {
  readonly name: string;
  readonly svg: string;
  readonly isBlurred: boolean;
}

/** Draws the atlas for symbols shown up to `side` device pixels wide. */
export const createAtlas = async (symbols: readonly string[], side: number): Promise<Atlas> => {
  const tiles = listTiles(symbols);
  const pitch = { x: side + 2 * MARGIN, y: Math.ceil(side * SMEARED_HEIGHT) + 2 * MARGIN };
  const sheet = document.createElement('canvas');
  sheet.width = pitch.x * COLUMNS;
  sheet.height = pitch.y * Math.ceil(tiles.length / COLUMNS);
  const context = sheet.getContext('2d');
  if (context === null) throw new Error('this browser has no canvas');
  const frames = new Map<string, Rectangle>();
  const pictures = await Promise.all(tiles.map((tile) => loadPicture(tile.svg, side)));
  for (const [i, tile] of tiles.entries()) {
    const [x, y] = [(i % COLUMNS) * pitch.x + MARGIN, Math.floor(i / COLUMNS) * pitch.y + MARGIN];
    const picture = pictures[i];
    if (picture !== undefined) (tile.isBlurred ? smear : drawTile)(context, picture, { x, y, side });
    frames.set(tile.name, new Rectangle(x, y, side, tile.isBlurred ? side * SMEARED_HEIGHT : side));
  }
  return cutSheet(sheet, frames);
};

const listTiles = (symbols: readonly string[]): Tile[] => [
  ...symbols.map((name) => ({ name, svg: drawSymbol(name), isBlurred: false })),
  ...symbols.map((name) => ({ name: blurredName(name), svg: drawSymbol(name), isBlurred: true })),
  ...PART_NAMES.map((name) => ({ name: partKey(name), svg: PARTS[name](), isBlurred: false })),
];

const blurredName = (symbol: string): string => `${symbol} blurred`;
const partKey = (part: PartName): string => `part ${part}`;

const loadPicture = async (svg: string, side: number): Promise<HTMLImageElement> => {
  const image = new Image();
  // Without a size of its own an SVG has none to be drawn at in every browser.
  image.src = toDataUrl(svg.replace('<svg ', `<svg width="${side}" height="${side}" `));
  await image.decode();
  return image;
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

const drawTile = (context: CanvasRenderingContext2D, picture: HTMLImageElement, place: Place): void =>
  context.drawImage(picture, place.x, place.y, place.side, place.side);

const smear = (context: CanvasRenderingContext2D, picture: HTMLImageElement, { x, y, side }: Place): void => {
  // Laid over each other at these strengths, all steps weigh the same in the end.
  for (let i = 0; i < SMEAR_STEPS; i += 1) {
    context.globalAlpha = 1 / (i + 1);
    context.drawImage(picture, x, y + (i / (SMEAR_STEPS - 1)) * SMEAR * side, side, side);
  }
  context.globalAlpha = 1;
};

const cutSheet = (sheet: HTMLCanvasElement, frames: ReadonlyMap<string, Rectangle>): Atlas => {
  const source = new ImageSource({ resource: sheet, autoGenerateMipmaps: true });
  const textures = new Map([...frames].map(([name, frame]) => [name, new Texture({ source, frame })]));
  const take = (name: string): Texture => textures.get(name) ?? Texture.EMPTY;
  const parts = Object.fromEntries(PART_NAMES.map((name) => [name, take(partKey(name))]));
  return {
    symbol: (name, blurred) => take(blurred ? blurredName(name) : name),
    parts: parts as Record<PartName, Texture>,
    destroy: () => {
      for (const texture of textures.values()) texture.destroy();
      source.destroy();
    },
  };
};
