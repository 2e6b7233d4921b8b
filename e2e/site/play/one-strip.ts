import { expect, test } from 'vitest';
import { PASSWORD } from '../../accounts.ts';
import { siteTexts } from '../../test-site.ts';
import { testSite } from './play-site.ts';

const GAME = '/seamless?vendor=PADAUK&gameCode=bagan-temple&gameType=RNG&isGame=1';
const STRIP = 44;

test('on a phone a game has one strip of 44 pixels above it, and what is told after a login covers neither', async () => {
  const { play, shell, access } = siteTexts.en;
  const { name } = await testSite.openMember('striped');
  await testSite.credit(name, '1234567.89');
  await using visitor = await testSite.visit({ width: 360, height: 780 });
  const { page } = visitor;
  await page.goto(GAME);
  const form = page.getByRole('dialog').filter({ has: page.locator('[name=password]') });
  await form.locator('[name=username]').fill(name);
  await form.locator('[name=password]').fill(PASSWORD);
  await form.locator('button[type=submit]').click();
  const frame = page.locator('main iframe[data-loaded]');
  await frame.waitFor();
  expect(await page.getByRole('banner').isVisible()).toBe(false);

  const note = page.getByRole('status').filter({ hasText: access.previousLogin.split('{{')[0] ?? '' });
  const line = await note.boundingBox();
  const strip = await page.locator('[data-game-strip]').boundingBox();
  const game = await frame.boundingBox();
  expect(line).toMatchObject({ x: 0, y: 0, width: 360 });
  expect(strip).toEqual({ x: 0, y: line?.height, width: 360, height: STRIP });
  expect(game?.y).toBe((line?.height ?? 0) + STRIP);
  for (const control of [play.back, play.refresh, shell.deposit, play.fullScreen])
    await page.getByRole('main').getByRole('button', { name: control, exact: true }).click({ trial: true });
  expect(await page.getByText('1,234,567').filter({ visible: true }).count()).toBe(1);

  await note.getByRole('button', { name: shell.close }).click();
  await expect.poll(async () => (await frame.boundingBox())?.y).toBe(STRIP);
  expect(visitor.complaints).toEqual([]);
});
