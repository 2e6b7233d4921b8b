import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openPhoneStand } from '../../../tools/phone-provider/phone-stand.ts';
import { givenFieldsAsked } from '../../../tools/scenario/index.ts';
import { PASSWORD } from '../../accounts.ts';
import { noteCalls, readSealed } from '../../calls.ts';
import { goInside } from '../../site/go-inside.ts';
import {
  en,
  COUNTING,
  titled,
  fieldOf,
  submit,
  fill,
  press,
  sendCode,
  openLogin,
  logOut,
  stored,
} from '../access-site.ts';
import { site } from './account-site.ts';

type Calls = ReturnType<typeof noteCalls>;

/** The fields of a form in their order. */
const shownIn = (form: Locator): Promise<string[]> =>
  form.locator('input[name]').evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''));

/** The form by name asks for what is starred, can be started over, and warns of a code that nobody has. */
const registerByName = async (page: Page, register: Locator, calls: Calls): Promise<void> => {
  await fieldOf(register, 'username').waitFor();
  const first = ['username', 'password', 'confirmPassword', 'email', 'ageAndTermsAccepted'];
  expect(await shownIn(register)).toEqual(first);
  await submit(register);
  expect(await register.getByText(en.access.notEmpty).count()).toBe(3);
  await register.getByText(en.access.register.ageAndTermsMissing).waitFor();
  expect(await register.locator('label', { hasText: en.access.username }).innerText()).toContain('*');
  await fill(register, { username: 'hasty1', password: PASSWORD, confirmPassword: 'something else 3' });
  await register.getByText(en.errors.inconsistent_twice).waitFor();
  await press(register, en.access.register.reset);
  for (const name of ['username', 'password', 'confirmPassword', 'email'])
    expect(await fieldOf(register, name).inputValue()).toBe('');
  expect(await register.getByText(en.access.notEmpty).count()).toBe(0);

  await fill(register, { username: 'hasty1', password: PASSWORD, confirmPassword: PASSWORD });
  await submit(register);
  await register.getByText(en.access.register.ageAndTermsMissing).waitFor();
  expect(calls('PUT', 'member/register')).toEqual([]);
  await fieldOf(register, 'ageAndTermsAccepted').check();
  await submit(register);
  const warning = titled(page, en.access.invitationCodeTitle);
  await warning.getByText(en.errors.invitation_code_error).waitFor();
  expect(await readSealed(site.db, calls('PUT', 'member/register')[0])).toMatchObject({
    affiliateCode: 'NOBODY',
  });
  expect(await warning.getByRole('button').allInnerTexts()).toEqual([en.access.confirm]);
  await press(warning, en.access.confirm);
  await fieldOf(register, 'affiliateCode').fill('');
};

/** By a number and the code sent to it; gives the name of the account. */
const registerByMobile = async (page: Page, register: Locator, calls: Calls): Promise<string> => {
  await register.getByRole('tab', { name: en.access.tabs.mobile }).click();
  await fieldOf(register, 'mobileNum').waitFor();
  expect(await fieldOf(register, 'password').count()).toBe(0);
  await fieldOf(register, 'ageAndTermsAccepted').check();
  await submit(register);
  expect(await register.getByText(en.access.notEmpty).count()).toBe(2);
  // Of what is put in nothing is taken beyond the 255th sign.
  await fieldOf(register, 'verificationCode').focus();
  await page.keyboard.insertText('1'.repeat(256));
  expect(await fieldOf(register, 'verificationCode').inputValue()).toBe('1'.repeat(255));
  await fill(register, { mobileNum: '09777123456' });
  await sendCode(register);
  await fill(register, { verificationCode: await site.outbox.code('959777123456', 'registerCode') });
  await submit(register);
  await register.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: en.access.welcome.look }).waitFor();
  await page.keyboard.press('Escape');
  const [registration] = calls('PUT', 'member/register/mobile');
  expect(await readSealed(site.db, registration)).toMatchObject({
    mobileNum: '09777123456',
    countryDialingCode: '95',
    registerMethod: 'WEB',
    login: true,
  });
  const { username = '' } = await stored(page);
  return username;
};

