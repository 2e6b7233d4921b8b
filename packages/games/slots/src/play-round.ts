import { bounded, type WordSource } from '@hintha/fairness';
import { readWindow, type Window } from './read-window.ts';
import { scoreWindow, type Cell, type LineWin } from './score-window.ts';
import type { SlotGame } from './slot-game.ts';

/** One turn of the reels. Line wins and scatter coins are as the paytable says; `coins` is what was paid. */
export type Spin = {
  /** The strip position in the top row of each reel. */
  readonly stops: readonly number[];
  readonly window: Window;
  readonly lineWins: readonly LineWin[];
  readonly scatterCells: readonly Cell[];
  readonly scatterCoins: number;
  /** 1 on the paid spin, the game's free multiplier on a free one. */
  readonly multiplier: number;
  /** Wins times multiplier, cut where the round reaches its maximum. */
  readonly coins: number;
  /** Cut where the round reaches its maximum of free spins. */
  readonly freeSpinsAwarded: number;
};

/** The whole outcome of one paid bet, decided before anything is shown. It is plain JSON. */
export type Round = {
  readonly paidSpin: Spin;
  readonly freeSpins: readonly Spin[];
  /** The coins of all spins together. */
  readonly coins: number;
  /** The maximum win was reached; free spins still owed are void. */
  readonly capped: boolean;
};

/** What the round may still give. */
type Room = { readonly coins: number; readonly freeSpins: number };

const playSpin = (game: SlotGame, words: WordSource, multiplier: number, room: Room): Spin => {
  const stops = game.strips.map((strip) => bounded(words, strip.length));
  const window = readWindow(game, stops);
  const { lineWins, scatterCells, scatterCoins, freeSpins, coins } = scoreWindow(game, window);
  return {
    stops,
    window,
    lineWins,
    scatterCells,
    scatterCoins,
    multiplier,
    coins: Math.min(coins * multiplier, room.coins),
    freeSpinsAwarded: Math.min(freeSpins, room.freeSpins),
  };
};

/** Plays a paid spin and every free spin that comes of it. Each reel of each spin takes one draw, left to right. */
export const playRound = (game: SlotGame, words: WordSource): Round => {
  const maxCoins = game.maxWinTimesBet * game.betCoins;
  const paidSpin = playSpin(game, words, 1, { coins: maxCoins, freeSpins: game.maxFreeSpins });
  const freeSpins: Spin[] = [];
  let coins = paidSpin.coins;
  let awarded = paidSpin.freeSpinsAwarded;
  while (freeSpins.length < awarded && coins < maxCoins) {
    const room = { coins: maxCoins - coins, freeSpins: game.maxFreeSpins - awarded };
    const spin = playSpin(game, words, game.freeMultiplier, room);
    freeSpins.push(spin);
    coins += spin.coins;
    awarded += spin.freeSpinsAwarded;
  }
  return { paidSpin, freeSpins, coins, capped: coins === maxCoins };
};
