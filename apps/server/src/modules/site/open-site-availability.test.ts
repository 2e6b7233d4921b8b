import { type CallName, PATHS, ROUTES } from '@hintha/contract';
import { afterEach, expect, test } from 'vitest';
import { givenEmpty, givenStoredSetting, givenUsualSettings } from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext, type TestContext } from '../../../../../tools/test-context.ts';
import { registrationSettings } from '../registration/index.ts';
import { setSettings } from '../settings/index.ts';
import { supportSettings } from '../support/index.ts';
import { removeNetwork, setNetwork } from './set-network.ts';
import { type SiteSettings, siteSettings } from './settings.ts';

const db = testDatabase();
const direct = testContext(db);
const proxied = testContext(db, { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'CF-IPCountry' });

const AMERICAN = '8.8.8.8';
const BURMESE = '103.25.12.1';

const set = async (values: Partial<SiteSettings>) => {
  await setSettings(db, siteSettings, values);
  lookAgain();
};

const lookAgain = () => {
  for (const { clock } of [direct, proxied]) clock.advance(1000);
};

const rule = async (network: string, ...rules: string[]) => {
  for (const one of rules) await setNetwork(db, network, one);
  lookAgain();
};

afterEach(async () => {
  await givenEmpty(db, 'settings_setting', 'site_network');
  lookAgain();
});

const shut = (more: Partial<SiteSettings['maintenance']> = {}) =>
  set({ maintenance: { on: true, message: {}, until: null, ...more } });

const from = (ip: string, more: Record<string, string> = {}) => ({ 'x-forwarded-for': ip, ...more });

interface Shown {
  status: number;
  maintenance: boolean;
  maintenanceMessage: string;
  maintenanceUntil: number | null;
  regionRestriction: boolean;
  location: { ip: string; countryCode: string };
}

const permission = async (
  headers: Record<string, string> = {},
  ctx: TestContext = proxied,
): Promise<Shown> => {
  const { body } = await ctx.call('GET', '/wps/system/permission', { headers });
  return body.value;
};

const ask = async (name: CallName, headers: Record<string, string> = {}, ctx: TestContext = proxied) => {
  const [method, path] = PATHS[name];
  const { status, body } = await ctx.call(method, path.replace(':id', '1'), {
    headers,
    ...(method === 'GET' ? {} : { body: {} }),
  });
  return { status, code: body.code };
};

const OPEN: CallName[] = [
  'readStatus',
  'readPermission',
  'readSettings',
  'readFlags',
  'readCountry',
  'readSiteRoutes',
  'logOut',
  'sendFeedback',
  'listCases',
  'readCase',
  'readChat',
  'writeLine',
  'markChatRead',
  'leaveChat',
  'leaveCase',
  'readServiceRoutes',
];
const SHUT = (Object.keys(ROUTES) as CallName[]).filter((name) => !OPEN.includes(name));

/** What each call of the site answers, as its status and its code. */
const answers = async (headers: Record<string, string> = {}) => {
  const outcomes = new Map<CallName, string>();
  for (const name of [...OPEN, ...SHUT]) {
    const { status, code } = await ask(name, headers);
    outcomes.set(name, `${status} ${code}`);
  }
  return outcomes;
};

test('SHELL-060 SHELL-062 during maintenance every call is refused but those that explain it and the way to ask', async () => {
  await shut();
  const refused = await answers();
  for (const name of OPEN) expect(refused.get(name)).not.toBe('503 maintenance');
  for (const name of SHUT) expect([name, refused.get(name)]).toEqual([name, '503 maintenance']);
  expect(await permission()).toMatchObject({ status: 1, maintenance: true, maintenanceMessage: '' });
});

test('the site opens again within a second of being opened', async () => {
  await shut();
  expect(await ask('listHotGames')).toMatchObject({ code: 'maintenance' });
  await set({ maintenance: { on: false, message: {}, until: null } });
  expect((await ask('listHotGames')).status).toBe(200);
  expect(await permission()).toMatchObject({ status: 0, maintenance: false });
});

