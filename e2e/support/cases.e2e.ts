import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditPage, auditThemes } from '../audit-page.ts';
import { button, ACCOUNT_TEXTS, CONSOLE_TEXTS, openCounter, SITE, type Counter } from './counter.ts';

const words = ACCOUNT_TEXTS.EN.support;
const { cases } = CONSOLE_TEXTS.EN;

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
}, 180_000);
afterAll(() => counter?.[Symbol.asyncDispose]());

test('CONTENT-003 CONTENT-020 SHELL-091 a member files a complaint with what the page knows, the staff answers, the member reads it', async () => {
  await using member = await counter.visit();
  await counter.signIn(member, 'complainer');
  await member.page.goto('/');
  const { page } = member;
  await button(page, SITE.EN.shell.accountMenu.replace('{{name}}', 'complainer')).click();
  await button(page, SITE.EN.shell.myAccount).click();
  await page
    .getByRole('navigation')
    .getByRole('button', { name: ACCOUNT_TEXTS.EN.menu.cases })
    .first()
    .click();
  const { feedback } = words;
  await page.getByLabel(feedback.type).selectOption('complaint');
  await page.getByLabel(feedback.content).fill('too short');
  await button(page, feedback.send).click();
  await page.getByText(feedback.tooShort.replace('{{least}}', '10')).waitFor();
  const complaint = 'My withdrawal has been on its way since Monday.';
  await page.getByLabel(feedback.content).fill(complaint);
  await page.getByText(feedback.alongShow).click();
  const along = page.locator('details dl');
  await along.getByText('"EN"').waitFor();
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);
  await button(page, feedback.send).click();
  await page.getByText(feedback.states.OPEN).waitFor();
  await using staff = await counter.openConsole('/cases');
  await staff.page.getByRole('row').filter({ hasText: complaint }).click();
  const known = staff.page.getByRole('complementary').locator('dl').filter({ hasText: 'currencySymbol' });
  expect(await known.innerText()).toMatch(/"Ks"[\s\S]*"EN"[\s\S]*"dark"/);
  await button(staff.page.getByRole('complementary'), new RegExp(`^${cases.answer}`)).click();
  const dialog = staff.page.getByRole('dialog');
  await dialog.getByLabel(cases.words).fill('It was paid this morning.');
  expect(await auditPage(staff.page, '[role=dialog]')).toEqual([]);
  await button(dialog, cases.answer).click();
  await staff.page.getByText(cases.answered, { exact: true }).first().waitFor();
  // The page hears of it by itself.
  await page.getByText(feedback.states.ANSWERED).waitFor();
  await page.getByRole('button', { name: new RegExp(feedback.states.ANSWERED) }).click();
  await page.getByText('It was paid this morning.').waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
}, 120_000);

test('CONTENT-007 feedback opens over the page from its foot, and tells the number of the case', async () => {
  await using guest = await counter.visit();
  const { page } = guest;
  await page.goto('/');
  await button(page, SITE.EN.home.footer.feedback).click();
  const dialog = page.getByRole('dialog', { name: ACCOUNT_TEXTS.EN.menu.cases });
  await dialog.getByText(words.feedback.empty).waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await dialog.getByLabel(words.feedback.along).uncheck();
  await dialog.getByText(words.feedback.alongShow).waitFor({ state: 'detached' });
  await dialog.getByLabel(words.feedback.content).fill('More games with elephants, please.');
  await button(dialog, words.feedback.send).click();
  await dialog.getByText(words.feedback.sent.split('{{number}}')[0] ?? '').waitFor();
  await dialog.getByRole('button', { name: words.feedback.number.replace(' {{number}}', '') }).click();
  await dialog.getByText('More games with elephants, please.').waitFor();
}, 60_000);

test('the desk of cases is readable by everybody in both themes, in Burmese', async () => {
  await using staff = await counter.openConsole('/cases?state=ANSWERED', { language: 'MY' });
  await staff.page.getByRole('row').filter({ hasText: 'since Monday' }).click();
  await staff.page.getByText('It was paid this morning.').waitFor();
  expect(await auditThemes(staff.page)).toEqual([]);
}, 60_000);
