import { softswiss } from '@hintha/vendor-protocol';
import { ACCOUNT, startReferenceOperator, TOKEN } from '@hintha/vendor-protocol/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStored } from '../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../tools/test-database.ts';
import { migrateStudio } from '../app.ts';
import { testStudio } from '../../../../tools/test-studio.ts';
import { GAMES } from '../games/games.ts';
import type { OpenedView, RefusedView } from '../wire.ts';

const db = testDatabase({ search_path: 'studio' });
const operator = await startReferenceOperator();

beforeAll(async () => {
  await migrateStudio(db);
});
afterAll(() => operator.stop());

const LAUNCH = { casino_id: 'hintha', game: 'bagan-temple', account: { id: ACCOUNT, currency: 'MMK' } };

const at = () => testStudio({ db, url: operator.url });

const openWith = (studio: ReturnType<typeof at>, launch: string) =>
  studio.call<OpenedView & RefusedView>('POST', '/play/open', { body: { launch } });

const readList = async (studio: ReturnType<typeof at>): Promise<softswiss.ListedGame[]> => {
  const games: softswiss.ListedGame[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const { status, view } = await studio.sign('/games', { casino_id: 'hintha', after });
    expect(status).toBe(200);
    const read = softswiss.games.reply.parse(Buffer.from(JSON.stringify(view)));
    if (!read.ok) throw new Error(read.error.message);
    games.push(...read.value.games);
    after = read.value.next;
  }
  return games;
};

/** Prime, so that titles of every brand and of every place within it are among those that are opened. */
const EVERY = 41;

test('SHELL-015 the list has every title, and every one of a sample over all brands opens', async () => {
  const studio = at();
  const games = await readList(studio);
  expect(games.map(({ game }) => game)).toEqual(GAMES.map(({ code }) => code));
  const sample = games.filter((_, place) => place % EVERY === 0);
  expect(new Set(sample.map(({ provider }) => provider)).size).toBeGreaterThan(48);
  const models = new Map(GAMES.map(({ code, model }) => [code, model.code]));
  for (const { game, names } of sample) {
    const opened = await studio.open(game, { locale: 'my' });
    const own = { code: game, name: names.my, model: models.get(game) };
    expect(opened).toMatchObject({ game: own, language: 'my' });
  }
});

test('a launch opens the game once, for the player and in the language the operator named', async () => {
  const studio = at();
  const account = { ...LAUNCH.account, nickname: 'မမ\u0000\u202e' };
  const urls = { return_url: 'https://site.test/rng' };
  const { view } = await studio.sign('/launcher/real', { ...LAUNCH, locale: 'en-US', account, urls });
  expect(view.launch_url).toMatch(/^http:\/\/127\.0\.0\.1:8082\/play\/\?launch=[\w-]{43}$/);
  const code = new URL(view.launch_url).searchParams.get('launch') ?? '';
  const first = await openWith(studio, code);
  expect(first.view).toMatchObject({
    player: { nickname: 'မမ', demo: false },
    currency: { code: 'MMK', symbol: 'Ks' },
    language: 'en',
    balance: '1000.00',
    returnUrl: 'https://site.test/rng',
    unseen: null,
    profile: { autoplay: true, minCycleMs: 0 },
  });
  expect(await openWith(studio, code)).toMatchObject({ status: 401, view: { code: 'session_ended' } });
});

test('a code is good for a minute', async () => {
  const studio = at();
  const [early, late] = [await studio.launch('bagan-temple'), await studio.launch('bagan-temple')];
  studio.advance(59_000);
  expect((await openWith(studio, early)).status).toBe(200);
  studio.advance(1_000);
  expect((await openWith(studio, late)).status).toBe(401);
});

test('of two who come with one code, one is let in', async () => {
  const studio = at();
  const code = await studio.launch('bagan-temple');
  const statuses = await Promise.all([openWith(studio, code), openWith(studio, code)]);
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 401]));
});

test('a code outlives an operator that does not answer', async () => {
  const down = testStudio({ db, url: operator.url, fetch: () => Promise.reject(new TypeError('down')) });
  const code = await down.launch('bagan-temple');
  expect(await openWith(down, code)).toMatchObject({ status: 503, view: { code: 'operator_unreachable' } });
  expect((await openWith(at(), code)).status).toBe(200);
});

test('a player whom the operator does not know is not let in', async () => {
  const studio = at();
  const code = await studio.launch('bagan-temple', { account: { id: 'nobody', currency: 'MMK' } });
  expect(await openWith(studio, code)).toMatchObject({ status: 403, view: { code: 'account_disabled' } });
});

test('a session ends after half an hour without a call, and every call prolongs it', async () => {
  const studio = at();
  const { token } = await studio.open('bagan-temple', { locale: 'my' });
  const ask = () => studio.call<RefusedView>('GET', '/play/fairness', { token });
  for (let minutes = 0; minutes < 60; minutes += 20) {
    studio.advance(20 * 60_000);
    expect((await ask()).status).toBe(200);
  }
  studio.advance(30 * 60_000);
  expect(await ask()).toMatchObject({ status: 401, view: { code: 'session_ended' } });
});

test('neither codes nor tokens can be read in the database', async () => {
  const studio = at();
  const code = await studio.launch('bagan-temple');
  const { token } = (await openWith(studio, code)).view;
  const text = (await readStored(db, 'studio_session')).join();
  expect(text).not.toBe('');
  expect(text).not.toContain(code);
  expect(text).not.toContain(token);
});

test.each([
  ['an unknown game', '405', { ...LAUNCH, game: 'nothing' }],
  ['another currency', '154', { ...LAUNCH, account: { id: ACCOUNT, currency: 'USD' } }],
  ['no account', '400', { casino_id: 'hintha', game: 'bagan-temple' }],
  ['no object', '400', []],
])('a launch with %s is refused with %s', async (_what, apiCode, body) => {
  expect(await at().sign('/launcher/real', body)).toMatchObject({
    status: 400,
    view: { meta: { api_code: apiCode } },
  });
});

test('a demo is refused as an endpoint that is not there', async () => {
  expect(await at().sign('/launcher/demo', LAUNCH)).toMatchObject({ view: { meta: { api_code: '420' } } });
});

test.each(['/games', '/launcher/real', '/launcher/demo'])('%s takes signed bytes only', async (path) => {
  const studio = at();
  const text = JSON.stringify(LAUNCH);
  const signatures = [
    undefined,
    '',
    softswiss.BROWSER_DEMO_SIGNATURE,
    softswiss.signBody(text, 'another key'),
    softswiss.signBody(`${text} `, TOKEN),
    softswiss.signBody(text, TOKEN).toUpperCase(),
  ];
  for (const signature of signatures) {
    const headers = signature === undefined ? {} : { [softswiss.SIGNATURE_HEADER]: signature };
    expect(await studio.call('POST', path, { body: text, headers })).toMatchObject({
      status: 400,
      view: { meta: { api_code: '403' } },
    });
  }
});
