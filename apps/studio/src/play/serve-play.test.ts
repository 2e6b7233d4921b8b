import { money } from '@hintha/money';
import { startReferenceOperator } from '@hintha/vendor-protocol/conformance';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tools/test-database.ts';
import { migrateStudio } from '../app.ts';
import { testStudio } from '../../../../tools/test-studio.ts';
import { PLAY_ERRORS, type RefusedView } from '../wire.ts';
import { PLAY_ROUTES } from './routes.ts';

const db = testDatabase({ search_path: 'studio' });
const operator = await startReferenceOperator([], money(100_000_000n));
const at = testStudio({ db, url: operator.url });

beforeAll(async () => {
  await migrateStudio(db);
});
afterAll(() => operator.stop());

const ID = '00000000-0000-4000-8000-000000000000';
const urlOf = (path: string) => path.replace(':id', ID);

const expectBusinessError = ({ status, view }: { status: number; view: RefusedView }) => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(PLAY_ERRORS).toContain(view.code);
  expect(view.message).not.toBe('');
};

test.each(PLAY_ROUTES.filter(({ guard }) => guard === 'player'))(
  '$method $path is closed without a token, and with one that nobody has',
  async ({ method, path }) => {
    for (const token of ['x'.repeat(43), '', '\u00e9', 'a b']) {
      const headers = { authorization: `Bearer ${token}` };
      const refused = await at.call<RefusedView>(method, urlOf(path), { headers });
      expect(refused).toMatchObject({ status: 401, view: { code: 'session_ended' } });
    }
    expect(await at.call(method, urlOf(path))).toMatchObject({ status: 401 });
  },
);

test.each(PLAY_ROUTES.filter(({ method }) => method === 'POST'))(
  'no body sent to $path is a fault of ours',
  async ({ path }) => {
    const { token } = await at.open('bagan-temple');
    const keys = fc.constantFrom('launch', 'coinValue', 'requestId', 'clientSeed', 'id', '__proto__');
    const bodies = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .dictionary(keys, fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' })))
        .map((body) => JSON.stringify(body)),
    );
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { status, view } = await at.call<RefusedView>('POST', urlOf(path), { token, body });
        expect(status).toBeLessThan(500);
        if (status < 400) return;
        refused += 1;
        expectBusinessError({ status, view });
      }),
      { numRuns: 60 },
    );
    expect(refused).toBeGreaterThan(0);
  },
);

test.each([
  '/play/rounds/not-an-id',
  '/play/rounds/%00',
  '/play/rounds/%F0%9F',
  `/play/rounds/${'a'.repeat(300)}`,
  '/play/rounds?before=x',
  '/play/rounds?before=a&before=b',
])('address %s is a bad call', async (url) => {
  const { token } = await at.open('bagan-temple');
  const { status } = await at.call('GET', url, { token });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test.each([
  ['too large a body', 413, { body: JSON.stringify({ launch: 'x'.repeat(70_000) }) }],
  ['another type', 415, { body: '<launch/>', headers: { 'content-type': 'application/xml' } }],
  ['broken text', 400, { body: '{"launch":' }],
  ['a prototype', 400, { body: '{"__proto__":{"launch":"x"}}' }],
])('%s is answered with a business error of the wire', async (_what, status, asked) => {
  const refused = await at.call<RefusedView>('POST', '/play/open', asked);
  expect(refused).toMatchObject({ status, view: { code: 'bad_request' } });
});

test('a business error speaks the language of the session, and before there is one that of the browser', async () => {
  const { token } = await at.open('bagan-temple', { locale: 'my' });
  const bad = await at.call<RefusedView>('POST', '/play/spin', { token, body: {} });
  expect(bad.view.message).toMatch(/[\u1000-\u109f]/);
  const headers = { 'accept-language': 'en-GB,en;q=0.9' };
  const ended = await at.call<RefusedView>('GET', '/play/fairness', { headers });
  expect(ended.view.message).toBe('Your session has ended. Open the game again to play on.');
});

test('nothing is cached', async () => {
  const http = await at.http();
  const reply = await http.inject({ method: 'GET', url: '/play/fairness' });
  expect(reply.headers['cache-control']).toBe('no-store');
});