const OWN: CallName[] = ['logIn', 'orderDeposit', 'listDeposits'];

test('what a process has read ahead of the site lets no login, no change and no member in once it is shut', async () => {
  const both = [direct, proxied];
  for (const process of both) expect((await ask('listHotGames', {}, process)).status).toBe(200);
  await setSettings(db, siteSettings, { maintenance: { on: true, message: {}, until: null } });
  for (const process of both)
    for (const name of OWN)
      expect([name, await ask(name, {}, process)]).toEqual([name, { status: 503, code: 'maintenance' }]);
  await setSettings(db, siteSettings, { maintenance: { on: false, message: {}, until: null } });
  for (const process of both)
    for (const name of OWN) expect((await ask(name, {}, process)).code).not.toBe('maintenance');
});

test('vendors settle their rounds and the event stream stands during maintenance', async () => {
  await shut();
  const http = await direct.http();
  const vendor = await http.inject({ method: 'POST', url: '/vendor/softswiss/any/play', payload: {} });
  expect(vendor.body).not.toContain('maintenance');
  expect((await http.inject('/wps/events')).statusCode).toBe(401);
  expect((await http.inject('/healthz')).statusCode).toBe(200);
});

test('SHELL-094 visitors are told why and until when, in their language', async () => {
  await shut({ message: { en: 'New games are coming.' }, until: '2026-11-21T18:00:00Z' });
  expect(await permission({ language: 'EN' })).toMatchObject({
    maintenanceMessage: 'New games are coming.',
    maintenanceUntil: Date.UTC(2026, 10, 21, 18),
  });
  expect(await permission({ language: 'MY' })).toMatchObject({ maintenanceMessage: '' });
});

test('SHELL-061 SHELL-062 a blocked country gets its status, its address and the way to ask, and nothing else', async () => {
  await set({ blockedCountries: ['US'] });
  expect(await permission(from(AMERICAN))).toMatchObject({
    status: 2,
    regionRestriction: true,
    location: { ip: AMERICAN, countryCode: 'US' },
  });
  const refused = await answers(from(AMERICAN));
  for (const name of OPEN) expect(refused.get(name)).not.toBe('403 region_blocked');
  for (const name of SHUT) expect([name, refused.get(name)]).toEqual([name, '403 region_blocked']);
  expect((await ask('listHotGames', from(BURMESE))).status).toBe(200);
});

test('SHELL-062 maintenance comes before the region', async () => {
  await set({ blockedCountries: ['US'] });
  await shut();
  expect(await permission(from(AMERICAN))).toMatchObject({ status: 1, regionRestriction: true });
  expect(await ask('logIn', from(AMERICAN))).toEqual({ status: 503, code: 'maintenance' });
});

test('an address that a caller makes up opens nothing and shuts nothing', async () => {
  await set({ blockedCountries: ['US'] });
  const forged = from(AMERICAN, {
    'cf-ipcountry': 'US',
    forwarded: `for=${AMERICAN}`,
    'x-real-ip': AMERICAN,
  });
  expect(await permission(forged, direct)).toMatchObject({
    status: 0,
    location: { ip: '127.0.0.1', countryCode: 'MM' },
  });
  // Behind the one trusted hop only what that hop saw counts, which stands last.
  expect(await permission(from(`${BURMESE}, ${AMERICAN}`))).toMatchObject({ location: { ip: AMERICAN } });
  expect(await ask('listHotGames', from(`${BURMESE}, ${AMERICAN}`))).toMatchObject({
    code: 'region_blocked',
  });
});

test('an address at home has no country and is let in', async () => {
  await set({ blockedCountries: ['US', 'MM'] });
  for (const ip of ['10.1.2.3', '::1', 'fe80::1', '192.168.0.9'])
    expect(await permission(from(ip))).toMatchObject({ status: 0, location: { ip, countryCode: 'MM' } });
});

test('an address of IPv4 is the same when it comes mapped into IPv6', async () => {
  await set({ blockedCountries: ['US'] });
  expect(await permission(from(`::ffff:${AMERICAN}`))).toMatchObject({ status: 2 });
});