/** A code is sent once for two presses. */
const logInByCode = async (page: Page, login: Locator, calls: Calls): Promise<void> => {
  await openLogin(page);
  await login.getByRole('tab', { name: en.access.tabs.mobile }).click();
  await fill(login, { mobileNum: '09777123456' });
  await login.getByRole('button', { name: en.security.code.send }).dblclick();
  await login.getByRole('button', { name: COUNTING }).waitFor();
  expect(await login.getByRole('button', { name: COUNTING }).isDisabled()).toBe(true);
  const code = await site.outbox.code('959777123456', 'loginCode');
  expect(calls('POST', 'verification/sms/noLogin')).toHaveLength(1);
  await fill(login, { verificationCode: code });
  await submit(login);
  await login.waitFor({ state: 'hidden' });
  expect(await readSealed(site.db, calls('POST', 'session/login')[0])).toEqual({
    type: 'sms',
    countryDialingCode: '95',
    mobileNum: '09777123456',
    verificationCode: code,
    remember: false,
  });
};

test('ACCESS-026 ACCESS-030 ACCESS-049 ACCESS-051 ACCESS-052 ACCESS-053 ACCESS-054 ACCESS-056 ACCESS-057 ACCESS-059 ACCESS-060 ACCESS-078 ACCESS-090 ACCESS-093 the registration asks for what is starred, and starts over; a newcomer registers by mobile and logs in by a code', async () => {
  await givenFieldsAsked(site.db, ['affiliateCode']);
  onTestFinished(() => givenFieldsAsked(site.db, ['affiliateCode'], false));
  await site.flags({ MOBILEVERCODELOGIN3: true, MOBILENUMREG3: true, MOBILENUMPASSREG3: false });
  await using visitor = await site.visit();
  const { page } = visitor;
  const calls = noteCalls(page);
  await page.goto('/register?affiliateCode=NOBODY');
  const register = titled(page, en.access.register.title);
  const login = titled(page, en.access.login.title);
  await registerByName(page, register, calls);
  await press(register, en.access.register.toLogin);
  await press(login, en.access.login.toRegister);
  await fieldOf(register, 'username').waitFor();
  expect(calls('GET', 'system/setting/register')).toHaveLength(1);
  expect(calls('GET', 'system/menu')).toHaveLength(1);

  // The other form would take the code of the link as well.
  await goInside(page, '/register');
  const username = await registerByMobile(page, register, calls);
  await logOut(page, username);
  await logInByCode(page, login, calls);
  await expect.poll(async () => (await stored(page)).username).toBe(username);
});

/** The operator's word that it has a provider for phones, which it has by its environment alone. */
const tellOfProvider = async (page: Page, url: string): Promise<void> => {
  await page.route('**/wps/system/permission*', async (route) => {
    const response = await route.fetch();
    const { value, ...beside } = (await response.json()) as { value: object };
    await route.fulfill({
      response,
      json: { ...beside, value: { ...value, phoneProvider: { enabled: true, url } } },
    });
  });
};

test('ACCESS-027 ERRORS-021 the button of the outside provider rests for a minute after its answer', async () => {
  const stand = await openPhoneStand();
  onTestFinished(() => stand.close());
  await site.flags({ MOBILENUMREG3: true });
  await using visitor = await site.visit();
  const { page, context } = visitor;
  await tellOfProvider(page, stand.url);
  await page.goto('/register');
  const form = titled(page, en.access.register.title);
  await form.getByRole('tab', { name: en.access.tabs.mobile }).click();
  const button = form.locator('button[name=verificationCode]');
  const opened = async () => {
    const popup = context.waitForEvent('page');
    await button.click();
    return popup;
  };
  await (await opened()).close();
  await form.getByText(en.access.provider.popup_closed).waitFor();
  const popup = await opened();
  await popup.getByLabel(/^Phone/).fill('+959777123456');
  await popup.getByRole('button', { name: 'Verify' }).click();
  await form.getByText(en.access.provider.verified).waitFor();
  await expect.poll(async () => button.innerText()).toMatch(/(?:1:00|0:5\d)$/);
  expect(await button.isDisabled()).toBe(true);
});
