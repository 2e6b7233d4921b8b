import { choose } from '@hintha/games-kit';
import type { Result } from '../play.ts';

export const COUNT = 49;
/** Balls of a draw, the special one among them. */
export const DRAWN = 7;
export const REGULAR = 6;

export const special = ([, [ball = 0] = []]: Result): number => ball;
export const yearOf = ([, , [year = 0] = []]: Result): number => year;
export const allBalls = ([regular = [], last = []]: Result): readonly number[] => [...regular, ...last];

/** The draws from so many balls. */
export const draws = (count: number): number => choose(count, DRAWN);
