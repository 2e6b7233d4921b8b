import { loadConsoleMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPage } from '../../../../test/draw-page.tsx';
import { HEARD_FEED } from '../../../../test/sports-events.ts';
import { FeedPage } from './feed-page.tsx';

const { feed: words } = (await loadConsoleMessages('en')).sports;

let answers: Answers;
beforeEach(() => {
  answers = answerCalls();
});

const draw = (other: Partial<typeof HEARD_FEED> = {}) => {
  answers.give('readSportsFeed', { ...HEARD_FEED, now: Date.now(), heardAt: Date.now() - 2_000, ...other });
  return drawPage(<FeedPage />, { path: '/sports-feed' });
};

test('a feed that is heard says so, with what became of its messages', async () => {
  draw();
  expect(await screen.findByText(words.well)).toBeDefined();
  expect(screen.getByText(words.isHeard)).toBeDefined();
  expect(screen.getByText('1,284')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a feed that is down cannot be missed, and the events that it is silent about lead to their pages', async () => {
  const silent = [{ id: '7', home: 'Yangon', away: 'Mandalay', heardAt: Date.now() - 65_000 }];
  draw({ heardAt: Date.now() - 61_000, silent });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/^No feed messages for 1:0/u)).toBeDefined();
  expect(screen.getByText(words.isDown)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Yangon – Mandalay' }).getAttribute('href')).toBe('/sports/7');
});

test('a feed that was never heard is not called silent', async () => {
  draw({ heardAt: null, messages: 0 });
  expect(await screen.findByText(words.neverText)).toBeDefined();
  expect(screen.getByText(words.never)).toBeDefined();
});
