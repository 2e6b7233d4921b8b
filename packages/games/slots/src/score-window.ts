import type { Window } from './read-window.ts';
import { scoreLine } from './score-line.ts';
import type { SlotGame } from './slot-game.ts';

export type Cell = { readonly reel: number; readonly row: number };

export type LineWin = {
  /** Index into the game's lines, from 0. */
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  readonly cells: readonly Cell[];
  readonly coins: number;
};

/** What a window is worth before any multiplier. */
export type WindowScore = {
  readonly lineWins: readonly LineWin[];
  readonly scatterCells: readonly Cell[];
  readonly scatterCoins: number;
  readonly freeSpins: number;
  /** All line wins and the scatter pay. */
  readonly coins: number;
};

// The paytables stop at five scatters; more of them are worth no more.
const MAX_SCATTERS = 5;

const scoreLines = (game: SlotGame, window: Window): LineWin[] =>
  game.lines.flatMap((rows, line) => {
    const symbols = rows.map((row, reel) => window[reel]?.[row] ?? '');
    const score = scoreLine(game, symbols);
    if (score === undefined) return [];
    const cells = rows.slice(0, score.count).map((row, reel) => ({ reel, row }));
    return [{ line, ...score, cells }];
  });

const findScatters = (game: SlotGame, window: Window): Cell[] =>
  window.flatMap((symbols, reel) =>
    symbols.flatMap((symbol, row) => (symbol === game.scatter ? [{ reel, row }] : [])),
  );

/** Coins and free spins for a number of scatters. */
export const scoreScatters = (game: SlotGame, scatters: number): { coins: number; freeSpins: number } => {
  const counted = Math.min(scatters, MAX_SCATTERS);
  return {
    coins: (game.scatterPays[counted] ?? 0) * game.betCoins,
    freeSpins: game.freeSpins[counted] ?? 0,
  };
};

export const scoreWindow = (game: SlotGame, window: Window): WindowScore => {
  const lineWins = scoreLines(game, window);
  const scatterCells = findScatters(game, window);
  const { coins: scatterCoins, freeSpins } = scoreScatters(game, scatterCells.length);
  const lineCoins = lineWins.reduce((sum, win) => sum + win.coins, 0);
  return { lineWins, scatterCells, scatterCoins, freeSpins, coins: lineCoins + scatterCoins };
};
