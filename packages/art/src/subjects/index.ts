/** What a cover is about: thirty drawn subjects, each around the point 120, 140 of the picture plane. */
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { drawBall, drawChinlone } from './balls-in-play.ts';
import { drawElephant, drawTiger } from './beasts.ts';
import { drawOwl, drawPeacock, drawRooster } from './birds.ts';
import { drawCards } from './cards.ts';
import { drawBell, drawDoll, drawLantern } from './crafts.ts';
import { drawDice } from './dice.ts';
import { drawBalls } from './draw-balls.ts';
import { drawFruit } from './fruit.ts';
import { drawGamepad, drawRocket } from './machines.ts';
import { drawHintha, drawNaga } from './legends.ts';
import { drawLotus } from './lotus.ts';
import { drawMahjong } from './mahjong.ts';
import { drawParasol } from './parasol.ts';
import { drawCrab, drawFish, drawTurtle } from './sea-life.ts';
import { drawSeven } from './seven.ts';
import { drawChest, drawCoin, drawCrown, drawGem } from './treasure.ts';
import { drawWheel } from './wheel.ts';

/** `paint` is the palette of the cover with the subject's own tones in it. */
export type DrawSubject = (paint: Palette, random: Random) => string;

export const SUBJECT_NAMES = [
  'gem',
  'coin',
  'lotus',
  'fish',
  'crab',
  'turtle',
  'rooster',
  'parasol',
  'doll',
  'owl',
  'elephant',
  'tiger',
  'peacock',
  'seven',
  'bell',
  'fruit',
  'crown',
  'rocket',
  'gamepad',
  'dice',
  'cards',
  'wheel',
  'balls',
  'ball',
  'chinlone',
  'mahjong',
  'lantern',
  'chest',
  'hintha',
  'naga',
] as const;
export type SubjectName = (typeof SUBJECT_NAMES)[number];

export const SUBJECTS: Readonly<Record<SubjectName, DrawSubject>> = {
  gem: drawGem,
  coin: drawCoin,
  lotus: drawLotus,
  fish: drawFish,
  crab: drawCrab,
  turtle: drawTurtle,
  rooster: drawRooster,
  parasol: drawParasol,
  doll: drawDoll,
  owl: drawOwl,
  elephant: drawElephant,
  tiger: drawTiger,
  peacock: drawPeacock,
  seven: drawSeven,
  bell: drawBell,
  fruit: drawFruit,
  crown: drawCrown,
  rocket: drawRocket,
  gamepad: drawGamepad,
  dice: drawDice,
  cards: drawCards,
  wheel: drawWheel,
  balls: drawBalls,
  ball: drawBall,
  chinlone: drawChinlone,
  mahjong: drawMahjong,
  lantern: drawLantern,
  chest: drawChest,
  hintha: drawHintha,
  naga: drawNaga,
};
