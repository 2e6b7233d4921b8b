import type { Locator } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { PASSWORD } from '../accounts.ts';
import { authenticatorCode } from '../authenticator.ts';
import { noteCalls } from '../calls.ts';
import { auditThemes } from '../audit-page.ts';
import { operate, untilPermission } from '../operate.ts';
import {
  DEFAULT_PASSWORD,
  NEW_PASSWORD,
  PATIENCE,
  en,
  fieldOf,
  fill,
  logIn,
  logOut,
  menuOf,
  my,
  openAccessSite,
  press,
  sendCode,
  stored,
  submit,
  titled,
} from './access-site.ts';

const site = openAccessSite();

const HANDLES = ['telegram', 'facebook', 'whatsapp', 'line', 'zalo', 'wechat', 'qqNum'] as const;

/** Everything that the security page keeps of a member, by its name in the language of the page. */
const expectNames = async (
  area: Locator,
  { access, accountArea, security, shell }: typeof en,
): Promise<void> => {
  for (const key of ['mobile', 'email', 'payeeName', 'paymentPassword'] as const)
    await area.getByRole('listitem').filter({ hasText: security.name[key] }).first().waitFor();
  for (const name of [accountArea.account, access.idNumber])
    await area.locator('dt').filter({ hasText: name }).waitFor();
  const label = (name: string) =>
    fieldOf(area, name).evaluate((one) => (one as HTMLInputElement).labels?.[0]?.innerText.trim());
  for (const name of ['birthday', ...HANDLES] as const)
    expect([name, await label(name)]).toEqual([name, access[name]]);
  await press(area, security.changeNickname);
  expect(await label('nickname')).toContain(access.nickname);
  await press(area, security.cancel);
  await press(area, `${security.set} – ${security.name.paymentPassword}`);
  const step = area.page().getByRole('dialog', { name: security.title.paymentPassword });
  for (const name of ['newPassword', 'confirmNewPassword'] as const)
    expect(
      await fieldOf(step, name).evaluate((one) => (one as HTMLInputElement).labels?.[0]?.innerText),
    ).toContain(security.payment[name]);
  await press(step, shell.close);
  await step.waitFor({ state: 'hidden' });
};

test('ACCESS-072 ACCESS-073 ACCESS-112 ACCESS-113 ACCESS-114 ACCESS-116 ACCESS-117 ACCESS-120 ACCESS-122 the security page names what it keeps, binds a phone and an authenticator, and signs another device out', async () => {
  await site.openAccount('careful');
  await using visitor = await site.visit();
  await using other = await site.visit();
  const { page } = visitor;
  const calls = noteCalls(page);
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

  await expectNames(area, en);
  await press(area, `${en.security.change} – ${en.security.name.password}`);
  const password = titled(page, en.security.title.password);
  await fill(password, { oldPassword: PASSWORD, newPassword: 'short', confirmNewPassword: 'short' });
  await submit(password);
  await fieldOf(password, 'newPassword').and(page.locator('[aria-invalid]')).waitFor();
  expect(calls('POST', 'member/password')).toHaveLength(1);
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
  await expect.poll(levelNow, PATIENCE).toBe(first + 1);

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
  await expect.poll(levelNow, PATIENCE).toBe(first + 2);

  const devices = area.getByRole('region', { name: en.accountArea.devices });
  await press(devices, en.accountArea.signOutOthers);
  await press(devices, en.accountArea.signOutSure);
  await titled(other.page, en.access.login.title).getByText(en.gate.ended).waitFor();
  expect(await stored(other.page)).not.toHaveProperty('token');
  await press(area, en.accountArea.close);
  await area.waitFor({ state: 'hidden' });
});