test('of the networks with a rule the narrowest that holds the address decides', async () => {
  await rule('8.0.0.0/8', 'block');
  await rule('8.8.0.0/16', 'allow');
  await rule('8.8.8.0/24', 'block');
  await rule('8.8.8.8/32', 'allow');
  expect(await permission(from('8.8.8.8'))).toMatchObject({ status: 0 });
  expect(await permission(from('8.8.8.9'))).toMatchObject({ status: 2 });
  expect(await permission(from('8.8.4.4'))).toMatchObject({ status: 0 });
  expect(await permission(from('8.1.1.1'))).toMatchObject({ status: 2 });
  await removeNetwork(db, '8.0.0.0/8');
  lookAgain();
  expect(await permission(from('8.1.1.1'))).toMatchObject({ status: 0 });
});

test('a network can be let in from a blocked country, or be counted to another one', async () => {
  await set({ blockedCountries: ['US'] });
  await rule('8.8.8.0/24', 'allow');
  await rule('10.0.0.0/8', 'US');
  await rule('2001:db8::/32', 'MM');
  expect(await permission(from(AMERICAN))).toMatchObject({ status: 0, location: { countryCode: 'US' } });
  expect(await permission(from('10.1.1.1'))).toMatchObject({ status: 2, location: { countryCode: 'US' } });
  expect(await permission(from('2001:db8::1'))).toMatchObject({ location: { countryCode: 'MM' } });
});

test('the country a trusted proxy names counts, and an unknown one does not', async () => {
  await set({ blockedCountries: ['DE'] });
  expect(await permission(from(BURMESE, { 'cf-ipcountry': 'de' }))).toMatchObject({
    status: 2,
    location: { countryCode: 'DE' },
  });
  for (const odd of ['XX', 'T1', '', 'Germany'])
    expect(await permission(from(BURMESE, { 'cf-ipcountry': odd }))).toMatchObject({
      location: { countryCode: 'MM' },
    });
});

const country = async (ip: string) =>
  (await proxied.call('GET', '/wps/system/country', { headers: from(ip) })).body.value;

test('ACCESS-096 the country comes from the address, and Myanmar stands for an unknown one', async () => {
  expect(await country('2001:200::1')).toEqual({ countryCode: 'JP', countryDialingCode: '81' });
  expect(await country(AMERICAN)).toEqual({ countryCode: 'US', countryDialingCode: '1' });
  expect(await country('10.0.0.1')).toEqual({ countryCode: 'MM', countryDialingCode: '95' });
});

const opened = async (query: string) => {
  const { status, body } = await direct.call('GET', `/wps/system/permission${query}`);
  return { status, code: body.code };
};

test('ERRORS-012 a page under a host that is not the site’s is refused', async () => {
  expect((await opened('?url=anything.example')).status).toBe(200);
  await set({ domainList: ['play.example', 'localhost'] });
  for (const url of ['play.example', 'PLAY.example:8443', 'https://play.example/rng', 'localhost:8080'])
    expect((await opened(`?url=${encodeURIComponent(url)}`)).status).toBe(200);
  for (const url of ['other.example', 'play.example.evil.com', 'a.play.example', '', '%', 'a b'])
    expect(await opened(`?url=${encodeURIComponent(url)}`)).toEqual({ status: 400, code: 'domain_invalid' });
  expect((await opened('')).status).toBe(200);
});

