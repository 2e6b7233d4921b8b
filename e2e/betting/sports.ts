import { loadSabongMessages, loadSportsMessages } from '@hintha/messages';
import { SPORTS_FEED_PATH, type SportsFeedMessage } from '@hintha/vendor-protocol/feed';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { signFeed } from '../../tools/sabong/post-feed.ts';
import { givenOpenFight } from '../../tools/scenario/index.ts';
import { fixture, market } from '../../tools/sports/feed-messages.ts';
import { auditThemes } from '../audit-page.ts';
import { type Member, siteTexts } from '../test-site.ts';
import { testSite } from './betting-site.ts';

const my = await loadSportsMessages('my');
const en = await loadSportsMessages('en');
const sabong = await loadSabongMessages('my');
const PHONE = { language: 'my', width: 360, height: 780 } as const;
const AHEAD_SECONDS = 3_600;

let member: Member;

/** What the feed tells, as its program posts it. */
const tell = async (messages: readonly SportsFeedMessage[]): Promise<void> => {
  const body = JSON.stringify({ messages });
  const reply = await fetch(`${testSite.operatorUrl}${SPORTS_FEED_PATH}`, {
    method: 'POST',
    headers: signFeed(body, new Date()),
    body,
  });
  expect(reply.status).toBe(200);
};

beforeAll(async () => {
  member = await testSite.openMember('Thuzar');
  await testSite.credit('Thuzar', '50000');
  await tell([
    fixture('derby', AHEAD_SECONDS, { home: 'Yangon', away: 'Mandalay' }),
    market('derby', '1x2', ['2.1000', '3.3000', '3.6000']),
    fixture('final', AHEAD_SECONDS, { sport: 'esports', home: 'Alpha', away: 'Beta', bestOf: 3 }),
    market('final', 'match_winner', ['1.8000', '2.0000']),
  ]);
  await givenOpenFight(testSite.db, 'RING', 1);
});

const press = (within: Locator | Page, name: string | RegExp): Promise<void> =>
  within.getByRole('button', { name }).first().click();

const isNarrow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** The vendors of an area beside what the operator offers itself, with the mark of those that open soon. */
const strip = (page: Page, language: 'en' | 'my') =>
  page.getByRole('list', { name: siteTexts[language].lobby.studios }).getByRole('listitem');

test('SPORTS-001 on a phone a member bets on a price from the slip, and finds the ticket among the bets', async () => {
  await using visitor = await testSite.visitAs(member, { ...PHONE, address: '/sports' });
  const { page } = visitor;
  await press(page, /Yangon.*2\.10/u);
  await press(page, new RegExp(my.slip.open, 'u'));
  const slip = page.getByRole('dialog');
  await press(slip.getByRole('group', { name: my.slip.presets }), /1,000/u);
  await press(slip, new RegExp(my.slip.bet.replace('{{amount}}', '.+'), 'u'));
  await slip.getByText(my.slip.accepted).waitFor();
  expect(await isNarrow(page)).toBe(true);
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);
  await slip.getByRole('link', { name: my.slip.toTickets }).click();
  const ticket = page.getByRole('main').getByRole('listitem').filter({ hasText: '2.10' }).first();
  await ticket.getByText('Yangon').first().waitFor();
});

test('SPORTS-002 SPORTS-006 the area of esports has its matches, and both of its vendors', async () => {
  await using visitor = await testSite.visit({ language: 'en' });
  const { page } = visitor;
  await page.goto('/esports');
  await page.getByRole('button', { name: /Alpha.*1\.80/u }).waitFor();
  await page.getByRole('heading', { level: 1, name: siteTexts.en.categories.ESPORTS }).waitFor();
  await strip(page, 'en').filter({ hasText: /^IA/u }).waitFor();
  expect(await auditThemes(page, 'main')).toEqual([]);
});

test('SPORTS-004 /fbsports has the matches, and asks a visitor to log in', async () => {
  await using visitor = await testSite.visit({ language: 'en' });
  const { page } = visitor;
  await page.goto('/fbsports');
  await page.getByRole('dialog', { name: siteTexts.en.access.login.title }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Yangon.*2\.10/u }).waitFor();
  await page.getByRole('link', { name: en.page.results }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('results');
});

test('SPORTS-003 the cockfights have their ring, and a member bets on a side', async () => {
  await using visitor = await testSite.visitAs(member, { ...PHONE, address: '/sv3' });
  const { page } = visitor;
  await page.getByRole('heading', { level: 1, name: sabong.page.title }).waitFor();
  const { betOn, taken } = sabong.betting;
  await press(page.getByRole('group', { name: sabong.betting.presets }), /1,000/u);
  const meron = betOn.replace('{{amount}}', '.+').replace('{{who}}', '.+');
  await press(page, new RegExp(meron, 'u'));
  await page.getByText(new RegExp(taken.replace('{{amount}}', '.+').replace('{{who}}', '.+'), 'u')).waitFor();
  expect(await isNarrow(page)).toBe(true);
  expect(await auditThemes(page, 'main')).toEqual([]);
});