test('ACCESS-006 ACCESS-007 ACCESS-009 ACCESS-011 ACCESS-015 ACCESS-072 ACCESS-073 ACCESS-074 who has to choose a new password does so before anything else', async () => {
  await site.openAccount('invited', { mustChange: true });
  await site.openAccount('aged', { passwordAgeDays: 91 });
  await site.openAccount('usual', { password: DEFAULT_PASSWORD, mobile: '959777000002' });
  await using visitor = await site.visit();
  const { page } = visitor;
  const calls = noteCalls(page);
  const change = titled(page, en.access.changePassword.title);
  await page.goto('/rng');
  await page.getByRole('banner').getByRole('button', { name: en.shell.login }).click();
  const login = titled(page, en.access.login.title);
  await fill(login, { username: 'invited', password: PASSWORD });
  await submit(login);
  await change.waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(await fieldOf(change, 'oldPassword').count()).toBe(0);
  await page.keyboard.press('Escape');
  await submit(change);
  expect(await change.getByText(en.access.notEmpty).count()).toBe(2);
  await fill(change, { newPassword: 'short', confirmNewPassword: 'short' });
  await submit(change);
  await fieldOf(change, 'newPassword').and(page.locator('[aria-invalid]')).waitFor();
  expect(calls('POST', 'member/password')).toEqual([]);
  await fill(change, { newPassword: NEW_PASSWORD, confirmNewPassword: 'something else 3' });
  await submit(change);
  await change.getByText(en.errors.inconsistent_twice).waitFor();
  expect(calls('GET', 'member/info')).toEqual([]);
  await fill(change, { confirmNewPassword: NEW_PASSWORD });
  await submit(change);
  await change.waitFor({ state: 'hidden' });
  await page.waitForURL((url) => url.pathname === '/');
  await menuOf(page, 'invited').waitFor();
  expect(calls('GET', 'member/info')).toHaveLength(1);
  await logOut(page, 'invited');
  await logIn(page, 'invited', NEW_PASSWORD);
  await menuOf(page, 'invited').waitFor();
  await logOut(page, 'invited');

  await site.flags({ PWDEXPFORCECHANGE3: false, MOBILEVERCODELOGIN3: true });
  await logIn(page, 'aged');
  await menuOf(page, 'aged').waitFor();
  await logOut(page, 'aged');
  await site.flags({ PWDEXPFORCECHANGE3: true });
  await logIn(page, 'aged');
  await change.waitFor();
  await press(change, en.access.changePassword.logOut);
  await change.waitFor({ state: 'hidden' });
  await logIn(page, 'usual', DEFAULT_PASSWORD);
  await change.waitFor();
  await press(change, en.access.changePassword.logOut);
  await change.waitFor({ state: 'hidden' });
  await page.goto('/login');
  await login.getByRole('tab', { name: en.access.tabs.mobile }).click();
  await fill(login, { mobileNum: '9777000002' });
  await sendCode(login);
  await fill(login, { verificationCode: await site.outbox.code('959777000002', 'loginCode') });
  await submit(login);
  await menuOf(page, 'usual').waitFor();
  expect(await change.count()).toBe(0);
});

test('SHELL-060 the operator shuts the site with words of its own, and opens it again', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('heading', { name: en.home.hot.title }).waitFor();
  await operate(
    site.testSite.databaseUrl,
    'setting',
    'support.customerService',
    '[{"csType":"chat","title":"Chat","path":"/help"}]',
  );
  await operate(site.testSite.databaseUrl, 'maintenance', 'on', '--en', 'Back after tea.');
  try {
    await untilPermission(site.testSite, ({ status }) => status === 1);
    for (const path of ['/', '/rng', '/login']) {
      await page.goto(path);
      await page.getByRole('heading', { name: en.failures.maintenance }).waitFor();
      await page.getByText('Back after tea.').waitFor();
      expect(await page.getByRole('link', { name: en.failures.contactSupport }).isVisible()).toBe(true);
      expect(await page.getByRole('banner').count()).toBe(0);
    }
  } finally {
    await operate(site.testSite.databaseUrl, 'maintenance', 'off');
  }
  await untilPermission(site.testSite, ({ status }) => status === 0);
  await press(page, en.failures.retry);
  await page.getByRole('banner').waitFor();
  expect(await page.getByRole('heading', { name: en.failures.maintenance }).count()).toBe(0);
});

