import { money } from '@hintha/money';
import { expect, test } from 'vitest';
import type { Fetch } from '../fetch.ts';
import { games, MAX_GAMES, type GamesReply } from './games.ts';
import { createLaunchClient } from './launch-client.ts';
import { MAX_BODY_BYTES } from './message.ts';

const GAME: GamesReply['games'][number] = {
  game: 'golden-hintha',
  provider: 'PADAUK',
  provider_name: 'Padauk',
  provider_emblem: 'hintha',
  title: 'Golden Hintha',
  names: { MY: 'ရွှေဟင်္သာ', EN: 'Golden Hintha' },
  category: 'RNG',
  classification: null,
  min_bet: money(2_500n),
  lines: 25,
  theme: { subject: 'hintha', palette: 'saffron' },
  hot: true,
  released_at: '2026-01-31T00:00:00Z',
};

const WIRE = { ...GAME, min_bet: '25.00' };

const parse = (body: unknown) => games.reply.parse(Buffer.from(JSON.stringify(body)));

test('a list is read as it was written, and says its stakes as decimal strings', () => {
  const text = games.reply.write({ games: [GAME] });
  expect(JSON.parse(text)).toEqual({ games: [WIRE] });
  expect(games.reply.parse(Buffer.from(text))).toEqual({ ok: true, value: { games: [GAME] } });
});

test.each([
  { ...WIRE, game: '' },
  { ...WIRE, provider: 'padauk' },
  { ...WIRE, names: { MY: 'ရွှေဟင်္သာ' } },
  { ...WIRE, min_bet: '0.00' },
  { ...WIRE, lines: 2.5 },
  { ...WIRE, theme: { subject: '../x', palette: 'saffron' } },
  { ...WIRE, released_at: 'yesterday' },
  { ...WIRE, classification: undefined },
])('title %# has a field out of bounds', (wire) => {
  expect(parse({ games: [wire] })).toMatchObject({ ok: false });
});

test('a list names each title once', () => {
  expect(parse({ games: [WIRE, WIRE] })).toMatchObject({ ok: false });
});

test('the longest list of usual titles fits into a body', () => {
  const list = Array.from({ length: MAX_GAMES }, (_, place) => ({ ...GAME, game: `golden-hintha-${place}` }));
  expect(Buffer.byteLength(games.reply.write({ games: list }))).toBeLessThan(MAX_BODY_BYTES);
});

test('a list is asked for again when no answer came', async () => {
  let calls = 0;
  const fetch: Fetch = async () => {
    calls += 1;
    return calls === 1 ? new Response('', { status: 503 }) : Response.json({ games: [WIRE] });
  };
  const client = createLaunchClient({ baseUrl: 'http://vendor.test', token: 'token', fetch });
  expect(await client.games({ casino_id: 'hintha' })).toMatchObject({ kind: 'ok', attempts: 2 });
});
