import { expect, test } from 'vitest';
import { accountCsv } from './account-csv.ts';

test('a movement is one line: signed and bare its amount, harmless its reference', () => {
  const csv = accountCsv(
    [
      {
        id: '7-3',
        kind: 'BET',
        type: 'BET',
        bet: { gameName: 'Bagan Temple', on: null },
        reference: '=cmd()',
        amount: '-12.34',
        balanceAfter: '987.66',
        at: Date.parse('2026-11-20T18:00:00Z'),
      },
    ],
    {
      heads: ['Time', 'Kind', 'Game', 'Reference', 'Amount', 'Balance'],
      kindName: (kind) => kind,
      betWords: ({ gameName }) => gameName,
    },
  );
  expect(csv.split('\r\n').slice(1)).toEqual([
    `2026-11-21 00:30:00,BET,Bagan Temple,'=cmd(),-12.34,987.66`,
    '',
  ]);
});
