import { loadSabongMessages, loadSportsMessages } from '@hintha/messages';
import { SPORTS_FEED_PATH, type SportsFeedMessage } from '@hintha/vendor-protocol/feed';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { signFeed } from '../../tools/sabong/post-feed.ts';
import { givenOpenFight } from '../../tools/scenario/index.ts';
import { fixture, market } from '../../tools/sports/feed-messages.ts';
import { auditThemes } from '../audit-page.ts';
import { goInside } from '../site/go-inside.ts';
import { type Member, siteTexts } from '../test-site.ts';
import { isNarrow, testSite } from './betting-site.ts';

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

const betOnMatch = async (page: Page): Promise<void> => {
  await press(page, /Yangon.*2\.10/u);
  await press(page, new RegExp(my.slip.open, 'u'));
  const slip = page.getByRole('dialog');
  await press(slip.getByRole('group', { name: my.slip.presets }), /1,000/u);
  await press(slip, new RegExp(my.slip.bet.replace('{{amount}}', '.+'), 'u'));
  await slip.getByText(my.slip.accepted).waitFor();
};

const seeTicket = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('link', { name: my.slip.toTickets }).click();
  const ticket = page.getByRole('main').getByRole('listitem').filter({ hasText: '2.10' }).first();
  await ticket.getByText('Yangon').first().waitFor();
};

const betOnFight = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: sabong.page.title }).waitFor();
  const { betOn, taken, presets } = sabong.betting;
  await press(page.getByRole('group', { name: presets }), /1,000/u);
  const meron = betOn.replace('{{amount}}', '.+').replace('{{who}}', '.+');
  await press(page, new RegExp(meron, 'u'));
  await page.getByText(new RegExp(taken.replace('{{amount}}', '.+').replace('{{who}}', '.+'), 'u')).waitFor();
};

test('SPORTS-001 SPORTS-003 on a phone a member bets on a price from the slip and finds the ticket among the bets; the cockfights have their ring, where a side is bet on', async () => {
  await using visitor = await testSite.visitAs(member, { ...PHONE, address: '/sports' });
  const { page } = visitor;
  await betOnMatch(page);
  expect(await isNarrow(page)).toBe(true);
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);
  await seeTicket(page);
  await goInside(page, '/sv3');
  await betOnFight(page);
  expect(await isNarrow(page)).toBe(true);
  expect(await auditThemes(page, 'main')).toEqual([]);
});

test('SPORTS-002 SPORTS-004 SPORTS-006 /fbsports has the matches, and asks a visitor to log in; the area of esports has its own, and both of its vendors', async () => {
  await using visitor = await testSite.visit({ language: 'en' });
  const { page } = visitor;
  await page.goto('/fbsports');
  await page.getByRole('dialog', { name: siteTexts.en.access.login.title }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Yangon.*2\.10/u }).waitFor();
  await page.getByRole('link', { name: en.page.results }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('results');

  await goInside(page, '/esports');
  await page.getByRole('button', { name: /Alpha.*1\.80/u }).waitFor();
  const { lobby, categories } = siteTexts.en;
  await page.getByRole('heading', { level: 1, name: categories.ESPORTS }).waitFor();
  const main = page.getByRole('main');
  const vendors = main.getByRole('list', { name: lobby.studios }).getByRole('listitem');
  for (const vendor of [/^TF/u, /^IA/u]) await vendors.filter({ hasText: vendor }).waitFor();
});
