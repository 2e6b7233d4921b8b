import { COVER_CATEGORIES, PALETTE_NAMES, SUBJECT_NAMES } from '@hintha/art';
import { baganTemple, returnToPlayer, toPpm } from '@hintha/slots';
import { softswiss } from '@hintha/vendor-protocol';
import { expect, test } from 'vitest';
import { toGameFacts } from './game-facts.ts';
import { listGames } from './list-games.ts';
import { getTitle, GAMES } from './games.ts';

const walk = (): softswiss.GamesPage[] => {
  const pages: softswiss.GamesPage[] = [];
  for (let next: string | null | undefined; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(listGames(next));
  return pages;
};

test('SHELL-015 about 9,900 titles of sixty brands, every code and every name once, and Bagan Temple stands first', () => {
  expect(GAMES.length).toBe(9_900);
  expect(new Set(GAMES.map(({ brand }) => brand.code)).size).toBe(60);
  expect(new Set(GAMES.map(({ code }) => code)).size).toBe(GAMES.length);
  expect(new Set(GAMES.map(({ title }) => title)).size).toBe(GAMES.length);
  expect(GAMES[0]?.code).toBe('bagan-temple');
});

test('the pages hold every title once, in the order of the catalogue, and are ones that the protocol carries', () => {
  const pages = walk();
  expect(pages.flatMap(({ games }) => games.map(({ game }) => game))).toEqual(GAMES.map(({ code }) => code));
  for (const page of pages) {
    const bytes = Buffer.from(softswiss.games.reply.write(page));
    expect(bytes.byteLength).toBeLessThan(softswiss.MAX_BODY_BYTES);
    expect(softswiss.games.reply.parse(bytes)).toEqual({ ok: true, value: page });
  }
});

test('the titles written by hand are played from 25 kyats to 25,000; the others for as little as a lobby can ask for', () => {
  const games = walk().flatMap((page) => page.games);
  const stakesOf = (some: typeof games) => [
    ...new Set(some.map(({ min_bet: least, max_bet: most }) => `${least} ${most}`)),
  ];
  expect(stakesOf(games.slice(0, 48))).toEqual(['2500 2500000']);
  expect(stakesOf(games.slice(48)).toSorted()).toEqual([
    '100 100000',
    '1000 1000000',
    '2500 2500000',
    '500 500000',
    '5000 5000000',
    '7500 7500000',
  ]);
});

test('after a title that nobody knows the list is at its end', () => {
  expect(listGames('nobody-knows')).toEqual({ games: [], problems: [], next: null });
});

const SHOWN = {
  game: expect.any(String),
  names: expect.objectContaining({ my: expect.stringMatching(/^[\u1000-\u109f ]+$/) }),
  lines: 25,
  rtp_ppm: expect.any(Number),
  volatility: expect.any(String),
};

test('a title is told with the return, the volatility and the features of its own maths, and no kind is rare', () => {
  const games = walk().flatMap((page) => page.games);
  const kinds = Map.groupBy(games, (game) => `${game.rtp_ppm} ${game.volatility} ${game.features.join(' ')}`);
  expect([...kinds.keys()].toSorted()).toEqual([
    '949051 high free_spins multipliers wilds',
    '950481 medium free_spins wilds',
    '960046 medium free_spins multipliers wilds',
    '973905 low wilds',
  ]);
  for (const titles of kinds.values()) expect(titles.length).toBeGreaterThan(2_000);
});

test('what is listed of a title is what its model returns, to the millionth', () => {
  const listed = new Map(walk().flatMap(({ games }) => games.map(({ game, rtp_ppm: ppm }) => [game, ppm])));
  const models = new Map(GAMES.map(({ model }) => [model.game.code, model.game]));
  const returns = new Map([...models].map(([code, game]) => [code, toPpm(returnToPlayer(game).total)]));
  for (const { code, model } of GAMES) expect(listed.get(code)).toBe(returns.get(model.game.code));
});

test('every title is drawn, named in Burmese and told with its return and volatility', () => {
  const subjects: readonly string[] = SUBJECT_NAMES;
  const palettes: readonly string[] = PALETTE_NAMES;
  const categories: readonly string[] = COVER_CATEGORIES;
  for (const game of walk().flatMap(({ games }) => games)) {
    expect(game).toMatchObject(SHOWN);
    const { subject, palette } = game.theme;
    const isDrawn = [subject, game.provider_emblem].every((name) => subjects.includes(name));
    expect([game.game, isDrawn, palettes.includes(palette), categories.includes(game.category)]).toEqual([
      game.game,
      true,
      true,
      true,
    ]);
  }
});

test('a made title has a name in each of the eight languages', () => {
  const made = walk().at(-1)?.games.at(-1);
  expect(Object.keys(made?.names ?? {}).sort()).toEqual(['en', 'fil', 'id', 'ja', 'my', 'th', 'vi', 'zh']);
});

test('a client is told the numbers that the model plays by', () => {
  const facts = toGameFacts(getTitle('golden-hintha'), { language: 'my', maxBet: null });
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
