import { at, short, type Point } from './geometry.ts';

/** Presentation attributes of an element; `undefined` leaves one out. */
export type Look = Readonly<Record<string, string | number | undefined>>;

const element = (name: string, look: Look, content = ''): string => {
  const attributes = Object.entries(look)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value, 2) : value}"`)
    .join('');
  return content === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${content}</${name}>`;
};

export const path = (d: string, look: Look): string => element('path', { d, ...look });

export const circle = ([x, y]: Point, radius: number, look: Look): string =>
  element('circle', { cx: short(x), cy: short(y), r: short(radius), ...look });

export const ellipse = ([x, y]: Point, [rx, ry]: Point, look: Look): string =>
  element('ellipse', { cx: short(x), cy: short(y), rx: short(rx), ry: short(ry), ...look });

export const rect = ([x, y]: Point, [width, height]: Point, look: Look): string =>
  element('rect', { x: short(x), y: short(y), width: short(width), height: short(height), ...look });

export const group = (look: Look, ...parts: readonly string[]): string => element('g', look, parts.join(''));

export const define = (...parts: readonly string[]): string => element('defs', {}, parts.join(''));

export const clip = (id: string, shape: string): string => element('clipPath', { id }, shape);

/** Draws again what carries the id. */
export const use = (id: string, look: Look): string => element('use', { href: `#${id}`, ...look });

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');

export const linearGradient = (look: Look, list: readonly Stop[]): string =>
  element('linearGradient', look, stops(list));

export const radialGradient = (look: Look, list: readonly Stop[]): string =>
  element('radialGradient', look, stops(list));

/** The whole drawing. `box` is the viewBox: left, top, width, height. */
export const drawing = (
  box: readonly [number, number, number, number],
  ...parts: readonly string[]
): string => element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: box.join(' ') }, parts.join(''));

export const filled = (colour: string, opacity?: number): Look => ({ fill: colour, opacity });

export const lined = (colour: string, width: number, opacity?: number): Look => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  opacity,
});

/** A filled shape with an ink outline. */
export const inked = (fill: string, ink: string, width = 4): Look => ({
  fill,
  stroke: ink,
  'stroke-width': width,
});

/** Stroke ends and corners are round wherever this stands on a parent. */
export const ROUNDED: Look = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };

export const placed = ([x, y]: Point, scale = 1, degrees = 0): string => {
  const turn = degrees === 0 ? '' : ` rotate(${short(degrees)})`;
  const size = scale === 1 ? '' : ` scale(${short(scale, 3)})`;
  return `translate(${at([x, y])})${turn}${size}`;
};

export const turned = (degrees: number, [x, y]: Point): string => `rotate(${short(degrees)} ${at([x, y])})`;
