import { baganTemple } from '../bagan-temple.ts';
import type { LinesGame } from '../slot-game.ts';

/** Naga River: rare wins, and free games at five times them; its set returns 94.9051 %. A change of any number here is another game. */
export const nagaRiver: LinesGame = {
  ...baganTemple,
  code: 'naga-river',
  strips: [
    'T Q W J N A Q H4 J K T H3 S H4 H3 H3 H2 N H2 A T H4 N J A T A H1 K J Q Q N K',
    'T K A H3 K H1 H3 J A H3 N J K Q A T N Q N T S W H4 Q Q H2 J T K H4 J H2 H4 N',
    'J A J H1 Q H3 A H3 Q S K J N W N T H3 N T H4 A N Q J H4 T K K H2 H2 T A K H4',
    'A A H3 K Q Q W H4 K T T H3 H4 H2 S H4 A N J H3 Q T J H2 T J N K H1 A K N Q N',
    'J H3 H3 H4 T T Q N H4 H4 H2 H3 H1 N K K A J A Q Q S K H2 N A N T Q K J A W J',
  ].map((symbols) => symbols.split(' ')),
  paytable: {
    W: { 2: 15, 3: 150, 4: 1600, 5: 15000 },
    H1: { 2: 8, 3: 125, 4: 1000, 5: 7500 },
    H2: { 3: 80, 4: 500, 5: 2500 },
    H3: { 3: 45, 4: 200, 5: 1000 },
    H4: { 3: 30, 4: 130, 5: 600 },
    A: { 3: 15, 4: 65, 5: 300 },
    K: { 3: 15, 4: 65, 5: 300 },
    Q: { 3: 8, 4: 40, 5: 250 },
    J: { 3: 8, 4: 40, 5: 250 },
    T: { 3: 8, 4: 30, 5: 150 },
    N: { 3: 8, 4: 30, 5: 150 },
  },
  scatterPays: { 3: 2, 4: 15, 5: 100 },
  freeSpins: { 3: 12, 4: 15, 5: 20 },
  freeMultiplier: 5,
  maxWinTimesBet: 10000,
  deviationInBets: 6.5,
};
