import { baganTemple } from '../bagan-temple.ts';
import type { LinesGame } from '../slot-game.ts';

/** Mango Grove: free games that pay as the others do; its set returns 95.0481 %. A change of any number here is another game. */
export const mangoGrove: LinesGame = {
  ...baganTemple,
  code: 'mango-grove',
  strips: [
    'H2 T T A N T A H3 H4 H4 J W Q H4 K S H1 N H2 N Q J H3 Q K K H3 A T H1 J W',
    'J H3 T J J H2 H3 J Q W Q H1 H1 W N A Q A A K H4 K H4 H3 K N N H4 S T H2 T',
    'H3 J K T H2 K N H4 N H4 H4 N W H1 H3 K A W Q J A J H1 S A T Q Q H2 T Q H3',
    'A H3 A K W Q H1 K J S J Q W H4 Q T T N H3 N J H3 A H1 H2 H4 K H4 H2 T K N',
    'A K H4 T H1 T A W H3 H3 H4 N K H1 H2 J T J S A K Q Q J N N W H3 A H2 H4 Q',
  ].map((symbols) => symbols.split(' ')),
  paytable: {
    W: { 2: 10, 3: 50, 4: 300, 5: 3500 },
    H1: { 2: 5, 3: 45, 4: 275, 5: 1250 },
    H2: { 3: 35, 4: 125, 5: 550 },
    H3: { 3: 20, 4: 90, 5: 275 },
    H4: { 3: 15, 4: 65, 5: 175 },
    A: { 3: 11, 4: 40, 5: 140 },
    K: { 3: 11, 4: 40, 5: 140 },
    Q: { 3: 6, 4: 30, 5: 110 },
    J: { 3: 6, 4: 30, 5: 110 },
    T: { 3: 6, 4: 15, 5: 80 },
    N: { 3: 6, 4: 15, 5: 80 },
  },
  scatterPays: { 3: 3, 4: 10, 5: 60 },
  freeSpins: { 3: 10, 4: 15, 5: 25 },
  freeMultiplier: 1,
  maxWinTimesBet: 3000,
  deviationInBets: 3.23,
};
