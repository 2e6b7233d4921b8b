import { expect, test } from 'vitest';
import { givenFlag, givenNoTable } from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';

const db = testDatabase();
const site = testContext(db);
const { call, clock } = site;

test('SHELL-094 SHELL-097 SHELL-099 status and permission answer the same value', async () => {
  const [status, permission] = [
    await call('GET', '/wps/system/status'),
    await call('GET', '/wps/system/permission?url=example.org'),
  ];
  expect(status.body.value).toEqual(permission.body.value);
  expect(status.body.value).toMatchObject({ status: 0, serverTime: clock.now().getTime() });
});

test('SHELL-010 SHELL-011 SHELL-092 SHELL-098 the configuration names platform, merchant, lottery type and languages', async () => {
  const { body } = await call('GET', '/wps/system/whitelabel');
  expect(body.value).toMatchObject({
    platform: 'WEB',
    merchant: 'hintha',
    lotteryType: 'SEA',
    defaultLang: 'MY',
    supportLanguages: ['EN', 'MY', 'CN'],
    currencySymbol: 'Ks',
    loginedToHomePage: false,
  });
});

test('the counter of the home page grows by 165.11 every three seconds', async () => {
  const { body } = await call('GET', '/wps/system/status');
  expect(body.value).toMatchObject({ ticker: { stepHundredths: 16_511, everyMs: 3_000 } });
});

const stateOf = async (code: string) => {
  const { body } = await call('GET', '/wps/system/menu');
  const [root] = body.value as { children: { code: string; enabled: string }[] }[];
  return root?.children.find((flag) => flag.code === code)?.enabled;
};

test('SHELL-018 ACCESS-091 ACCESS-092 a flag that is switched changes the tree', async () => {
  expect(await stateOf('FREEPLAY3')).toBe('0');
  await givenFlag(db, 'FREEPLAY3', true);
  expect(await stateOf('FREEPLAY3')).toBe('1');
});

test('ACCESS-096 the country of a caller comes with its dialling code', async () => {
  const { body } = await call('GET', '/wps/system/country');
  expect(body.value).toEqual({ countryCode: 'MM', countryDialingCode: '95' });
});

test('ERRORS-013 what fails for a reason nobody foresaw is shown as an unknown error, with an id and no cause', async () => {
  const bringBack = await givenNoTable(db, 'settings_flag');
  const { status, body } = await call('GET', '/wps/system/menu', { headers: { language: 'EN' } });
  await bringBack();
  expect({ status, code: body.code }).toEqual({ status: 500, code: 'unknown_error' });
  expect(body.message).toContain('went wrong');
  expect(body.value).toEqual({ requestId: expect.any(String) });
});

test('ERRORS-008 a call that needs a session is told to log in', async () => {
  const { status, body } = await call('GET', '/wps/member/info', { headers: { language: 'EN' } });
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'not_logged_in' });
  expect(body.message).toBe('You are not logged in. Please log in.');
});

test('an unknown call is not found, in the envelope and the caller’s language', async () => {
  const { status, body } = await call('GET', '/wps/nothing', { headers: { language: 'EN' } });
  expect({ status, code: body.code, success: body.success }).toEqual({
    status: 404,
    code: 'not_found',
    success: false,
  });
});

test('WALLET-021 the OpenAPI description names every call, none of them a card’s, and the health page answers', async () => {
  const http = await site.http();
  const { paths } = (await http.inject('/openapi.json')).json() as { paths: Record<string, object> };
  expect(Object.keys(paths)).toContain('/wps/session/login');
  expect(Object.keys(paths)).toContain('/lgw/games/list');
  expect(Object.keys(paths).filter((path) => /card/i.test(path))).toEqual([]);
  expect((await http.inject('/healthz')).statusCode).toBe(200);
});

test('figures are for this machine only', async () => {
  const http = await site.http();
  expect((await http.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
  expect((await http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(200);
});
