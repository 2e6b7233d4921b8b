import { expect, onTestFinished, test } from 'vitest';
import { PASSWORD } from '../accounts.ts';
import { noteCalls, readSealed } from '../calls.ts';
import { operate, untilPermission } from '../operate.ts';
import {
  en,
  NEW_PASSWORD,
  PATIENCE,
  COUNTING,
  openAccessSite,
  titled,
  fieldOf,
  submit,
  fill,
  press,
  sendCode,
  logIn,
  menuOf,
  logOut,
  stored,
} from './access-site.ts';

const site = openAccessSite();

test('ACCESS-026 ACCESS-052 ACCESS-053 ACCESS-078 a newcomer registers by mobile and logs in by a code, sent once for two presses', async () => {
  await site.flags({ MOBILEVERCODELOGIN3: true, MOBILENUMREG3: true, MOBILENUMPASSREG3: true });
  await using visitor = await site.visit();
  const { page } = visitor;
  const calls = noteCalls(page);
  await page.goto('/register');
  const register = titled(page, en.access.register.title);
  await register.getByRole('tab', { name: en.access.tabs.mobile }).click();
  await fieldOf(register, 'confirmPassword').waitFor();

  await site.flags({ MOBILENUMPASSREG3: false });
  await page.goto('/register');
  await register.getByRole('tab', { name: en.access.tabs.mobile }).click();
  await fieldOf(register, 'mobileNum').waitFor();
  expect(await fieldOf(register, 'password').count()).toBe(0);
  await fieldOf(register, 'ageAndTermsAccepted').check();
  await submit(register);
  expect(await register.getByText(en.access.notEmpty).count()).toBe(2);
  await fill(register, { mobileNum: '09777123456' });
  await sendCode(register);
  await fill(register, { verificationCode: await site.outbox.code('959777123456', 'registerCode') });
  await submit(register);
  await register.waitFor({ state: 'hidden' });
  const [registration] = calls('PUT', 'member/register/mobile');
  expect(await readSealed(site.db, registration)).toMatchObject({
    mobileNum: '09777123456',
    countryDialingCode: '95',
    registerMethod: 'WEB',
    login: true,
  });
  const { username = '' } = await stored(page);
  await page.evaluate(() => sessionStorage.clear());

  await page.goto('/login');
  const login = titled(page, en.access.login.title);
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
  await expect.poll(async () => (await stored(page)).username, PATIENCE).toBe(username);
  expect(await readSealed(site.db, calls('POST', 'session/login')[0])).toEqual({
    type: 'sms',
    countryDialingCode: '95',
    mobileNum: '09777123456',
    verificationCode: code,
    remember: false,
  });
});

test('ACCESS-029 ACCESS-032 ACCESS-069 ACCESS-070 ACCESS-071 a code to the phone sets a new password and logs in with it', async () => {
  await site.openAccount('phoned', { mobile: '959777000001' });
  await using visitor = await site.visit();
  const { page } = visitor;
  const calls = noteCalls(page);
  await page.goto('/login');
  await press(titled(page, en.access.login.title), en.access.login.forgot);
  const forgot = titled(page, en.access.forgot.title);
  await forgot.waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(await forgot.getByRole('tab').allInnerTexts()).toEqual([
    en.access.tabs.email,
    en.access.tabs.mobile,
  ]);
  await forgot.getByRole('tab', { name: en.access.tabs.mobile }).click();
  await submit(forgot);
  expect(await forgot.getByText(en.access.notEmpty).count()).toBe(4);
  await fill(forgot, { mobileNum: '9777000001' });
  await sendCode(forgot);
  const verificationCode = await site.outbox.code('959777000001', 'passwordCode');
  await fill(forgot, { verificationCode, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD });
  await submit(forgot);
  await menuOf(page, 'phoned').waitFor();
  expect(await readSealed(site.db, calls('POST', 'member/password/verification')[0])).toEqual({
    countryDialingCode: '95',
    mobileNum: '9777000001',
    verificationCode,
    newPassword: NEW_PASSWORD,
  });
  expect(calls('POST', 'session/login')).toEqual([]);
  await logOut(page, 'phoned');
  await logIn(page, 'phoned');
  await page.getByText(en.errors.wrong_credentials).waitFor();
});

