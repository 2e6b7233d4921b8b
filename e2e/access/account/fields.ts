import type { Locator } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { givenFieldRules } from '../../../tools/scenario/index.ts';
import { PASSWORD } from '../../accounts.ts';
import { auditThemes } from '../../audit-page.ts';
import { operate, untilPermission } from '../../operate.ts';
import { my, titled, fieldOf, submit, fill, press } from '../access-site.ts';
import { site } from './account-site.ts';

/** Changes the rules of fields as long as a test runs. */
const changeRules = async (changes: Parameters<typeof givenFieldRules>[1]): Promise<void> => {
  const before = await givenFieldRules(site.db, changes);
  onTestFinished(async () => void (await givenFieldRules(site.db, before)));
};

/** What a field is called, without the star of what is required. */
const labelOf = async (form: Locator, name: string): Promise<string> => {
  const text = await fieldOf(form, name).evaluate((one) => (one as HTMLInputElement).labels?.[0]?.innerText);
  return (text ?? '').replace(/ \*$/, '').trim();
};

/** What is told to be wrong with a field, in whole; empty while nothing is. */
const problemOf = (form: Locator, name: string): Promise<string> =>
  fieldOf(form, name).evaluate((one) => {
    const note = document.querySelector<HTMLElement>(`[id="${one.getAttribute('aria-describedby')}"]`);
    return one.getAttribute('aria-invalid') === 'true' ? (note?.innerText.trim() ?? '') : '';
  });

/** By its number: a field that is held to it, its lengths, and what it does not take though it is as long. */
const PATTERNS = [
  ['qqNum', '[0-9]+', 5, 9, '12a45'],
  ['line', '[A-Za-z0-9]+', 4, 11, 'ab-12'],
  ['username', '[A-Za-z][A-Za-z0-9]*', 4, 16, '1abc'],
  ['wechat', '.*[A-Z].*', 4, 13, 'abcd'],
  ['whatsapp', String.raw`\S+`, 3, 14, 'ab cd'],
  ['facebook', '[A-Za-z ]+', 4, 15, 'Aung2'],
  ['email', String.raw`[^\s@]+@[^\s@.]+(\.[^\s@.]+)+`, 6, 128, 'hla@bco'],
  ['payeeName', String.raw`[\p{Han}0-9]+`, 2, 17, '中文ab'],
  ['idNumber', String.raw`[\p{Han}\p{P}]+`, 2, 18, '中文12'],
  ['recommenderId', String.raw`\p{Hangul}+`, 2, 19, '안녕abc'],
  ['affiliateCode', String.raw`\d{4}-\d{2}-\d{2}`, 10, 10, '2001-02-29'],
  ['paymentPassword', String.raw`\d{2}-\d{2}-\d{4}`, 10, 10, '31-12-1999'],
] as const;

const HANDLES = ['telegram', 'facebook', 'whatsapp', 'line', 'zalo', 'wechat', 'qqNum'] as const;

/** Everything that the security page keeps of a member, by its name in Burmese. */
const expectNames = async (area: Locator): Promise<void> => {
  const { access, accountArea, security, shell } = my;
  for (const key of ['mobile', 'email', 'payeeName', 'paymentPassword'] as const)
    await area.getByRole('listitem').filter({ hasText: security.name[key] }).first().waitFor();
  for (const name of [accountArea.account, access.idNumber])
    await area.locator('dt').filter({ hasText: name }).waitFor();
  for (const name of ['birthday', ...HANDLES] as const)
    expect([name, await labelOf(area, name)]).toEqual([name, access[name]]);
  await press(area, security.changeNickname);
  expect(await labelOf(area, 'nickname')).toContain(access.nickname);
  await press(area, security.cancel);
  await press(area, `${security.set} – ${security.name.paymentPassword}`);
  const step = area.page().getByRole('dialog', { name: security.title.paymentPassword });
  for (const name of ['newPassword', 'confirmNewPassword'] as const)
    expect(await labelOf(step, name)).toContain(security.payment[name]);
  await press(step, shell.close);
  await step.waitFor({ state: 'hidden' });
};

