import { loadConsoleMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../../test/draw-page.tsx';
import { EVENT_FILE, HEARD_FEED, LIVE_EVENT } from '../../../../test/sports-events.ts';
import { SportsPage } from '../sports-page.tsx';
import type { SportsEvent } from '../use-events.ts';

const { appShell, sports: words, table } = await loadConsoleMessages('en');

const AHEAD: SportsEvent = { ...LIVE_EVENT, id: '8', home: 'Bago', away: 'Dawei', state: 'SCHEDULED' };
const DIFFERING: SportsEvent = {
  ...LIVE_EVENT,
  id: '9',
  home: 'Pathein',
  away: 'Myeik',
  state: 'SETTLED',
  differs: true,
  finishedAt: Date.now(),
};
const NAME = `${LIVE_EVENT.home} – ${LIVE_EVENT.away}`;
const PAGE_SIZE = 50;

let answers: Answers;
beforeEach(() => {
  answers = answerCalls()
    .give('listViews', [])
    .give('readSportsFeed', HEARD_FEED)
    .give('listAdminEvents', ({ query }) => {
      const { list, pageNo } = query as { list: string; pageNo: number };
      const lists: Record<string, SportsEvent[]> = { live: [LIVE_EVENT], ahead: [AHEAD], due: [DIFFERING] };
      const found = list === 'ahead' && pageNo === 2 ? [{ ...AHEAD, id: '80', home: 'Sittwe' }] : lists[list];
      return { list: found ?? [], total: found?.length ?? 0, totalPages: list === 'ahead' ? 2 : 1 };
    });
});

const draw = (address = '/sports', roles?: Parameters<typeof drawPage>[1]['roles']) =>
  drawPage(<SportsPage />, { path: '/sports', address, ...(roles && { roles }) });
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name, 'u') }));

test('an event in play stands with its clock, its score and its liability against the limit', async () => {
  draw();
  const row = await rowOf(NAME);
  expect(row.getByText('55:00')).toBeDefined();
  expect(row.getByText('2–1')).toBeDefined();
  const bar = row.getByRole('meter', { name: words.liability });
  expect(bar.getAttribute('aria-valuenow')).toBe('96');
  expect(bar.dataset['level']).toBe('full');
});

test('an event is suspended by a click and a reason', async () => {
  answers.give('suspendSportsEvent', {});
  const user = draw();
  await user.click((await rowOf(NAME)).getByRole('button', { name: `Suspend ${NAME}` }));
  await fill(user, appShell.reason, 'a goal is being looked at');
  await user.click(openDialog().getByRole('button', { name: words.suspend }));
  await screen.findByText(words.suspended);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers.asked('suspendSportsEvent')).toMatchObject([
    { params: { id: '7' }, body: { isSuspended: true, reason: 'a goal is being looked at' } },
  ]);
});

test('by the keyboard alone one goes to an event and suspends it', async () => {
  answers.give('suspendSportsEvent', {});
  const user = draw();
  await rowOf(NAME);
  await user.keyboard('js');
  expect(openDialog().getByText(words.suspendAsk)).toBeDefined();
  await user.keyboard('the line is late{Enter}');
  await screen.findByText(words.suspended);
  expect(answers.asked('suspendSportsEvent')).toMatchObject([{ params: { id: '7' } }]);
});

test('a list that is longer than a page goes on, and is exported as a whole', async () => {
  const user = draw('/sports?list=ahead');
  await rowOf('Bago');
  await user.click(screen.getByRole('button', { name: table.more }));
  await rowOf('Sittwe');
  using saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#file');
  await user.click(screen.getByRole('button', { name: table.export }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [[file] = []] = saved.mock.calls;
  const lines = file instanceof Blob ? (await file.text()).trim().split(/\r?\n/u) : [];
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain(words.limit);
  expect(lines[1]).toContain('4800000.00');
  expect(answers.asked('listAdminEvents')).toContainEqual(
    expect.objectContaining({ query: expect.objectContaining({ list: 'ahead', pageSize: PAGE_SIZE }) }),
  );
});

test('what waits for the staff is counted, and marked by why it waits', async () => {
  const user = draw();
  expect(await screen.findByText(words.dueCount.replace('{{count}}', '1'))).toBeDefined();
  await user.click(screen.getByRole('button', { name: new RegExp(`^${words.lists.due}`, 'u') }));
  const row = await rowOf('Pathein');
  expect(row.getByText(words.marks.differs)).toBeDefined();
  expect(row.queryByRole('button', { name: /Suspend/u })).toBeNull();
});

test('a feed that is down is said above the list, with the way to it', async () => {
  answers.give('readSportsFeed', { ...HEARD_FEED, heardAt: Date.now() - 90_000, now: Date.now() });
  draw();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/No feed messages for 1:3/u)).toBeDefined();
  expect(alert.getByRole('link', { name: words.feed.open }).getAttribute('href')).toBe('/sports-feed');
});

test('who only looks can suspend nothing', async () => {
  const user = draw('/sports', ['auditor']);
  const row = await rowOf(NAME);
  expect(row.queryByRole('button')).toBeNull();
  await user.keyboard('js');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('from the page of an event one comes back to its row', async () => {
  answers.give('readAdminEvent', EVENT_FILE);
  const user = draw();
  await user.click((await rowOf(NAME)).getByRole('link', { name: NAME }));
  await screen.findByRole('heading', { name: NAME });
  await user.keyboard('{Escape}');
  await rowOf(NAME);
  expect(document.activeElement?.textContent).toBe(NAME);
});
