import { money } from '@hintha/money';
import { expect, test } from 'vitest';
import { MAX_BODY_BYTES } from '../message.ts';
import type { Fetch } from '../transport.ts';
import { createLaunchClient } from './clients.ts';
import { games, MAX_GAMES, type ListedGame } from './games.ts';

const GAME: ListedGame = {
  game: 'golden-hintha',
  provider: 'PADAUK',
  provider_name: 'Padauk',
  provider_emblem: 'hintha',
  title: 'Golden Hintha',
  names: { my: 'ရွှေဟင်္သာ', en: 'Golden Hintha' },
  category: 'RNG',
  classification: null,
  min_bet: money(2_500n),
  lines: 25,
  theme: { subject: 'hintha', palette: 'saffron' },
  hot: true,
  released_at: '2026-01-31T00:00:00Z',
  max_bet: money(2_500_000n),
  rtp_ppm: 960_046,
  volatility: 'medium',
  features: ['free_spins', 'wilds'],
};

const WIRE = { ...GAME, min_bet: '25.00', max_bet: '25000.00' };

const parse = (body: unknown) => games.reply.parse(Buffer.from(JSON.stringify(body)));

const page = (list: readonly ListedGame[], next: string | null = null) => ({
  games: list,
  problems: [],
  next,
});

test('a page is read as it was written, and says its stakes as decimal strings', () => {
  const text = games.reply.write(page([GAME], 'golden-hintha'));
  expect(JSON.parse(text)).toEqual({ games: [WIRE], next: 'golden-hintha' });
  expect(games.reply.parse(Buffer.from(text))).toEqual({ ok: true, value: page([GAME], 'golden-hintha') });
});

test('a vendor may leave out what its games return, the most they take and what they hold', () => {
  const { max_bet, rtp_ppm, volatility, features, ...listed } = WIRE;
  expect([max_bet, rtp_ppm, volatility, features]).not.toContain(undefined);
  expect(parse({ games: [listed] })).toEqual({
    ok: true,
    value: page([{ ...GAME, max_bet: null, rtp_ppm: null, volatility: null, features: [] }]),
  });
});

test('a list that says nothing of a next page ends', () => {
  expect(parse({ games: [WIRE] })).toEqual({ ok: true, value: page([GAME]) });
});

test.each([
  'a game',
  { ...WIRE, game: '' },
  { ...WIRE, provider: 'padauk' },
  { ...WIRE, names: { my: 'ရွှေဟင်္သာ' } },
  { ...WIRE, min_bet: '0.00' },
  { ...WIRE, lines: 2.5 },
  { ...WIRE, theme: { subject: '../x', palette: 'saffron' } },
  { ...WIRE, released_at: 'yesterday' },
  { ...WIRE, classification: undefined },
  { ...WIRE, max_bet: '24.99' },
  { ...WIRE, rtp_ppm: 1_000_001 },
  { ...WIRE, volatility: 'wild' },
  { ...WIRE, features: ['Free spins'] },
])('game %# has a field out of bounds and is left out alone', (wire) => {
  const read = parse({ games: [wire, { ...WIRE, game: 'another' }, null] });
  expect(read).toMatchObject({ ok: true, value: { games: [{ game: 'another' }] } });
  expect(read.ok && read.value.problems.map((problem) => problem.slice(0, 8))).toEqual([
    'games.0.',
    'games.2.',
  ]);
});

test('of a game that is listed twice the first one counts', () => {
  expect(parse({ games: [WIRE, { ...WIRE, hot: false }] })).toEqual({
    ok: true,
    value: { games: [GAME], problems: ['games.1: repeats an earlier one'], next: null },
  });
});

test('the longest page of games with long names in eight languages fits into a body', () => {
  const names = {
    en: 'Full Moon Guardian of the Lake',
    ...Object.fromEntries(['my', 'zh', 'vi', 'ja', 'th', 'fil', 'id'].map((code) => [code, '龍'.repeat(24)])),
  };
  const list = Array.from({ length: MAX_GAMES }, (_, place) => ({
    ...GAME,
    names,
    game: `golden-hintha-${place}`,
  }));
  expect(Buffer.byteLength(games.reply.write(page(list)))).toBeLessThan(MAX_BODY_BYTES);
});

test('a list is requested again when no answer came', async () => {
  let calls = 0;
  const fetch: Fetch = async () => {
    calls += 1;
    return calls === 1 ? new Response('', { status: 503 }) : Response.json({ games: [WIRE], next: null });
  };
  const client = createLaunchClient({ baseUrl: 'http://vendor.test', token: 'token', fetch });
  expect(await client.games({ casino_id: 'hintha' })).toMatchObject({ kind: 'ok', attempts: 2 });
});
