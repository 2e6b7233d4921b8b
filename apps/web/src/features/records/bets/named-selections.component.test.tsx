import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPart } from '../../../../test/draw-part.tsx';
import { LateSelections } from './late-selections.tsx';

const MATCH = { home: 'Ayeyar FC', away: 'Shan United', league: null };
const on = (
  market: string,
  pick: string,
  line: string | null = null,
  teams: typeof MATCH | null = MATCH,
) => ({
  event: '7',
  market,
  pick,
  line,
  price: '1.9000',
  teams,
});

/** What the record says of one selection: the pick, its odds and what it is of. */
const said = async (
  selection: ReturnType<typeof on>,
  draw: Parameters<typeof LateSelections>[0]['draw'] = null,
) => {
  await drawPart(<LateSelections selections={[selection]} draw={draw} />);
  const item = await screen.findByRole('listitem');
  return [...item.children].map((part) => part.textContent);
};

test.each([
  [on('asian_handicap', 'away', '0.5'), 'Shan United +0.5', 'Asian handicap'],
  [on('over_under', 'over', '2.5'), 'Over 2.5', 'Over/Under'],
  [on('1x2', 'X'), 'Draw', 'Full time result'],
])('a bet on a match names team, line and market: %o', async (selection, pick, market) => {
  const [first, , last] = await said(selection);
  expect(first).toBe(pick);
  expect(last).toMatch(new RegExp(`^Ayeyar FC .* Shan United · `, 'u'));
  expect(last?.toLowerCase()).toContain(market.toLowerCase());
});

test('a bet on the winner of a season names who and the league', async () => {
  const [pick, , of] = await said({
    ...on('outright', 'Ayeyar FC'),
    teams: { home: '', away: '', league: 'National League' } as never,
  });
  expect([pick, of]).toEqual(['Ayeyar FC', expect.stringContaining('National League')]);
});

test('a ticket of a lottery names the play and its numbers, and not the prize mode', async () => {
  const draw = {
    gameCode: 'MM2D',
    issue: '20261121-02',
    rules: 'MM2D',
    drawTime: Date.parse('2026-11-21T16:30+06:30'),
  };
  const [pick, , of] = await said({ ...on('2D', '36', '1900', null), event: draw.issue }, draw);
  expect(pick).toBe('36');
  expect(of).toMatch(/^21\/11 4:30 PM · \S/u);
});

test.each([
  ['meron', '1.0000', ['MERON', 'Fight 12']],
  ['draw', '8.0000', ['DRAW', expect.stringMatching(/8\.00$/u), 'Fight 12']],
])(
  'a bet on a fight names its side and the fight, and odds where there are any: %s',
  async (pick, price, parts) => {
    const selection = { ...on('FIGHT', pick, null, null), event: 'MANDALAY/20261121/12', price };
    expect(await said(selection)).toEqual(parts);
  },
);
