import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { auditPage } from '../audit-page.ts';
import { act, button, confirm, dialog, drawer, en, fieldOf } from './console-page.ts';
import type { Office } from './office.ts';

const words = en.integrations;

/** Connects the studio by a key that it does not know, and rotates the key. */
export const expectKeyRefused = async (office: Office, token: string): Promise<void> => {
  const { page, complaints } = await office.openAt(token, '/integrations');
  await button(page, words.create).click();
  const form = dialog(page);
  await fieldOf(form, words.code).fill('northstar');
  await fieldOf(form, words.name).fill('Northstar');
  await fieldOf(form, words.vendorUrl).fill(office.studioUrl);
  await fieldOf(form, words.operatorId).fill('hintha');
  await confirm(page, words.createDo, 'the contract of this year');
  const secret = page.locator('[data-secret]');
  expect((await secret.textContent())?.length).toBeGreaterThan(40);
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await button(page, words.secretKept).click();
  await act(drawer(page), words.test).click();
  await page.getByText(words.failures.refused.replace('{{detail}}', '403')).waitFor();
  // Its key counts at once while nothing is let in by it.
  await act(drawer(page), words.rotate).click();
  await confirm(page, words.rotate, 'the vendor lost it');
  await button(page, words.secretKept).click();
  expect(await secret.count()).toBe(0);
  expect(complaints).toEqual([]);
};

/** The key and the session of the demo open the wallet to a vendor's program; every case runs beside the dialect. */
export const expectConformance = async (office: Office): Promise<void> => {
  const file = (kind: string) => join(office.dataDir, `conformance-hub88.${kind}`);
  const runner = join(import.meta.dirname, '../../packages/vendor-protocol/src/conformance/cli.ts');
  const url = `${office.testSite.operatorUrl}/vendor/CONFORMANCE_HUB88`;
  const token = await readFile(file('token'), 'utf8');
  const where = ['--url', url, '--key', file('pem'), `--token=${token}`, '--account', 'thiri'];
  const cases = ['--dialect', 'hub88', '--only', 'balance'];
  const run = promisify(execFile)(process.execPath, [runner, ...cases, ...where]);
  expect((await run).stdout).toMatch(/\n[1-9]\d* passed, 0 failed\n$/);
};
