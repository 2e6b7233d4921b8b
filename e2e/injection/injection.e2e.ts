import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '../browser.ts';
import { openVisitor, shareBrowser } from '../browser.ts';
import { openOffice, type Office } from '../console/office.ts';
import { goInside } from '../site/go-inside.ts';
import { type Filled, fillWorld } from './fill-world.ts';
import { openPayloads } from './payloads.ts';
import { type Watch, watchPage } from './watch-page.ts';

const payloads = openPayloads();
let office: Office;
let staff: Visitor;
let member: Visitor;
let filled: Filled;

beforeAll(async () => {
  // With pictures, since one that cannot be loaded is what runs most stored scripts.
  office = await openOffice({ draws: 'pictures' });
  const token = await office.enter(await office.hire('thiri'));
  filled = await fillWorld(office, token, payloads);
  staff = await office.visit({ token });
  member = await openVisitor(await shareBrowser('pictures'), office.testSite.operatorUrl, {
    language: 'en',
    worker: false,
  });
  await member.context.addInitScript((kept) => {
    sessionStorage.setItem('token', kept);
    sessionStorage.setItem('username', 'scribe');
  }, filled.member.token);
});

afterAll(async () => {
  await staff?.[Symbol.asyncDispose]();
  await member?.[Symbol.asyncDispose]();
  await office?.[Symbol.asyncDispose]();
});

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

test('what members, visitors, vendors and staff have written runs nowhere in the console', async () => {
  const watch = await watchPage(staff);
  await staff.page.goto('/members');
  const { member: seen, withdrawal, caseId, notice, promotion, raffle, mail } = filled;
  await walk(staff, watch, [
    ['/members'],
    [`/members/${seen.id}?tab=notes`, 'note'],
    [`/members/${seen.id}?tab=restrictions`, 'note of a restriction'],
    [`/members/${seen.id}?tab=sessions`, 'user agent'],
    [`/withdrawals/${withdrawal}`],
    ['/cases', 'case'],
    [`/cases/${caseId}`, 'case'],
    ['/chats', 'name of a visitor', 'line of a member', 'line of a visitor'],
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
    ['/staff'],
    ['/site'],
    ['/registration'],
    ['/settings'],
  ]);
  expect(watch.harm).toEqual([]);
});

test('what members, vendors and staff have written runs nowhere on the site', async () => {
  const watch = await watchPage(member);
  await member.page.goto('/');
  await walk(member, watch, [
    ['/', 'licence', 'text of a licence', 'company'],
    ['/promotions', 'title of a BANNER'],
    [`/promoDetail?id=${filled.promotion}`, 'title of a PROMOTION', 'content of a PROMOTION'],
    [`/noticePage?id=${filled.notice}`, 'title of a NOTICE', 'content of a NOTICE'],
    ['/rng'],
    ['/pointMall', 'reward'],
    ['/chat', 'line of a member'],
    ['/depositv2', 'channel'],
  ]);
  expect(watch.harm).toEqual([]);
});

test('a text that is taken for more than text is noticed', async () => {
  await using visitor = await openVisitor(await shareBrowser('pictures'), office.origin);
  const watch = await watchPage(visitor);
  await visitor.page.goto('/');
  await visitor.page.evaluate(
    (text) => {
      document.body.innerHTML = text;
    },
    payloads.next('a planted one') + '<img src=x onerror=ran()>',
  );
  await expect.poll(() => watch.harm.join()).toMatch(/kept by the policy/);
  await watch.look('the planted page');
  expect(watch.harm.join()).toMatch(/the planted page has <img/);
});
