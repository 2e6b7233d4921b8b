import type { EffectName } from '../effects.ts';
import type { GroundName } from '../grounds/index.ts';
import type { PaletteName } from '../palettes.ts';
import type { DrawSubject, SubjectName } from '../subjects/index.ts';
import {
  drawBubble,
  drawCalendar,
  drawPodium,
  drawPresent,
  drawReturn,
  drawStall,
  drawSteps,
  drawTickets,
} from './props.ts';

/** What stands in a picture: a subject of the covers, or something drawn for promotions. */
export type Thing = SubjectName | DrawSubject;

/** What stands where: its place across and down, and its share of the apparent size. */
export type Placed = readonly [thing: Thing, x: number, y: number, share: number];

export interface Design {
  readonly palette: PaletteName;
  /** Whose light, middle and dark the things are painted in. */
  readonly tones: PaletteName;
  readonly ground: GroundName;
  readonly effect: EffectName;
  /** From the back to the front; what tells the kind stands in the middle, where a narrow box shows it too. */
  readonly things: readonly Placed[];
}

const LEFT = 58;
const MIDDLE = 160;
const RIGHT = 262;

const flanked = (thing: Thing, side: Thing, other: Thing = side): Design['things'] => [
  [side, LEFT, 76, 0.34],
  [other, RIGHT, 76, 0.34],
  [thing, MIDDLE, 70, 0.58],
];

/** One design for each kind of thing that the operator gives or asks for. */
export const DESIGNS = {
  bonus: {
    palette: 'cinnabar',
    tones: 'jade',
    ground: 'rays',
    effect: 'confetti',
    things: flanked(drawPresent, 'coin'),
  },
  deposit: {
    palette: 'jade',
    tones: 'saffron',
    ground: 'rays',
    effect: 'sparkles',
    things: flanked('chest', 'coin', drawPresent),
  },
  reload: {
    palette: 'lagoon',
    tones: 'saffron',
    ground: 'acheik',
    effect: 'sparkles',
    things: flanked('coin', drawCalendar, drawReturn),
  },
  credit: {
    palette: 'ruby',
    tones: 'lagoon',
    ground: 'rays',
    effect: 'confetti',
    things: flanked(drawPresent, 'lotus'),
  },
  messaging: {
    palette: 'indigo',
    tones: 'jade',
    ground: 'dots',
    effect: 'none',
    things: flanked(drawBubble, drawPresent),
  },
  'level-up': {
    palette: 'amethyst',
    tones: 'amethyst',
    ground: 'rays',
    effect: 'sparkles',
    things: [
      ['gem', LEFT, 78, 0.34],
      ['gem', RIGHT, 78, 0.34],
      [drawSteps, 156, 70, 0.56],
      ['crown', 202, 33, 0.24],
    ],
  },
  cashback: {
    palette: 'saffron',
    tones: 'jade',
    ground: 'acheik',
    effect: 'none',
    things: flanked(drawReturn, 'dice', 'cards'),
  },
  'sign-in': {
    palette: 'dusk',
    tones: 'cinnabar',
    ground: 'rays',
    effect: 'sparkles',
    things: flanked(drawCalendar, 'coin'),
  },
  referral: {
    palette: 'mango',
    tones: 'cinnabar',
    ground: 'rays',
    effect: 'confetti',
    things: [
      [drawPresent, 42, 82, 0.3],
      [drawPresent, 278, 82, 0.3],
      ['doll', 116, 70, 0.52],
      ['doll', 204, 70, 0.52],
      ['coin', 160, 96, 0.3],
    ],
  },
  raffle: {
    palette: 'cinnabar',
    tones: 'lagoon',
    ground: 'shards',
    effect: 'confetti',
    things: flanked(drawTickets, 'balls', drawPresent),
  },
  leaderboard: {
    palette: 'night',
    tones: 'lagoon',
    ground: 'shards',
    effect: 'sparkles',
    things: [
      ['coin', LEFT, 80, 0.32],
      ['coin', RIGHT, 80, 0.32],
      [drawPodium, MIDDLE, 66, 0.56],
      ['crown', MIDDLE, 38, 0.27],
    ],
  },
  points: {
    palette: 'teak',
    tones: 'ruby',
    ground: 'dots',
    effect: 'sparkles',
    things: flanked('gem', 'coin'),
  },
  'rewards-store': {
    palette: 'jade',
    tones: 'ruby',
    ground: 'rays',
    effect: 'none',
    things: flanked(drawStall, 'lantern', 'parasol'),
  },
  'mission-deposit': {
    palette: 'lagoon',
    tones: 'saffron',
    ground: 'sea',
    effect: 'none',
    things: flanked('chest', 'fish'),
  },
  'mission-bet': {
    palette: 'ruby',
    tones: 'lagoon',
    ground: 'dots',
    effect: 'none',
    things: flanked('dice', 'cards', 'wheel'),
  },
  'mission-wins': {
    palette: 'night',
    tones: 'cinnabar',
    ground: 'rays',
    effect: 'sparkles',
    things: flanked('crown', 'seven', 'bell'),
  },
  'mission-days': {
    palette: 'teak',
    tones: 'jade',
    ground: 'acheik',
    effect: 'none',
    things: flanked(drawCalendar, 'lantern'),
  },
  games: {
    palette: 'indigo',
    tones: 'cinnabar',
    ground: 'grid',
    effect: 'none',
    things: flanked('seven', 'fruit', 'bell'),
  },
  news: {
    palette: 'cinnabar',
    tones: 'ruby',
    ground: 'acheik',
    effect: 'sparkles',
    things: flanked('hintha', 'lotus'),
  },
} as const satisfies Readonly<Record<string, Design>>;

export type PromotionName = keyof typeof DESIGNS;
