import { SCATTER } from '@hintha/art';
import type { Money } from '@hintha/money';
import type { GameFacts, SpinView } from '../../../../src/wire.ts';
import { timesAmount } from '../../shared/amounts.ts';
import type { News } from './acts.ts';
import type { Lit } from './win-lights.ts';

/** A recorded win of a spin, as light on the reels and as news beside them. */
export interface LitWin {
  readonly lit: Lit;
  readonly news: News;
}

const LINE_COLOURS = [
  0xffd76a, 0x7ff0c0, 0xff9a86, 0x9cc4ff, 0xe3a8ff, 0xffb35c, 0x9ff2ff, 0xff9fcb, 0xd6f58a,
] as const;
const SCATTER_COLOUR = 0xff9fcb;

/** Every win of the spin in the order of the record, the scatters last. */
export const listLitWins = (facts: GameFacts, spin: SpinView, coinValue: Money): LitWin[] => {
  const { multiplier, scatters } = spin;
  const wins = spin.lineWins.map((win): LitWin => {
    const line = facts.lines[win.line] ?? [];
    return {
      lit: {
        line,
        cells: line.slice(0, win.count).map((row, reel) => [reel, row]),
        colour: colourOf(win.line),
      },
      news: { kind: 'line', win, multiplier, amount: timesAmount(coinValue, win.coins * multiplier) },
    };
  });
  if (scatters.coins > 0 || spin.awardedFreeGames > 0) {
    const amount = timesAmount(coinValue, scatters.coins * multiplier);
    wins.push({
      lit: { line: null, cells: scatterCells(spin), colour: SCATTER_COLOUR },
      news: { kind: 'scatters', count: scatters.count, multiplier, amount },
    });
  }
  return wins;
};

const colourOf = (line: number): number => LINE_COLOURS[line % LINE_COLOURS.length] ?? LINE_COLOURS[0];

const scatterCells = (spin: SpinView): [number, number][] =>
  spin.window.flatMap((symbols, reel) =>
    symbols.flatMap((symbol, row): [number, number][] => (symbol === SCATTER ? [[reel, row]] : [])),
  );