/** An address that the operator's list of networks has in another country. */
const AMERICAN = '8.8.8.8';

test('SHELL-061 who comes from a country that is shut out is told why, by which address, and whom to ask', async () => {
  const { databaseUrl } = site.testSite;
  const services = '[{"csType":"chat","title":"Chat","path":"/help"}]';
  await operate(databaseUrl, 'setting', 'support.customerService', services);
  onTestFinished(async () => void (await operate(databaseUrl, 'setting', 'site.blockedCountries', '[]')));
  await operate(databaseUrl, 'setting', 'site.blockedCountries', '["US"]');
  await using abroad = await site.visit({ ip: AMERICAN });
  const { page } = abroad;
  const blocked = page.getByRole('heading', { name: en.failures.blocked });
  const isBlocked = async () => {
    await page.goto('/rng');
    await page.waitForLoadState('networkidle');
    return blocked.isVisible();
  };
  await expect.poll(isBlocked, PATIENCE).toBe(true);
  await page.getByText(en.failures.blockedText).waitFor();
  expect(await page.getByRole('main').locator('b').innerText()).toBe(AMERICAN);
  expect(await page.getByRole('link', { name: en.failures.contactSupport }).isVisible()).toBe(true);
  expect(await page.getByRole('banner').count()).toBe(0);
  await using home = await site.visit();
  await home.page.goto('/rng');
  await home.page.getByRole('banner').waitFor();
  expect(await home.page.getByRole('heading', { name: en.failures.blocked }).count()).toBe(0);
});

test('ACCESS-112 ACCESS-113 ACCESS-114 ACCESS-116 ACCESS-117 no form of access breaks WCAG 2.2 AA in either theme, in Burmese', async () => {
  const name = 'judged1';
  const words = my;
  await site.flags({ MOBILEVERCODELOGIN3: true, MOBILENUMREG3: true });
  await site.openAccount(name);
  await using visitor = await site.visit({ language: 'MY' });
  const { page } = visitor;
  const expectSound = async (what: string) => {
    expect({ what, violations: await auditThemes(page, '[role=dialog]') }).toEqual({ what, violations: [] });
  };
  const expectBothSound = async (title: string) => {
    const form = titled(page, title);
    await fieldOf(form, 'username').waitFor();
    await expectSound(title);
    await form.getByRole('tab', { name: words.access.tabs.mobile }).click();
    await fieldOf(form, 'mobileNum').waitFor();
    await submit(form);
    await form.getByText(words.access.notEmpty).first().waitFor();
    await expectSound(`${title} by mobile, with what is missing`);
  };
  await page.goto('/register');
  await expectBothSound(words.access.register.title);
  await page.goto('/login');
  await expectBothSound(words.access.login.title);
  await press(titled(page, words.access.login.title), words.access.login.forgot);
  await expectBothSound(words.access.forgot.title);
  await page.goto('/login');
  const login = titled(page, words.access.login.title);
  await fill(login, { username: name, password: PASSWORD });
  await submit(login);
  await page.getByRole('button', { name: words.shell.accountMenu.replace('{{name}}', name) }).click();
  await press(page, words.shell.myAccount);
  const area = titled(page, words.accountArea.title);
  await area.getByRole('meter').waitFor();
  await expectNames(area, words);
  await expectSound(words.shell.myAccount);
  for (const step of ['mobile', 'authenticator', 'paymentPassword'] as const) {
    await press(area, `${words.security.set} – ${words.security.name[step]}`);
    const dialog = titled(page, words.security.title[step]);
    await fieldOf(dialog, 'proof.password').waitFor();
    await expectSound(words.security.title[step]);
    await press(dialog, words.shell.close);
    await dialog.waitFor({ state: 'hidden' });
  }
});
