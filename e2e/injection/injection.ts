import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisitor, shareBrowser, type Visitor } from '../browser.ts';
import { contentSite } from '../content/content-site.ts';
import { goInside } from '../site/go-inside.ts';
import { type Filled, fillWorld } from './fill-world.ts';
import { expectNothingBrought, poisonPieces } from './past-operator.ts';
import { openPayloads } from './payloads.ts';
import { type Watch, watchPage } from './watch-page.ts';

const payloads = openPayloads();
let filling: Promise<Filled> | undefined;

/** The other journeys of the world come first, and would meet what is written here. */
const fill = (): Promise<Filled> => (filling ??= fillWorld(contentSite.office, contentSite.token, payloads));

/** Of a rich text the marks are taken away, and what stands before them is left. */
const expectedOf = (field: string): string => {
  const written = payloads.written.get(field) ?? `nothing was written as ${field}`;
  return field.startsWith('content of') ? (/^P\d+/.exec(written)?.[0] ?? written) : written;
};

/** A path, and the fields whose texts stand there as they were written. */
type Stop = readonly [path: string, ...fields: string[]];

/** Ways to pay in behind the first ones are shown when they are asked for. */
const unfold = async (page: Page): Promise<void> => {
  for (const button of await page.locator('form button[aria-expanded=false]').all()) await button.click();
};

/** Walks the pages, and waits on each for what was written. */
const walk = async ({ page }: Visitor, watch: Watch, stops: readonly Stop[]): Promise<void> => {
  for (const [path, ...fields] of stops) {
    await goInside(page, path);
    const missing = async () => {
      await unfold(page);
      const text = (await watch.look(path)).toLowerCase();
      return fields.filter((field) => !text.includes(expectedOf(field).toLowerCase()));
    };
    await expect.poll(missing, { message: `what stands at ${path}` }).toEqual([]);
  }
};

/** Plants a text where it is taken for more than text, which has to be heard. */
const expectHeard = async ({ page }: Visitor, watch: Watch): Promise<void> => {
  await page.evaluate(
    (text) => {
      document.body.innerHTML = text;
    },
    payloads.next('a planted one') + '<img src=x onerror=ran()>',
  );
  await expect.poll(() => watch.harm.join()).toMatch(/kept by the policy/);
  await watch.look('the planted page');
  expect(watch.harm.join()).toMatch(/the planted page has <img/);
};

test('what members, visitors, vendors and staff have written runs nowhere in the console, where a text that is taken for more would be noticed', async () => {
  const { member: seen, withdrawal, caseId, chat, notice, promotion, raffle, mail } = await fill();
  await using staff = await contentSite.office.visit({ token: contentSite.token });
  const watch = await watchPage(staff);
  await staff.page.goto('/members');
  await walk(staff, watch, [
    ['/members'],
    [`/members/${seen.id}?tab=notes`, 'note'],
    [`/members/${seen.id}?tab=restrictions`, 'note of a restriction'],
    [`/members/${seen.id}?tab=sessions`, 'user agent'],
    [`/withdrawals/${withdrawal}`],
    ['/cases', 'case'],
    [`/cases/${caseId}`, 'case'],
    ['/chats', 'name of a visitor', 'line of a visitor'],
    [`/chats/${chat}`, 'line of a member', 'line of the staff'],
    ['/channels', 'channel'],
    ['/channels/hostile', 'receiver', 'number of a receiver'],
    ['/raffles', 'raffle'],
    [`/raffles/${raffle}`, 'raffle', 'beacon'],
    ['/vendors', 'vendor'],
    ['/lobby'],
    ['/rewards', 'reward'],
    ['/missions', 'mission'],
    ['/content?kind=NOTICE', 'title of a NOTICE'],
    [`/content/${notice}?kind=NOTICE`, 'title of a NOTICE'],
    [`/content/${promotion}?kind=PROMOTION`, 'title of a PROMOTION'],
    ['/notifications', 'recipient'],
    [`/notifications/${mail}`, 'recipient', 'subject', 'mail'],
    ['/audit', 'reason'],
    ['/settings'],
  ]);
  expect(watch.harm).toEqual([]);
  await expectHeard(staff, watch);
});

test('what members, vendors and staff have written runs nowhere on the site, nor what gets past the operator', async () => {
  const { member: seen, promotion, notice } = await fill();
  const poisoned = await poisonPieces();
  await using member = await openVisitor(await shareBrowser('pictures'), contentSite.operatorUrl, {
    language: 'en',
  });
  await member.context.addInitScript((kept) => {
    sessionStorage.setItem('token', kept);
    sessionStorage.setItem('username', 'scribe');
  }, seen.token);
  const watch = await watchPage(member);
  await member.page.goto('/');
  const foot = ['licence', 'text of a licence', 'company'];
  await walk(member, watch, [
    ['/', 'title of a popup', 'content of a popup'],
    ['/promotions', 'title of a BANNER'],
    [`/promoDetail?id=${promotion}`, 'title of a PROMOTION', 'content of a PROMOTION', ...foot],
    [`/noticePage?id=${notice}`, 'title of a NOTICE', 'content of a NOTICE'],
    ['/rng'],
    ['/pointMall', 'reward'],
    ['/chat', 'line of a member', 'line of the staff'],
    ['/depositv2', 'channel'],
  ]);
  await expectNothingBrought(member.page, poisoned);
  expect(watch.harm).toEqual([]);
});
