import { loadConsoleMessages } from '@hintha/messages';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOffice, type Office } from './office.ts';
import { auditPage } from '../audit-page.ts';

const en = await loadConsoleMessages('EN');
const my = await loadConsoleMessages('MY');
const words = en.missions;

let office: Office;
let token = '';

beforeAll(async () => {
  office = await openOffice();
  token = await office.enter(await office.hire('thiri'));
}, 180_000);

afterAll(() => office?.[Symbol.asyncDispose]());

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });
const field = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByLabel(name, { exact: false }).first();

const confirm = async (page: Page, name: string, reason: string): Promise<void> => {
  await page.getByRole('dialog').getByLabel(en.appShell.reason, { exact: false }).last().fill(reason);
  await button(page.getByRole('dialog'), name).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

test('staff makes a mission, switches it off and sets the prizes, all of it in the audit', async () => {
  await using visitor = await office.visit({ token, width: 1440 });
  const { page } = visitor;
  await page.goto('/missions');
  await page.getByRole('cell', { name: 'Fill the purse', exact: true }).waitFor();
  await button(page, words.create).click();
  await field(page, words.titleEn).fill('Ten wins a week');
  await field(page, words.titleMy).fill('တစ်ပတ် ဆယ်ပွဲ');
  await field(page, words.target).fill('10');
  await field(page, words.rewardKind).selectOption('POINTS');
  await page.getByRole('dialog').getByLabel(words.reward, { exact: false }).last().fill('75');
  await field(page, words.type).selectOption('WEEKLY');
  await field(page, words.metric).selectOption('WINS');
  await field(page, words.startsOn).fill('2026-11-01');
  expect(await auditPage(page)).toEqual([]);
  await confirm(page, words.createDo, 'for the new year');
  const row = page.getByRole('row').filter({ hasText: 'Ten wins a week' });
  await row.getByText(words.points.replace('{{amount}}', '75')).waitFor();
  await row.getByRole('button').click();
  await page.getByRole('switch', { name: words.enabled }).click();
  await confirm(page, words.change, 'not yet');
  await row.getByText(words.off, { exact: true }).waitFor();
  await button(page, words.tabs.leaderboard).click();
  await button(page, words.prizes).click();
  const lines = field(page, words.prizeLines);
  await expect.poll(() => lines.inputValue()).toContain('4-10 50000.00');
  await lines.fill('1 100000\n1 50000');
  await page.getByText(words.prizeWrong).waitFor();
  await lines.fill('1 100000\n2-5 50000');
  expect(await auditPage(page)).toEqual([]);
  await confirm(page, words.change, 'a smaller week');
  const { rows } = await office.db.pool.query(
    `select action, reason from audit_entry where action like 'mission.%' and actor_name = 'thiri'
     order by position`,
  );
  expect(rows).toEqual([
    { action: 'mission.create', reason: 'for the new year' },
    { action: 'mission.change', reason: 'not yet' },
    { action: 'mission.prizes', reason: 'a smaller week' },
  ]);
  expect(visitor.complaints).toEqual([]);
}, 60_000);

test('the missions and the ranking of the staff, in both themes, on a phone and a desk', async () => {
  // An hour ahead, so that the ranks are not worked out anew meanwhile.
  await office.db.pool.query(`
    insert into missions_week (week, ranked_at)
    select date_trunc('week', now() at time zone 'Asia/Yangon')::date, now() + interval '1 hour'
    on conflict (week) do update set ranked_at = excluded.ranked_at`);
  await office.db.pool.query(`
    insert into missions_standing (week, rank, account_id, score, reached_at)
    select date_trunc('week', now() at time zone 'Asia/Yangon')::date, row_number() over (order by id), id,
           1000000 - id, now()
    from identity_account on conflict do nothing`);
  for (const width of [390, 1440]) {
    await using visitor = await office.visit({ token, language: 'MY', width });
    const { page } = visitor;
    await page.goto('/missions');
    await page.getByText('Fill the purse').first().waitFor();
    expect(await auditPage(page)).toEqual([]);
    await button(page, my.missions.tabs.leaderboard).click();
    await page
      .getByText(/Ks.9,990\.00/)
      .first()
      .waitFor();
    expect(await auditPage(page)).toEqual([]);
  }
}, 60_000);
