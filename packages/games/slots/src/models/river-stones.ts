import { baganTemple } from '../bagan-temple.ts';
import type { LinesGame } from '../slot-game.ts';

/** River Stones: many small wins, no scatter and so no free games; its set returns 97.3905 %. A change of any number here is another game. */
export const riverStones: LinesGame = {
  ...baganTemple,
  code: 'river-stones',
  strips: [
    'J H3 Q N Q K H4 T T N K H1 J K H3 H2 H3 T H4 A H1 J K A H2 A H4 A Q N N W',
    'H2 H4 A N H2 H1 A N J A Q H4 J T H4 N K N H3 A T W H3 H3 H1 W Q J K T Q K',
    'A H4 N W N H2 N T H4 H2 Q H3 H3 K H1 H3 W T H4 J Q A N J Q K A H1 T K J K',
    'A Q N H2 A Q W H1 T A J Q N K K T N T W H4 H4 H3 N H1 J Q H3 H3 K J H4 H2',
    'W K H4 N A T J A T H4 H1 H2 J T J N N J H2 Q H3 H4 N Q Q H3 H1 Q K H3 K A',
  ].map((symbols) => symbols.split(' ')),
  paytable: {
    W: { 2: 8, 3: 40, 4: 150, 5: 750 },
    H1: { 2: 5, 3: 40, 4: 120, 5: 400 },
    H2: { 2: 4, 3: 30, 4: 90, 5: 300 },
    H3: { 2: 3, 3: 24, 4: 75, 5: 225 },
    H4: { 2: 3, 3: 21, 4: 60, 5: 180 },
    A: { 3: 19, 4: 45, 5: 150 },
    K: { 3: 19, 4: 45, 5: 150 },
    Q: { 3: 15, 4: 36, 5: 120 },
    J: { 3: 15, 4: 36, 5: 120 },
    T: { 3: 12, 4: 30, 5: 90 },
    N: { 3: 12, 4: 30, 5: 90 },
  },
  scatterPays: {},
  freeSpins: {},
  freeMultiplier: 1,
  maxFreeSpins: 0,
  maxWinTimesBet: 1000,
  deviationInBets: 1.79,
};
