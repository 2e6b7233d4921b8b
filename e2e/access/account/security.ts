import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { PASSWORD } from '../../accounts.ts';
import { authenticatorCode } from '../../authenticator.ts';
import type { Visitor } from '../../browser.ts';
import { noteCalls } from '../../calls.ts';
import { goInside } from '../../site/go-inside.ts';
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

/** By the menu of the account; no frame is drawn before the pages of the area are there. */
const openOnceThere = async ({ page, context }: Visitor, name: string): Promise<Locator> => {
  await menuOf(page, name).click();
  const [held, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await press(page, en.shell.myAccount);
  await asked.promise;
  expect(await page.getByRole('dialog').count()).toBe(0);
  held.resolve();
  const area = titled(page, en.accountArea.title);
  await area.getByRole('heading', { name: en.shell.myAccount }).waitFor();
  const entries = area.getByRole('navigation', { name: en.accountArea.menu }).getByRole('button');
  expect(await area.locator('[aria-current=page]').allInnerTexts()).toEqual([en.shell.myAccount]);
  expect(await entries.count()).toBeGreaterThan(1);
  return area;
};

const levelOf = async (area: Locator): Promise<number> =>
  Number(await area.getByRole('meter', { name: en.security.level }).getAttribute('aria-valuenow'));

/** By a code to the phone, which raises the level. */
const bindPhone = async (page: Page, area: Locator): Promise<void> => {
  const before = await levelOf(area);
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
  await expect.poll(() => levelOf(area)).toBe(before + 1);
};

/** By its own code and another to the phone, which raises the level once more. */
const bindAuthenticator = async (page: Page, area: Locator): Promise<void> => {
  const before = await levelOf(area);
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
  await expect.poll(() => levelOf(area)).toBe(before + 1);
};

test('ACCESS-025 ACCESS-072 ACCESS-100 ACCESS-120 ACCESS-121 ACCESS-122 a member has the account area and no agent’s icon; its security page binds a phone and an authenticator, and signs another device out', async () => {
  await site.openAccount('careful');
  await using visitor = await site.visit();
  await using other = await site.visit();
  const { page } = visitor;
  await logIn(other.page, 'careful');
  await menuOf(other.page, 'careful').waitFor();
  await logIn(page, 'careful');
  const area = await openOnceThere(visitor, 'careful');
  expect(await page.getByRole('button', { name: en.shell.agentArea, includeHidden: true }).count()).toBe(0);

  // Who changes the password of its own accord has to show the old one.
  await press(area, `${en.security.change} – ${en.security.name.password}`);
  const password = titled(page, en.security.title.password);
  await fieldOf(password, 'oldPassword').waitFor();
  await press(password, en.shell.close);
  await bindPhone(page, area);
  await bindAuthenticator(page, area);

  const devices = area.getByRole('region', { name: en.accountArea.devices });
  await press(devices, en.accountArea.signOutOthers);
  await press(devices, en.accountArea.signOutSure);
  await titled(other.page, en.access.login.title).getByText(en.gate.ended).waitFor();
  expect(await stored(other.page)).not.toHaveProperty('token');
  expect(await area.getByRole('link', { name: en.shell.help }).getAttribute('href')).toBe('/helpmc');
  await press(area, en.accountArea.close);
  await area.waitFor({ state: 'hidden' });
});

/** An address that the account does not know asks for a code from the mail, and is known from then on. */
const logInFromElsewhere = async (page: Page): Promise<void> => {
  onTestFinished(async () => site.flags({ NEWIPVERIF3: false }));
  await site.flags({ NEWIPVERIF3: true });
  await logInHere(page, 'roaming');
  const challenge = titled(page, en.access.challenge.title);
  await challenge.getByText(en.access.challenge.vipLevel.replace('{{level}}', '')).waitFor();
  await challenge.getByText(en.access.challenge.email).waitFor();
  expect(await stored(page)).not.toHaveProperty('token');
  await sendCode(challenge);
  const code = await site.outbox.code('roaming@example.org', 'challengeCode');
  await fill(challenge, { code });
  await submit(challenge);
  await menuOf(page, 'roaming').waitFor();
  await logOut(page, 'roaming');
  await logInHere(page, 'roaming');
  await menuOf(page, 'roaming').waitFor();
  await logOut(page, 'roaming');
  await site.flags({ NEWIPVERIF3: false });
};

/** Whose password somebody else has chosen; nothing is known of the member before it has a new one. */
const choosePassword = async (page: Page, change: Locator): Promise<void> => {
  const calls = noteCalls(page);
  await goInside(page, '/rng');
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
};

/** The password that the operator gives to all is to be changed, but not by who comes without it. */
const refuseDefaultPassword = async (page: Page, change: Locator): Promise<void> => {
  await logInHere(page, 'usual', DEFAULT_PASSWORD);
  await change.waitFor();
  await press(change, en.access.changePassword.logOut);
  await change.waitFor({ state: 'hidden' });
  await openLogin(page);
  const login = titled(page, en.access.login.title);
  await login.getByRole('tab', { name: en.access.tabs.mobile }).click();
  await fill(login, { mobileNum: '9777000002' });
  await sendCode(login);
  await fill(login, { verificationCode: await site.outbox.code('959777000002', 'loginCode') });
  await submit(login);
  await menuOf(page, 'usual').waitFor();
  expect(await change.count()).toBe(0);
  await logOut(page, 'usual');
};

test('ACCESS-006 ACCESS-007 ACCESS-011 ACCESS-015 ACCESS-034 ACCESS-036 ACCESS-072 ACCESS-073 ACCESS-074 a login from a new address is opened by a code from the mail, and who has to choose a new password does so before anything else', async () => {
  await site.openAccount('roaming', { email: 'roaming@example.org' });
  await site.openAccount('invited', { mustChange: true });
  await site.openAccount('aged', { passwordAgeDays: 91 });
  await site.openAccount('usual', { password: DEFAULT_PASSWORD, mobile: '959777000002' });
  onTestFinished(async () => site.flags({ PWDEXPFORCECHANGE3: false }));
  await site.flags({ PWDEXPFORCECHANGE3: false, MOBILEVERCODELOGIN3: true });
  await using visitor = await site.visit();
  const { page } = visitor;
  const change = titled(page, en.access.changePassword.title);
  await page.goto('/rng');
  await logInFromElsewhere(page);
  await choosePassword(page, change);
  await logInHere(page, 'aged');
  await menuOf(page, 'aged').waitFor();
  await logOut(page, 'aged');
  await refuseDefaultPassword(page, change);
  await site.flags({ PWDEXPFORCECHANGE3: true });
  await logIn(page, 'aged');
  await change.waitFor();
  expect(await fieldOf(change, 'oldPassword').count()).toBe(0);
});