test('SHELL-093 SHELL-095 SHELL-100 CONTENT-023 the routes of the site: its addresses, resources and services, or those of a type', async () => {
  const lists = {
    domainList: ['play.example', 'two.example'],
    resources: [
      { resourceType: 'ANDROID', url: 'https://play.example/a.apk', qrCodeUrl: 'https://play.example/a' },
    ],
    customerService: [{ csType: 'LINE', title: 'Line', path: 'https://line.me/x' }],
  };
  await set({ domainList: lists.domainList });
  await set({ resources: lists.resources });
  await setSettings(db, supportSettings, { customerService: lists.customerService });
  const routes = async (query: string) =>
    (await direct.call('GET', `/wps/system/domainRoute${query}`)).body.value as typeof lists;
  const domainList = lists.domainList.map((domain) => ({ domain }));
  expect(await routes('')).toEqual({ ...lists, domainList });
  expect(await routes('?type=domain')).toEqual({ domainList, resources: [], customerService: [] });
  expect(await routes('?type=resource')).toEqual({ ...lists, domainList: [], customerService: [] });
  expect((await opened('')).status).toBe(200);
  expect(await permission()).toMatchObject({
    resources: lists.resources,
    customerService: lists.customerService,
    whitelabel: expect.any(Object),
    register: expect.any(Object),
    analytics: { gtagId: null },
    location: expect.any(Object),
    imageCDNs: [],
    launchGameCDNs: [],
  });
});

test('SHELL-098 what the operator sets is what the configuration tells', async () => {
  const customerService = [{ csType: 'LINE', title: 'Line', path: 'https://line.me/x' }];
  await setSettings(db, supportSettings, { customerService });
  await set({ gtagId: 'G-ABC123' });
  await setSettings(db, registrationSettings, { registerCaptcha: true });
  await set({ loginedToHomePage: true });
  expect(await permission()).toMatchObject({
    customerService: [{ csType: 'LINE', title: 'Line', path: 'https://line.me/x' }],
    analytics: { gtagId: 'G-ABC123' },
    register: { captcha: true },
    whitelabel: { loginedToHomePage: true },
  });
});

test('the promotional counter is told until the operator shows none', async () => {
  expect(await permission()).toMatchObject({ ticker: { startHundredths: 100_000_000, everyMs: 3_000 } });
  await set({ promotionalCounter: false });
  expect(await permission()).toMatchObject({ ticker: null });
  await set({ promotionalCounter: true });
});

test('no company and no licence is named until the operator names one', async () => {
  expect(await permission()).toMatchObject({ whitelabel: { company: null, licences: [] } });
  const licences = [{ title: 'Curaçao', text: '8048/JAZ', url: 'https://licence.example', picture: '' }];
  await set({ company: 'Shwe Hintha Co., Ltd.', licences });
  expect(await permission()).toMatchObject({ whitelabel: { company: 'Shwe Hintha Co., Ltd.', licences } });
});

test.each([
  { company: '' },
  { licences: [{ title: 'x', text: '', url: 'javascript:alert(1)', picture: '' }] },
  { resources: [{ resourceType: 'x', url: 'javascript:alert(1)', qrCodeUrl: '' }] },
  { resources: [{ resourceType: 'x', url: '//evil.example', qrCodeUrl: '' }] },
  { gtagId: "G-1');alert(1)//" },
  { blockedCountries: ['us'] },
  { domainList: 'play.example' },
  { maintenance: { on: true } },
])('a setting of another form is refused: %j', async (values) => {
  const set = setSettings(db, siteSettings, values as unknown as SiteSettings);
  await expect(set).rejects.toMatchObject({ code: 'bad_request' });
});

test.each(['javascript:alert(1)', '//evil.example'])('service is not reached by %s', async (path) => {
  const customerService = [{ csType: 'x', title: 'x', path }];
  const set = setSettings(db, supportSettings, { customerService });
  await expect(set).rejects.toMatchObject({ code: 'bad_request' });
});

test('what an older version wrote into the table does not shut the site', async () => {
  await givenStoredSetting(db, 'site.domainList', 7);
  await givenStoredSetting(db, 'site.gone', true);
  lookAgain();
  expect((await opened('?url=any.example')).status).toBe(200);
});

test('the availability is read once a second, however many calls come', async () => {
  await shut();
  await ask('listHotGames');
  await givenUsualSettings(db);
  proxied.clock.advance(999);
  expect(await ask('listHotGames')).toMatchObject({ code: 'maintenance' });
  proxied.clock.advance(1);
  expect((await ask('listHotGames')).status).toBe(200);
});
