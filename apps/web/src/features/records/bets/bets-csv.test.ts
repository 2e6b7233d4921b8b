import { expect, test } from 'vitest';
import { betsCsv } from './bets-csv.ts';

const words = {
  heads: [
    'Time',
    'Game',
    'On',
    'Studio',
    'Round',
    'Stake',
    'Payout',
    'Profit',
    'State',
    'Settled',
    'Played from',
  ],
  states: { PENDING: 'Open', WIN: 'Won', LOSE: 'Lost', PUSH: 'Stake back', VOID: 'Void' },
  wallets: { main: 'Main wallet', game: 'Game wallet' },
  onOf: () => 'Yangon – Shan',
};

const bet = {
  id: '1',
  vendor: 'PADAUK',
  vendorName: 'Padauk',
  gameName: '=Golden, Hintha',
  category: 'RNG',
  round: '-77',
  stake: '1000.00',
  payout: '0.00',
  profit: '-1000.00',
  state: 'LOSE',
  placedAt: Date.parse('2026-11-20T18:00:00Z'),
  settledAt: null,
  atVendor: false,
  on: null,
} as const;

test('a bet is one line, its instants by the Yangon clock, its amounts bare', () => {
  expect(betsCsv([bet], words).split('\r\n')[1]).toBe(
    `2026-11-21 00:30:00,"'=Golden, Hintha",Yangon – Shan,Padauk,-77,1000.00,0.00,-1000.00,Lost,,Main wallet`,
  );
});

test('a bet says that it was played from the wallet of its game', () => {
  expect(betsCsv([{ ...bet, atVendor: true }], words)).toContain('Lost,,Game wallet');
});
