import { expect, test } from 'vitest';
import { demoLaunch, realLaunch } from './launch.ts';

const ACCOUNT = {
  id: 'p-1',
  currency: 'MMK',
  nickname: 'မောင်',
  date_of_birth: '1990-01-31T00:00:00Z',
  registered_at: '2026-01-31T10:00:00.123Z',
  country: 'MM',
  tags: ['vip'],
};
const LAUNCH = {
  casino_id: 'hintha',
  game: 'g',
  locale: 'my',
  ip: '203.0.113.7',
  client_type: 'mobile' as const,
  urls: { return_url: 'https://site.test/lobby?x=1', deposit_url: 'app://deposit' },
  jurisdiction: 'MM',
  session_id: '7b115688-3849-490a-95bd-7c281d81c64c',
  account: ACCOUNT,
};

const parse = (body: unknown) => realLaunch.request.parse(Buffer.from(JSON.stringify(body)));

test('a launch is read as it was written', () => {
  expect(realLaunch.request.parse(Buffer.from(realLaunch.request.write(LAUNCH)))).toEqual({
    ok: true,
    value: LAUNCH,
  });
});

test('casino, game and account are enough', () => {
  expect(parse({ casino_id: 'hintha', game: 'g', account: { id: 'p', currency: 'MMK' } })).toMatchObject({
    ok: true,
  });
});

test('a launch for money needs an account, a demo takes none', () => {
  const { account, ...demo } = LAUNCH;
  expect(parse(demo)).toMatchObject({ ok: false });
  const read = demoLaunch.request.parse(Buffer.from(JSON.stringify({ ...demo, account })));
  expect(read).toEqual({ ok: true, value: demo });
});

test.each([
  { ...LAUNCH, urls: { return_url: 'javascript:alert(1)' } },
  { ...LAUNCH, urls: { deposit_url: 'https://' } },
  { ...LAUNCH, ip: '999.1.1.1' },
  { ...LAUNCH, locale: 'burmese' },
  { ...LAUNCH, client_type: 'tv' },
  { ...LAUNCH, jurisdiction: 'mm' },
  { ...LAUNCH, account: { ...ACCOUNT, currency: 'mmk' } },
  { ...LAUNCH, account: { ...ACCOUNT, id: 'a'.repeat(256) } },
  { ...LAUNCH, account: { ...ACCOUNT, registered_at: '2026-01-31' } },
  { ...LAUNCH, account: { ...ACCOUNT, country: 'MMR' } },
  { ...LAUNCH, account: { ...ACCOUNT, tags: [] } },
])('launch %# has a field that the interface does not allow', (body) => {
  expect(parse(body)).toMatchObject({ ok: false, error: { kind: 'type' } });
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//host/x', 'not an address'])(
  'a reply of %s is no address for a frame',
  (url) => {
    expect(realLaunch.reply.parse(Buffer.from(JSON.stringify({ launch_url: url })))).toMatchObject({
      ok: false,
    });
  },
);
