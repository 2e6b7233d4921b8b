import type { SlotGame } from './slot-game.ts';

/** The one win of a line: its symbol, on how many reels from the left, and the coins it pays. */
export type LineScore = { readonly symbol: string; readonly count: number; readonly coins: number };

/** How many symbols from the left are the given one or wild. */
const countLeading = (game: SlotGame, symbols: readonly string[], symbol: string): number => {
  let count = 0;
  while (count < symbols.length && (symbols[count] === symbol || symbols[count] === game.wild)) count += 1;
  return count;
};

const scoreOf = (game: SlotGame, symbol: string, count: number): LineScore => ({
  symbol,
  count,
  coins: game.paytable[symbol]?.[count] ?? 0,
});

/**
 * The win on the symbols of one line, left to right. A line pays once: for its first symbol with the wilds that
 * help it, or for the wilds it opens with if they alone are worth more.
 */
export const scoreLine = (game: SlotGame, symbols: readonly string[]): LineScore | undefined => {
  const wilds = countLeading(game, symbols, game.wild);
  const alone = scoreOf(game, game.wild, wilds);
  const first = symbols[wilds];
  const helped =
    first === undefined || first === game.scatter
      ? alone
      : scoreOf(game, first, countLeading(game, symbols, first));
  const best = helped.coins >= alone.coins ? helped : alone;
  return best.coins > 0 ? best : undefined;
};
