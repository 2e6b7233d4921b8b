import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { authenticatorCode } from '../authenticator.ts';
import { goInside } from '../site/go-inside.ts';
import { act, dialog, drawer, en, fieldOf, press, waitForFocus } from './console-page.ts';
import { STAFF_PASSWORD, type Office } from './office.ts';

/** The tokens of the two administrators who let others in. */
type Chiefs = readonly [maker: string, checker: string];

const CHANNEL = '/channels/kbzpay';

const menu = (page: Page): Promise<string[]> =>
  page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

export const expectPayerBack = async (office: Office, chiefs: Chiefs): Promise<void> => {
  const colleague = await office.employ('zeya', ['payments'], chiefs);
  const deposit = await office.deposit('judged', '7000.00', '654321');
  await using visitor = await office.visit({ token: colleague.token });
  const { page } = visitor;
  await page.clock.install();
  await page.goto(CHANNEL);
  await act(drawer(page), `${en.channels.takeOut}: KP-0000-01`).click();
  await fieldOf(page, en.appShell.reason).fill('the bank is down');
  await page.keyboard.press('Enter');
  await drawer(page).getByText('the bank is down', { exact: false }).waitFor();
  await drawer(page).getByText(en.channels.unhealthy, { exact: true }).waitFor();
  await goInside(page, `/deposits/${deposit}`);
  await act(drawer(page), en.deposits.approve).waitFor();
  await drawer(page).getByRole('link', { name: 'judged', exact: true }).click();
  await act(page, en.members.flag).click();
  await fieldOf(page, en.appShell.reason).fill('asked by the bank');
  await page.keyboard.press('Enter');
  await page.getByText(en.members.flags.LOCKED, { exact: true }).waitFor();
  expect(await menu(page)).not.toContain('/staff');
  await goInside(page, '/staff');
  await page.getByText(en.appShell.notYours).waitFor();
  await page.getByText(en.appShell.roles.security, { exact: false }).waitFor();
  // Nothing was asked of the server that it had to refuse.
  expect(visitor.complaints).toEqual([]);

  await goInside(page, `/deposits/${deposit}`);
  await drawer(page).getByText('judged', { exact: true }).waitFor();
  await leaveAndReturn(page, office, colleague);
  expect(new URL(page.url()).pathname).toBe(`/deposits/${deposit}`);
};

interface Known {
  readonly name: string;
  readonly token: string;
  readonly secret: string;
}

/** From the drawer of a deposit, whose dialog keeps what was written while nobody was there. */
const leaveAndReturn = async (page: Page, office: Office, known: Known): Promise<void> => {
  const reason = () => fieldOf(page, en.appShell.reason);
  await page.keyboard.press('a');
  await waitForFocus(dialog(page));
  await reason().fill('seen on the statement of noon');
  await page.clock.fastForward('14:30');
  await page.mouse.move(200, 200);
  await page.clock.fastForward('14:30');
  expect(await reason().inputValue()).toBe('seen on the statement of noon');
  await page.clock.fastForward('01:00');
  await page.getByText(en.signIn.ended).waitFor();
  expect(await page.getByText('judged', { exact: true }).count()).toBe(0);

  // The token is gone from the operator too, not from this page alone.
  const headers = { authorization: `Bearer ${known.token}` };
  const statusOf = async () => (await fetch(`${office.origin}/console/deposits`, { headers })).status;
  await expect.poll(statusOf).toBe(401);
  expect(await fieldOf(page, en.signIn.name).inputValue()).toBe(known.name);
  await signIn(page, en, known.secret);
  await drawer(page).getByText('judged', { exact: true }).waitFor();
  await page.keyboard.press('a');
  await expect.poll(() => reason().inputValue()).toBe('seen on the statement of noon');
};

/** Password and code, once the name is filled in. */
export const signIn = async (page: Page, { signIn: words }: typeof en, secret: string): Promise<void> => {
  await fieldOf(page, words.password).fill(STAFF_PASSWORD);
  await press(page, 'Enter');
  // The code of this half minute may have counted already; that of the next is taken as well.
  await fieldOf(page, words.code).fill(authenticatorCode(secret, Date.now() + 30_000));
  await press(page, 'Enter');
};
