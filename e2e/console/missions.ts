import { expect } from 'vitest';
import { readAudit } from '../../tools/scenario/index.ts';
import { auditPage } from '../audit-page.ts';
import { button, confirm, dialog, en, fieldOf } from './console-page.ts';
import { PATIENCE, type Office } from './office.ts';

const words = en.missions;
const ACTIONS = ['mission.create', 'mission.change', 'mission.prizes'];

export const expectMissionsInAudit = async (office: Office, token: string): Promise<void> => {
  const { page, complaints } = await office.openAt(token, '/missions');
  const form = dialog(page);
  const confirmWholly = async (name: string, reason: string) => {
    await confirm(page, name, reason);
    await form.waitFor({ state: 'hidden' });
  };
  await page.getByRole('cell', { name: 'Fill the purse', exact: true }).waitFor();
  await button(page, words.create).click();
  await fieldOf(form, words.titleEn).fill('Ten wins a week');
  await fieldOf(form, words.titleMy).fill('တစ်ပတ် ဆယ်ပွဲ');
  await fieldOf(form, words.target).fill('10');
  await fieldOf(form, words.rewardKind).selectOption('POINTS');
  await form.getByLabel(words.reward, { exact: false }).last().fill('75');
  await fieldOf(form, words.type).selectOption('WEEKLY');
  await fieldOf(form, words.metric).selectOption('WINS');
  await fieldOf(form, words.startsOn).fill('2026-11-01');
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await confirmWholly(words.createDo, 'for the new year');
  const row = page.getByRole('row').filter({ hasText: 'Ten wins a week' });
  await row.getByText(words.points.replace('{{amount}}', '75')).waitFor();
  await row.getByRole('button').click();
  await page.getByRole('switch', { name: words.enabled }).click();
  await confirmWholly(words.change, 'not yet');
  await row.getByText(words.off, { exact: true }).waitFor();
  await button(page, words.tabs.leaderboard).click();
  await button(page, words.prizes).click();
  const lines = fieldOf(form, words.prizeLines);
  await expect.poll(() => lines.inputValue(), PATIENCE).toContain('4-10 50000.00');
  await lines.fill('1 100000\n1 50000');
  await page.getByText(words.prizeWrong).waitFor();
  await lines.fill('1 100000\n2-5 50000');
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await confirmWholly(words.change, 'a smaller week');
  const acts = (await Promise.all(ACTIONS.map((action) => readAudit(office.db, { action })))).flat();
  const own = acts.filter(({ actor }) => actor === 'thiri');
  expect(own.map(({ action, reason }) => [action, reason])).toEqual([
    ['mission.create', 'for the new year'],
    ['mission.change', 'not yet'],
    ['mission.prizes', 'a smaller week'],
  ]);
  expect(complaints).toEqual([]);
};