test('ACCESS-066 ACCESS-068 a mailed link sets a new password once, and does not stay in the address', async () => {
  await site.openAccount('mailed', { email: 'mailed@example.org' });
  await using visitor = await site.visit();
  const { page } = visitor;
  const calls = noteCalls(page);
  await page.goto('/login');
  await press(titled(page, en.access.login.title), en.access.login.forgot);
  const forgot = titled(page, en.access.forgot.title);
  await submit(forgot);
  expect(await forgot.getByText(en.access.notEmpty).count()).toBe(2);
  await fill(forgot, { username: 'mailed', email: 'mailed at example' });
  await submit(forgot);
  await forgot.getByText(en.errors.email_invalid).waitFor();
  expect(calls('POST', 'member/password/email')).toEqual([]);
  await fill(forgot, { email: 'mailed@example.org' });
  await submit(forgot);
  await page.getByText(en.access.forgot.mailSent).first().waitFor();
  await forgot.waitFor({ state: 'hidden' });

  const link = await site.outbox.link('mailed@example.org');
  const choose = titled(page, en.access.changePassword.title);
  const chooseNew = async () => {
    await page.goto(link);
    await choose.waitFor();
    expect(page.url()).not.toContain('resetToken');
    await fill(choose, { newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD });
    await submit(choose);
  };
  await chooseNew();
  const login = titled(page, en.access.login.title);
  await fill(login, { username: 'mailed', password: NEW_PASSWORD });
  await submit(login);
  await menuOf(page, 'mailed').waitFor();
  await logOut(page, 'mailed');
  await chooseNew();
  await choose.getByText(en.errors.link_expired).waitFor();
  await press(choose, en.access.forgot.newMail);
  await forgot.waitFor();
});

test('ACCESS-030 ACCESS-049 ACCESS-054 ACCESS-056 ACCESS-057 ACCESS-060 ACCESS-090 ACCESS-092 ACCESS-093 the registration asks for what is starred, and starts over', async () => {
  await site.db.pool.query(`update settings_field_rule set enabled = true where field = 'affiliateCode'`);
  await using visitor = await site.visit();
  const { page } = visitor;
  const calls = noteCalls(page);
  await page.goto('/register?affiliateCode=NOBODY');
  const register = titled(page, en.access.register.title);
  await fieldOf(register, 'username').waitFor();
  expect(await fieldOf(register, 'affiliateCode').count()).toBe(0);
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
  await press(register, en.access.register.toLogin);
  await press(titled(page, en.access.login.title), en.access.login.toRegister);
  await fieldOf(register, 'username').waitFor();
  expect(calls('GET', 'system/setting/register')).toHaveLength(1);
  expect(calls('GET', 'system/menu')).toHaveLength(1);
  await site.db.pool.query(`update settings_field_rule set enabled = false where field = 'affiliateCode'`);
});

test('ACCESS-055 the registration shows a captcha when the operator has set one', async () => {
  onTestFinished(async () => {
    await operate(site.testSite.databaseUrl, 'setting', 'registration.registerCaptcha', 'false');
    await untilPermission(site.testSite, ({ register }) => !register.captcha);
  });
  await operate(site.testSite.databaseUrl, 'setting', 'registration.registerCaptcha', 'true');
  await untilPermission(site.testSite, ({ register }) => register.captcha);
  await using visitor = await site.visit();
  const { page } = visitor;
  const calls = noteCalls(page);
  await page.goto('/register');
  const register = titled(page, en.access.register.title);
  await register.getByRole('img', { name: en.access.captcha.picture }).waitFor();
  expect(await fieldOf(register, 'captcha').isVisible()).toBe(true);
  expect(calls('GET', 'captcha')).toHaveLength(1);
});
