import type { Palette } from '@hintha/art';

/** How the screen is held; each has a composition of its own, so that nothing important is cropped. */
export type SceneShape = 'wide' | 'tall';

interface Composition {
  readonly width: number;
  readonly height: number;
  /** The sun behind the reels. */
  readonly sun: readonly [x: number, y: number, radius: number];
  readonly horizon: number;
  readonly balloons: readonly (readonly [x: number, y: number, size: number])[];
  readonly palms: readonly (readonly [x: number, y: number, size: number])[];
}

const COMPOSITIONS: Readonly<Record<SceneShape, Composition>> = {
  wide: {
    width: 1600,
    height: 900,
    sun: [800, 430, 300],
    horizon: 640,
    balloons: [
      [150, 210, 88],
      [330, 360, 46],
      [1420, 170, 104],
      [1250, 330, 40],
      [520, 120, 34],
    ],
    palms: [
      [76, 700, 190],
      [210, 730, 130],
      [1532, 706, 210],
      [1396, 736, 120],
    ],
  },
  tall: {
    width: 900,
    height: 1600,
    sun: [450, 560, 300],
    horizon: 1010,
    balloons: [
      [150, 250, 96],
      [740, 190, 118],
      [420, 130, 44],
      [820, 470, 46],
      [80, 560, 40],
    ],
    palms: [
      [70, 1100, 260],
      [838, 1110, 240],
      [210, 1130, 150],
    ],
  },
};

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Morning over the plain of the Irrawaddy: sun, balloons, toddy palms, and silk waves for the river. */
export const drawScene = (colours: Palette, shape: SceneShape): string => {
  const composition = COMPOSITIONS[shape];
  const { width, height } = composition;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    drawGradients(colours, composition),
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    drawRays(composition),
    drawSun(composition),
    ...composition.balloons.map(([x, y, size]) => drawBalloon(colours, x, y, size)),
    drawPlain(colours, composition),
    ...composition.palms.map(([x, y, size]) => drawPalm(colours.deep, x, y, size)),
    drawSilk(colours, composition),
    `<rect width="${width}" height="${height}" fill="url(#edge)"/></svg>`,
  ].join('');
};

const drawGradients = ({ glow, body, deep, pop }: Palette, { width, sun }: Composition): string => {
  const [x, y, radius] = sun;
  const circle = (id: string, r: number): string =>
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${round(r)}">`;
  return [
    '<defs>',
    `${circle('sky', Math.max(width, 1100) * 0.74)}<stop offset="0" stop-color="${glow}"/>`,
    `<stop offset=".42" stop-color="${body}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`,
    `${circle('sun', radius)}<stop offset="0" stop-color="${pop}" stop-opacity=".95"/>`,
    `<stop offset=".62" stop-color="${pop}" stop-opacity=".7"/><stop offset="1" stop-color="${pop}" stop-opacity=".42"/></radialGradient>`,
    `${circle('fade', radius * 3.1)}<stop offset=".2" stop-color="#fff" stop-opacity=".5"/>`,
    '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
    `<linearGradient id="edge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${deep}" stop-opacity=".72"/>`,
    `<stop offset=".2" stop-color="${deep}" stop-opacity="0"/><stop offset=".7" stop-color="${deep}" stop-opacity="0"/>`,
    `<stop offset="1" stop-color="${deep}" stop-opacity=".9"/></linearGradient>`,
    '</defs>',
  ].join('');
};

const RAYS = 32;

const drawRays = ({ sun: [x, y], width, height }: Composition): string => {
  const reach = Math.hypot(width, height);
  const point = (turn: number): string => {
    const angle = (turn / RAYS) * 2 * Math.PI;
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
  };
  let path = '';
  for (let ray = 0; ray < RAYS; ray += 2) path += `M${x} ${y}L${point(ray)}L${point(ray + 1)}Z`;
  return `<path d="${path}" fill="url(#fade)" opacity=".22"/>`;
};

const drawSun = ({ sun: [x, y, radius] }: Composition): string => {
  const ring = (by: number, width: number, opacity: number): string =>
    `<circle cx="${x}" cy="${y}" r="${radius + by}" fill="none" stroke="#FFF0BF" stroke-width="${width}" opacity="${opacity}"/>`;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#sun)"/>${ring(14, 3, 0.5)}${ring(30, 1.5, 0.4)}${ring(48, 1, 0.3)}${ring(70, 0.8, 0.2)}`;
};

