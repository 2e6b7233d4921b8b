import { money } from '@hintha/money';
import type { LinesGame } from './slot-game.ts';

const strip = (symbols: string): readonly string[] => symbols.split(' ');
const line = (rows: string): readonly number[] => Array.from(rows, Number);

/**
 * Bagan Temple: five reels, three rows, 25 lines, free spins at three times the win. Strips and pays are the
 * certified set that returns 96.0046 %; a change of any number here is another game and needs its own proof.
 */
export const baganTemple: LinesGame = {
  mode: 'LINES',
  code: 'bagan-temple',
  strips: [
    'H3 H3 H2 H4 J T J K H3 N Q Q T N H2 N J W K S W A T J A H1 Q H1 A Q H4 K',
    'S Q H2 H4 Q H3 A H1 H2 H3 J T N N H4 N K T H4 T W K N T A H1 W J K Q J A',
    'K J A W A Q H3 H3 Q H2 J N H2 N K Q T T H2 H1 N H4 K T H1 T W S N J H4 H3',
    'H3 H4 N H3 T T H4 K H3 N H1 Q H2 H4 J A H2 Q J J T S W K Q N W A N Q K H4',
    'Q S T K W A J H3 W K A H4 N H2 H3 Q H1 N K H4 A T T K Q J H4 J A N H2 H1',
  ].map(strip),
  rows: 3,
  lines: [
    '11111',
    '00000',
    '22222',
    '01210',
    '21012',
    '10001',
    '12221',
    '00122',
    '22100',
    '12101',
    '10121',
    '01110',
    '21112',
    '01010',
    '21212',
    '11011',
    '11211',
    '00200',
    '22022',
    '02220',
    '20002',
    '12021',
    '10201',
    '02020',
    '20202',
  ].map(line),
  paytable: {
    W: { 2: 10, 3: 50, 4: 300, 5: 2000 },
    H1: { 2: 5, 3: 40, 4: 300, 5: 1000 },
    H2: { 3: 30, 4: 150, 5: 500 },
    H3: { 3: 20, 4: 80, 5: 300 },
    H4: { 3: 15, 4: 60, 5: 150 },
    A: { 3: 10, 4: 40, 5: 150 },
    K: { 3: 12, 4: 30, 5: 120 },
    Q: { 3: 5, 4: 25, 5: 100 },
    J: { 3: 5, 4: 25, 5: 100 },
    T: { 3: 5, 4: 15, 5: 75 },
    N: { 3: 5, 4: 15, 5: 75 },
  },
  wild: 'W',
  scatter: 'S',
  scatterPays: { 3: 2, 4: 10, 5: 50 },
  freeSpins: { 3: 10, 4: 15, 5: 20 },
  freeMultiplier: 3,
  maxFreeSpins: 200,
  betCoins: 25,
  maxWinTimesBet: 5000,
  deviationInBets: 3.91,
  coinValues: [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1000n].map((kyats) => money(kyats * 100n)),
};
