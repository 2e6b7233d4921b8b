import { COVER_CATEGORIES, PALETTE_NAMES, SUBJECT_NAMES } from '@hintha/art';
import { baganTemple } from '@hintha/slots';
import { softswiss } from '@hintha/vendor-protocol';
import { expect, test } from 'vitest';
import { toGameFacts } from './game-facts.ts';
import { listGames } from './list-games.ts';
import { getTitle, TITLES } from './titles.ts';

test('every code is a title of its own, and Bagan Temple stands first', () => {
  expect(new Set(TITLES.map(({ code }) => code)).size).toBe(TITLES.length);
  expect(TITLES.length).toBeGreaterThanOrEqual(48);
  expect(TITLES[0]?.code).toBe('bagan-temple');
});

test('the list is one that the protocol carries', () => {
  const { games } = listGames();
  expect(softswiss.games.reply.parse(Buffer.from(softswiss.games.reply.write({ games })))).toEqual({
    ok: true,
    value: { games },
  });
});

test.each(listGames().games)('$game is drawn, named in Burmese and played from 25 kyats', (game) => {
  expect(SUBJECT_NAMES).toContain(game.theme.subject);
  expect(SUBJECT_NAMES).toContain(game.provider_emblem);
  expect(PALETTE_NAMES).toContain(game.theme.palette);
  expect(COVER_CATEGORIES).toContain(game.category);
  expect(game.names.MY).toMatch(/^[\u1000-\u109f ]+$/);
  expect(game.min_bet).toBe(2_500n);
  expect(game.lines).toBe(25);
});

test('a client is told the numbers that the model plays by', () => {
  const facts = toGameFacts(getTitle('golden-hintha'), 'MY');
  expect(facts).toMatchObject({
    code: 'golden-hintha',
    name: 'ရွှေဟင်္သာ',
    title: 'Golden Hintha',
    model: 'G2',
    strips: baganTemple.strips,
    paytable: baganTemple.paytable,
    freeGames: { 3: 10, 4: 15, 5: 20 },
    returnToPlayer: '96.0046',
  });
  expect(facts.coinValues[0]).toBe('1.00');
});
