import type { KillRates } from '@hintha/sports';
import type { Game } from '../leagues.ts';

/** What a map of a game is like; figures that a lively feed wants, not measured. */
export interface GameRules {
  /** How many minutes a map takes. */
  readonly minutes: { readonly least: number; readonly most: number };
  /** How many kills the winner of a map and its loser have on average. */
  readonly kills: KillRates;
  /** How far the lines of kills are apart. */
  readonly killStep: number;
  /** Whether there is a first tower or the like, and whether there are pistol rounds. */
  readonly hasObjective: boolean;
  readonly hasPistol: boolean;
}

export const GAME_RULES: Readonly<Record<Exclude<Game, 'football'>, GameRules>> = {
  moba: {
    minutes: { least: 28, most: 42 },
    kills: { won: 18, lost: 11 },
    killStep: 3,
    hasObjective: true,
    hasPistol: false,
  },
  shooter: {
    minutes: { least: 32, most: 46 },
    kills: { won: 74, lost: 62 },
    killStep: 5,
    hasObjective: false,
    hasPistol: true,
  },
};

/** How much of the better side's lead in strength shows in who is first at something. */
export const FIRST_BLOOD = 0.5;
export const FIRST_OBJECTIVE = 0.8;
export const PISTOL_ROUND = 0.6;