/** What is wrong is told in the words of the field and of its pattern. */
const expectProblems = async (register: Locator): Promise<void> => {
  const { access } = my;
  await fill(register, Object.fromEntries(PATTERNS.map(([field, , , , bad]) => [field, bad])));
  await fill(register, { password: '1', mobileNum: 'x' });
  await submit(register);
  for (const [index, [field, , min, max]] of PATTERNS.entries()) {
    const key = `reg_pattern_${index + 1}` as 'reg_pattern_1';
    const words = access[key].replace('(min)', String(min)).replace('(max)', String(max));
    const problem = await problemOf(register, field);
    expect([field, problem.slice(-words.length)]).toEqual([field, words]);
  }
  const wrong = Object.entries(access.wrong);
  expect(new Set(wrong.map(([, text]) => text)).size).toBe(wrong.length);
  for (const [name, text] of wrong) expect(await problemOf(register, name)).toContain(text);
};

/** Every field is on and held to its pattern, with a captcha and a code beside them. */
const switchFieldsOn = async (): Promise<void> => {
  const { testSite } = site;
  onTestFinished(async () => {
    await site.flags({ REGMOBVERF3: false });
    await operate(testSite.databaseUrl, 'setting', 'registration.registerCaptcha', 'false');
    await untilPermission(testSite, ({ register }) => !register.captcha);
  });
  const held = PATTERNS.map(([field, acceptedPattern, minLength, maxLength], index) => [
    field,
    { enabled: true, acceptedPattern, patternId: index + 1, minLength, maxLength },
  ]);
  await changeRules({ mobileNum: { enabled: true }, ...Object.fromEntries(held) });
  await site.flags({ REGMOBVERF3: true });
  await operate(testSite.databaseUrl, 'setting', 'registration.registerCaptcha', 'true');
  await untilPermission(testSite, ({ register }) => register.captcha);
};

test('ACCESS-046 ACCESS-048 ACCESS-050 ACCESS-055 ACCESS-079 ACCESS-080 ACCESS-081 ACCESS-082 ACCESS-083 ACCESS-084 ACCESS-085 ACCESS-086 ACCESS-087 ACCESS-088 ACCESS-089 ACCESS-112 ACCESS-113 ACCESS-114 ACCESS-115 ACCESS-116 ACCESS-117 ERRORS-005 ERRORS-023 in Burmese every field has its name, what is wrong is told in the words of the field and of its pattern, and the forms that say so meet WCAG 2.2 AA', async () => {
  await site.openAccount('named1');
  await switchFieldsOn();
  await using visitor = await site.visit({ language: 'my' });
  const { page } = visitor;
  const { access, shell } = my;
  await page.goto('/register');
  const register = titled(page, access.register.title);
  await register.getByRole('img', { name: access.captchaPicture.picture }).waitFor();
  const fields = PATTERNS.map(([field]) => field);
  for (const name of [...fields, 'mobileNum', 'confirmPassword', 'verificationCode', 'captcha'] as const)
    expect([name, await labelOf(register, name)]).toEqual([name, access[name]]);
  await expectProblems(register);
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);

  await press(register, access.register.toLogin);
  const login = titled(page, access.login.title);
  await press(login, access.login.forgot);
  const forgot = titled(page, access.forgot.title);
  await forgot.getByRole('tab', { name: access.tabs.mobile }).click();
  await submit(forgot);
  await forgot.getByText(access.notEmpty).first().waitFor();
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);
  await press(forgot, access.register.toLogin);
  await fill(login, { username: 'named1', password: PASSWORD });
  await submit(login);
  await page.getByRole('button', { name: shell.accountMenu.replace('{{name}}', 'named1') }).click();
  await press(page, shell.myAccount);
  await expectNames(titled(page, my.accountArea.title));
});
