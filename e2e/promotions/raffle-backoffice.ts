import { loadConsoleMessages } from '@hintha/messages';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { auditPage } from '../audit-page.ts';
import type { Office } from '../console/office.ts';
import { ask } from '../payments/savers.ts';

const { appShell, raffles: words } = await loadConsoleMessages('en');

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

const fill = (page: Page, label: string, text: string): Promise<void> =>
  page.getByRole('dialog').getByLabel(label, { exact: false }).first().fill(text);

const confirm = async (page: Page, name: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(appShell.reason, { exact: false }).last().fill('as it was planned');
  await button(dialog, name).click();
  await dialog.waitFor({ state: 'hidden' });
};

/** Staff makes a raffle with two prizes. */
export const createRaffle = async (page: Page, name: string): Promise<void> => {
  await button(page, words.create).click();
  await fill(page, words.nameEn, name);
  await fill(page, words.nameMy, name);
  await fill(page, words.endsAt, '2090-01-01T00:00');
  await fill(page, words.beacon, 'the public beacon of the day');
  await fill(page, words.prizeLines, '1 x 5000\n1 x 100.50');
  await confirm(page, words.createDo);
};

const approveLock = async ({ origin }: Office, token: string): Promise<void> => {
  const { approvals }: { approvals: { id: string; action: string; payloadHash: string }[] } = await ask(
    `${origin}/console/approvals`,
    'GET',
    { token },
  );
  const lock = approvals.find(({ action }) => action === 'raffle.lock');
  if (lock === undefined) throw new Error('nobody asked to lock a raffle');
  const body = { payloadHash: lock.payloadHash };
  await ask(`${origin}/console/approvals/${lock.id}/approve`, 'POST', { token, body });
};

/** Staff locks a raffle whose time is over, which the colleague of the token approves, and draws the winners. */
export const drawRaffle = async (page: Page, id: string, office: Office, token: string): Promise<void> => {
  await page.goto(`/raffles/${id}`);
  const lock = page.getByRole('button', { name: new RegExp(`^${words.lock}`, 'u') });
  await lock.waitFor();
  await lock.click();
  await fill(page, words.entropy, 'beacon-2026.1');
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await confirm(page, words.lockDo);
  await approveLock(office, token);
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${words.draw}`, 'u') }).click();
  await button(page.getByRole('dialog'), words.draw).click();
  await page.getByText(words.phases.DRAWN).first().waitFor();
};
