import { transaction } from '@hintha/platform';
import { afterEach, expect, test } from 'vitest';
import { givenEmpty } from '../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../tools/test-database.ts';
import { testContext } from '../../../../tools/test-context.ts';
import { readConfig } from '../config.ts';
import { createAccount } from '../modules/identity/index.ts';
import { COMMANDS } from './commands.ts';

const db = testDatabase();
const { call, clock, ctx } = testContext(db);

const run = async (...words: string[]) => {
  const [name = '', ...rest] = words;
  const output = await COMMANDS[name]?.run(
    { db, config: ctx.config, contributions: ctx.contributions },
    rest,
  );
  clock.advance(1000);
  return output;
};

const permission = async (): Promise<Record<string, unknown>> =>
  (await call('GET', '/wps/system/permission', { headers: { language: 'EN' } })).body.value;

afterEach(() => givenEmpty(db, 'settings_setting', 'site_network'));

test('SHELL-060 maintenance is switched on with words and an hour, and off', async () => {
  const words = ['--en', 'Back soon.', '--until', '2026-11-21T18:00:00Z'];
  expect(await run('maintenance', 'on', ...words)).toContain('shut');
  expect(await permission()).toMatchObject({
    status: 1,
    maintenanceMessage: 'Back soon.',
    maintenanceUntil: Date.UTC(2026, 10, 21, 18),
  });
  expect(await run('maintenance', 'off')).toBe('The site is open.');
  expect(await permission()).toMatchObject({ status: 0, maintenanceMessage: '', maintenanceUntil: null });
});

test('a setting is shown and set, and one of another form is told to be wrong', async () => {
  expect(await run('setting', 'site.gtagId')).toBe('site.gtagId null');
  expect(await run('setting', 'site.gtagId', '"G-ABC"')).toBe('site.gtagId "G-ABC"');
  expect(await run('setting')).toContain('site.gtagId "G-ABC"\n');
  expect(await permission()).toMatchObject({ analytics: { gtagId: 'G-ABC' } });
});

test('ACCESS-043 the rule of a registration field is shown and changed, and one that cannot be is told', async () => {
  expect(await run('register-field', 'line')).toContain('line {"enabled":');
  expect(await run('register-field', 'line', '{"enabled":true,"required":true}')).toContain(
    '"required":true',
  );
  const { value } = (await call('GET', '/wps/system/setting/register')).body;
  expect(value).toMatchObject({ line: { enabled: true, required: true } });
  await run('register-field', 'line', '{"enabled":false,"required":false}');
  expect(await run('register-field')).toContain('username {"enabled":true');
  await expect(run('register-field', 'username', '{"enabled":false}')).rejects.toThrow('cannot be asked');
});

test('a bonus is listed and switched', async () => {
  expect(await run('bonus')).toContain('FREE_CREDIT on');
  expect(await run('bonus', 'FREE_CREDIT', 'off')).toContain('FREE_CREDIT off');
});

test('ACCESS-091 a flag is listed and switched', async () => {
  expect(await run('flag')).toContain('FREEPLAY3 off');
  expect(await run('flag', 'FREEPLAY3', 'on')).toContain('FREEPLAY3 on');
  const [root] = (await call('GET', '/wps/system/menu')).body.value as { children: object[] }[];
  expect(root?.children).toContainEqual({ code: 'FREEPLAY3', enabled: '1' });
});

const keyId = async () => ((await permission()).encryption as { keyId: string }).keyId;

test('the key for encrypted calls is another one after it was rotated', async () => {
  const before = await keyId();
  const output = await run('rotate-key');
  expect(await keyId()).not.toBe(before);
  expect(output).toContain(await keyId());
});

test('a pair of keys for messages to browsers is one that the server starts with', async () => {
  const lines = ((await run('push-keys')) ?? '').split('\n');
  const env = Object.fromEntries(lines.map((line) => line.split('='))) as Record<string, string>;
  const settings = { DATABASE_URL: 'test', ...env, VAPID_SUBJECT: `${env.VAPID_SUBJECT}ops@example.org` };
  expect(readConfig(settings).vapid?.publicKey).toBe(env.VAPID_PUBLIC_KEY);
  expect(readConfig({ DATABASE_URL: 'test' }).vapid).toBeNull();
  expect(() => readConfig({ DATABASE_URL: 'test', VAPID_SUBJECT: 'ops' })).toThrow('set together');
  expect(() => readConfig({ ...settings, VAPID_SUBJECT: 'ops' })).toThrow('mailto:');
  expect(() => readConfig({ ...settings, VAPID_PRIVATE_KEY: 'short' })).toThrow('push-keys');
});

test('the first two administrators are made, and one who lost the authenticator begins anew', async () => {
  expect(await run('create-administrator', '--name', 'mya')).toMatch(/^mya signs in .* with [\w-]{20} and/);
  await expect(run('create-administrator', '--name', 'MYA')).rejects.toThrow('account MYA already');
  await run('create-administrator', '--name', 'thiri');
  await expect(run('create-administrator', '--name', 'third')).rejects.toThrow('two administrators');
  expect(await run('reset-staff', '--name', 'mya')).toContain('mya signs in');
});

test('a network is set, listed and removed', async () => {
  expect(await run('network')).toBe('No network has a rule of its own.');
  expect(await run('network', 'set', '127.0.0.0/8', 'block')).toBe('127.0.0.0/8 block');
  expect(await permission()).toMatchObject({ status: 2, regionRestriction: true });
  expect(await run('network', 'remove', '127.0.0.0/8')).toBe('No network has a rule of its own.');
  expect(await permission()).toMatchObject({ status: 0 });
});

test.each([
  ['maintenance'],
  ['maintenance maybe'],
  ['maintenance on --until tomorrow'],
  ['maintenance on --sorry x'],
  ['register-field colour'],
  ['register-field line {"colour":1}'],
  ['register-field line {"enabled":1}'],
  ['setting colour'],
  ['setting site.gtagId G-ABC'],
  ['setting site.gtagId 7'],
  ['setting site.gtagId null more'],
  ['bonus NOSUCH on'],
  ['bonus FREE_CREDIT'],
  ['flag NOSUCH on'],
  ['flag FREEPLAY3'],
  ['network set 127.0.0.1/8 block'],
  ['network set 127.0.0.0/8 maybe'],
  ['network remove 10.0.0.0/8'],
  ['network toss 10.0.0.0/8'],
  ['create-administrator'],
  ['create-administrator --name system'],
  ['reset-staff --name nobody-here'],
])('%s is told to be wrong, and changes nothing', async (words) => {
  await expect(run(...words.split(' '))).rejects.toMatchObject({ name: 'Stopped' });
  expect(await permission()).toMatchObject({ status: 0 });
});

test('the prize mode of a member is set, and one that there is not is told', async () => {
  await transaction(db, (tx) =>
    createAccount(tx, { name: 'punter', type: 0, passwordHash: 'none', demo: false }),
  );
  const order = ['--account', 'punter', '--family', 'SEA', '--mode'];
  expect(await run('prize-mode', ...order, '1800')).toBe('punter plays SEA at 1800.');
  await expect(run('prize-mode', ...order, '1801')).rejects.toThrow('1801 is no prize mode');
  await expect(run('prize-mode', '--account', 'nobody', ...order.slice(2), '1800')).rejects.toThrow('nobody');
  await expect(run('prize-mode', ...order.slice(0, 3), 'sea', '--mode', '1800')).rejects.toThrow('Elott');
});
