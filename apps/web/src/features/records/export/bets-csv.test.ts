import { expect, test } from 'vitest';
import { betsCsv, csvName } from './bets-csv.ts';

const words = {
  heads: ['Time', 'Game', 'Studio', 'Round', 'Stake', 'Payout', 'Profit', 'State', 'Settled'],
  states: { PENDING: 'Open', WIN: 'Won', LOSE: 'Lost', PUSH: 'Stake back', VOID: 'Void' },
};

test('a bet is one line, its instants by the Yangon clock, its amounts bare', () => {
  const csv = betsCsv(
    [
      {
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
      },
    ],
    words,
  );
  expect(csv.split('\r\n')[1]).toBe(
    `2026-11-21 00:30:00,"'=Golden, Hintha",Padauk,-77,1000.00,0.00,-1000.00,Lost,`,
  );
});

test('the file is named by its period', () => {
  expect(csvName({ from: '2026-11-01', to: '2026-11-21' })).toBe('hintha-bets-2026-11-01_2026-11-21.csv');
});