/** A hot-air balloon: gores in two colours, a skirt and a basket. Its envelope is `size` wide. */
const drawBalloon = ({ body, deep, pop }: Palette, x: number, y: number, size: number): string =>
  [
    `<g transform="translate(${x} ${y}) scale(${round(size / 90)})">`,
    `<path d="M0 -56C62 -56 62 8 14 50H-14C-62 8 -62 -56 0 -56Z" fill="${body}" stroke="${deep}" stroke-width="3"/>`,
    `<path d="M0 -56C40 -56 40 8 9 50H3C14 8 14 -56 0 -56Z" fill="${pop}"/>`,
    `<path d="M0 -56C-40 -56 -40 8 -9 50H-3C-14 8 -14 -56 0 -56Z" fill="${pop}"/>`,
    `<path d="M-46 -4C-20 8 20 8 46 -4" fill="none" stroke="${deep}" stroke-width="2" opacity=".5"/>`,
    `<path d="M-30 -34C-44 -14 -42 6 -26 28" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>`,
    `<path d="M-14 50L-8 68M14 50L8 68" stroke="${deep}" stroke-width="2"/>`,
    `<path d="M-9 68H9V80H-9Z" fill="${deep}"/></g>`,
  ].join('');

const drawPlain = ({ body, deep }: Palette, { width, height, horizon }: Composition): string => {
  const hill = (y: number, rise: number, waves: number): string => {
    const step = width / waves;
    let path = `M0 ${round(y)}`;
    for (let i = 0; i < waves; i += 1)
      path += `q${round(step / 2)} ${round(i % 2 === 0 ? -rise : rise * 0.5)} ${round(step)} 0`;
    return `${path}V${height}H0Z`;
  };
  return [
    `<path d="${hill(horizon, 70, 3)}" fill="${body}" opacity=".75"/>`,
    `<path d="${hill(horizon + 44, 54, 5)}" fill="${deep}" opacity=".5"/>`,
    `<path d="${hill(horizon + 96, 40, 4)}" fill="${deep}" opacity=".78"/>`,
  ].join('');
};

const FRONDS = 15;
const FOLDS = [-0.34, -0.2, -0.07, 0.07, 0.2, 0.34] as const;

/** A toddy palm of the dry zone, as a silhouette: a bare trunk and a round head of folded fans. */
const drawPalm = (colour: string, x: number, y: number, size: number): string => {
  let fans = '';
  for (let i = 0; i < FRONDS; i += 1) {
    const angle = (i / FRONDS) * 2 * Math.PI;
    // The fans below hang longer than those that stand up.
    const length = 31 + 8 * Math.sin(angle);
    const at = (radius: number, turn: number): string =>
      `${round(radius * Math.cos(angle + turn))} ${round(radius * Math.sin(angle + turn))}`;
    const tips = FOLDS.map((turn) => `L${at(length * 0.74, turn - 0.06)}L${at(length, turn)}`).join('');
    fans += `M0 0L${at(length * 0.42, -0.1)}${tips}L${at(length * 0.42, 0.1)}Z`;
  }
  return [
    `<g transform="translate(${x} ${y}) scale(${round(size / 100)})" fill="${colour}">`,
    '<path d="M-3.4 60Q1 -30 -1.6 -104H3.2Q6 -30 5 60Z"/>',
    `<path d="${fans}" transform="translate(1 -104)"/></g>`,
  ].join('');
};

const drawSilk = ({ rim, pop, deep }: Palette, { width, height }: Composition): string => {
  const wave = (y: number): string => {
    let path = `M-40 ${round(y)}`;
    for (let x = -40; x < width + 80; x += 80) path += 'q20 -18 40 0t40 0';
    return path;
  };
  const top = height - 96;
  return [
    `<path d="${wave(top)}V${height}H-40Z" fill="${deep}" opacity=".9"/>`,
    `<path d="${wave(top)}" fill="none" stroke="${pop}" stroke-width="4" opacity=".75"/>`,
    `<path d="${wave(top + 14)}" fill="none" stroke="${rim}" stroke-width="2" opacity=".6"/>`,
    `<path d="${wave(top + 30)}" fill="none" stroke="${pop}" stroke-width="5" opacity=".4"/>`,
    `<path d="${wave(top + 48)}" fill="none" stroke="${rim}" stroke-width="2" opacity=".45"/>`,
    `<path d="${wave(top + 66)}" fill="none" stroke="${pop}" stroke-width="3" opacity=".3"/>`,
  ].join('');
};
