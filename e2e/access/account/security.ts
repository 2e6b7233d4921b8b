import { expect, test } from 'vitest';
import { PASSWORD } from '../../accounts.ts';
import { authenticatorCode } from '../../authenticator.ts';
import { noteCalls } from '../../calls.ts';
import {
  DEFAULT_PASSWORD,
  NEW_PASSWORD,
  en,
  fieldOf,
  fill,
  logIn,
  logInHere,
  logOut,
  menuOf,
  openLogin,
  press,
  sendCode,
  stored,
  submit,
  titled,
} from '../access-site.ts';
import { site } from './account-site.ts';

test('ACCESS-072 ACCESS-120 ACCESS-122 the security page binds a phone and an authenticator, and signs another device out', async () => {
  await site.openAccount('careful');
  await using visitor = await site.visit();
  await using other = await site.visit();
  const { page } = visitor;
  await logIn(other.page, 'careful');
  await menuOf(other.page, 'careful').waitFor();
  await logIn(page, 'careful');
  await menuOf(page, 'careful').click();
  await press(page, en.shell.myAccount);
  const area = titled(page, en.accountArea.title);
  await area.getByRole('heading', { name: en.shell.myAccount }).waitFor();
  const entries = area.getByRole('navigation', { name: en.accountArea.menu }).getByRole('button');
  expect(await area.locator('[aria-current=page]').allInnerTexts()).toEqual([en.shell.myAccount]);
  expect(await entries.count()).toBeGreaterThan(1);
  const level = area.getByRole('meter', { name: en.security.level });
  const levelNow = async () => Number(await level.getAttribute('aria-valuenow'));
  const first = await levelNow();

  // Who changes the password of its own accord has to show the old one.
  await press(area, `${en.security.change} – ${en.security.name.password}`);
  const password = titled(page, en.security.title.password);
  await fieldOf(password, 'oldPassword').waitFor();
  await press(password, en.shell.close);

  await press(area, `${en.security.set} – ${en.security.name.mobile}`);
  const phone = titled(page, en.security.title.mobile);
  await fill(phone, { mobileNum: '9777000003' });
  await sendCode(phone);
  await fill(phone, {
    verificationCode: await site.outbox.code('959777000003', 'contactCode'),
    'proof.password': PASSWORD,
  });
  await submit(phone);
  await phone.waitFor({ state: 'hidden' });
  await expect.poll(levelNow).toBe(first + 1);

  await press(area, `${en.security.set} – ${en.security.name.authenticator}`);
  const authenticator = titled(page, en.security.title.authenticator);
  await authenticator.getByRole('img', { name: en.security.authenticatorPicture }).waitFor();
  const secret = (await authenticator.locator('code').innerText()).replaceAll(/\s/g, '');
  await sendCode(authenticator);
  await fill(authenticator, {
    'proof.code': await site.outbox.code('959777000003', 'proofCode'),
    'proof.password': PASSWORD,
    authenticatorCode: authenticatorCode(secret, Date.now()),
  });
  await submit(authenticator);
  await authenticator.waitFor({ state: 'hidden' });
  await expect.poll(levelNow).toBe(first + 2);

  const devices = area.getByRole('region', { name: en.accountArea.devices });
  await press(devices, en.accountArea.signOutOthers);
  await press(devices, en.accountArea.signOutSure);
  await titled(other.page, en.access.login.title).getByText(en.gate.ended).waitFor();
  expect(await stored(other.page)).not.toHaveProperty('token');
  await press(area, en.accountArea.close);
  await area.waitFor({ state: 'hidden' });
});

test('ACCESS-006 ACCESS-007 ACCESS-011 ACCESS-015 ACCESS-072 ACCESS-073 ACCESS-074 who has to choose a new password does so before anything else', async () => {
  await site.openAccount('invited', { mustChange: true });
  await site.openAccount('aged', { passwordAgeDays: 91 });
  await site.openAccount('usual', { password: DEFAULT_PASSWORD, mobile: '959777000002' });
  await site.flags({ PWDEXPFORCECHANGE3: false, MOBILEVERCODELOGIN3: true });
  await using visitor = await site.visit();
  const { page } = visitor;
  const calls = noteCalls(page);
  const login = titled(page, en.access.login.title);
  const change = titled(page, en.access.changePassword.title);
  await page.goto('/rng');
  await logInHere(page, 'invited');
  await change.waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(await fieldOf(change, 'oldPassword').count()).toBe(0);
  await fill(change, { newPassword: 'short', confirmNewPassword: 'something else 3' });
  await submit(change);
  await fieldOf(change, 'newPassword').and(page.locator('[aria-invalid]')).waitFor();
  await change.getByText(en.errors.inconsistent_twice).waitFor();
  expect([...calls('POST', 'member/password'), ...calls('GET', 'member/info')]).toEqual([]);
  await fill(change, { newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD });
  await submit(change);
  await change.waitFor({ state: 'hidden' });
  await page.waitForURL((url) => url.pathname === '/');
  await menuOf(page, 'invited').waitFor();
  expect(calls('GET', 'member/info')).toHaveLength(1);
  await logOut(page, 'invited');

  await logInHere(page, 'aged');
  await menuOf(page, 'aged').waitFor();
  await logOut(page, 'aged');
  await logInHere(page, 'usual', DEFAULT_PASSWORD);
  await change.waitFor();
  await press(change, en.access.changePassword.logOut);
  await change.waitFor({ state: 'hidden' });
  await openLogin(page);
  await login.getByRole('tab', { name: en.access.tabs.mobile }).click();
  await fill(login, { mobileNum: '9777000002' });
  await sendCode(login);
  await fill(login, { verificationCode: await site.outbox.code('959777000002', 'loginCode') });
  await submit(login);
  await menuOf(page, 'usual').waitFor();
  expect(await change.count()).toBe(0);
  await logOut(page, 'usual');

  await site.flags({ PWDEXPFORCECHANGE3: true });
  await logIn(page, 'aged');
  await change.waitFor();
});
