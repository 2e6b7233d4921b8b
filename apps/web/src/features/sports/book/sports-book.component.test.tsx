import { loadSportsMessages } from '@hintha/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPart } from '../../../../test/draw-part.tsx';
import { drawForMember } from '../../../../test/draw-for-member.tsx';
import { eventOf, marketOf, quoteOf, TestEventSource } from '../../../../test/given-matches.ts';
import type { SportsEvent } from '../live/book.ts';
import { EMPTY_SLIP } from '../slip/slip.ts';
import { changeSlip } from '../slip/use-slip.ts';
import { SportsBook } from './sports-book.tsx';

const { page: words, slip: slipWords } = await loadSportsMessages('en');

const league = (code: string) => ({ code, name: `League ${code}` });
let number = 0;

/** Matches of two leagues, each with markets of its own, whose ids no other test has. */
const matches = (count: number, own: Partial<SportsEvent> = {}): SportsEvent[] =>
  Array.from({ length: count }, (_, at) => {
    number += 1;
    const id = String(1000 + number);
    return eventOf({
      id,
      league: league(at % 2 === 0 ? 'A' : 'B'),
      home: `Home ${at + 1}`,
      away: `Away ${at + 1}`,
      markets: [
        marketOf({ id: `${id}1` }),
        marketOf({
          id: `${id}2`,
          code: 'over_under',
          line: '2.5',
          picks: ['over', 'under'],
          prices: ['1.9000', '1.9500'],
        }),
      ],
      ...own,
    });
  });

let answers: Answers;
const giveMatches = (list: readonly SportsEvent[], counts = { live: list.length, today: 5, early: 7 }) =>
  answers.give('listSportsEvents', ({ query }) => ({
    now: Date.now(),
    counts,
    list: (query as { when: string }).when === 'early' ? [] : [...list],
  }));

beforeEach(() => {
  answers = answerCalls()
    .give('quoteSportsTicket', quoteOf({}))
    .give('readSportsPreferences', { format: 'decimal', accepts: 'none' })
    .give('listSportsTickets', { list: [], total: 0, totalPages: 0 });
  TestEventSource.opened = [];
  vi.stubGlobal('EventSource', TestEventSource);
  act(() => changeSlip(() => EMPTY_SLIP));
});

const open = async (path = '/sports', part = <SportsBook sport="football" />): Promise<UserEvent> =>
  drawForMember(<MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>);

const rowOf = async (home: string) => {
  const row = (await screen.findByText(home)).closest('li');
  if (row === null) throw new Error(`no row of ${home}`);
  return within(row);
};
const asked = () => answers.asked('listSportsEvents').map(({ query }) => (query as { when: string }).when);

test('SPORTS-001 matches stand under their leagues with their prices, and what is played comes first', async () => {
  giveMatches(matches(4));
  const user = await open();
  expect(await screen.findByRole('heading', { name: /League A/u })).toBeDefined();
  const row = await rowOf('Home 1');
  expect(row.getByRole('button', { name: 'Home 1 to win, 1.62' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: words.column.totals }));
  expect(row.getByRole('button', { name: 'Over 2.5, 1.90' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: words.column.result }));
  expect(asked()).toEqual(['live']);
  expect(screen.getByRole('button', { name: 'Today 5' })).toBeDefined();
});

test('while nothing is played the matches of today are asked for', async () => {
  giveMatches(matches(2), { live: 0, today: 2, early: 0 });
  await open();
  await waitFor(() => expect(asked()).toEqual(['live', 'today']));
  const today = screen.getByRole('button', { name: 'Today 2' });
  expect(today.getAttribute('aria-pressed')).toBe('true');
});

test('a tap on a price puts it on the slip beside the matches', async () => {
  giveMatches(matches(2));
  const user = await open();
  const row = await rowOf('Home 1');
  await user.click(row.getByRole('button', { name: 'Home 1 to win, 1.62' }));
  const slip = within(screen.getByRole('complementary', { name: slipWords.title.replace('{{count}}', '1') }));
  expect(slip.getByText('Home 1')).toBeDefined();
  expect(row.getByRole('button', { name: 'Home 1 to win, 1.62, selected' })).toBeDefined();
});

test('of a thousand matches only those near the screen are drawn, and only those are followed', async () => {
  giveMatches(matches(1000));
  await open();
  await screen.findByText('Home 1');
  expect(document.querySelectorAll('[data-row="match"]').length).toBeLessThan(40);
  await waitFor(() => expect(TestEventSource.opened).toHaveLength(1));
  const [stream] = TestEventSource.opened;
  expect(stream?.url.split('=')[1]?.split(',').length).toBeLessThan(60);
});

test('what the stream tells is seen at once: a price, its way, and the score', async () => {
  const [event] = matches(1);
  if (event === undefined) throw new Error('no match');
  giveMatches([{ ...event, live: { ...event.live, state: 'LIVE', period: '2nd' } }]);
  await open();
  const row = await rowOf('Home 1');
  await waitFor(() => expect(TestEventSource.opened).toHaveLength(1));
  const market = { ...marketOf({ id: `${event.id}1` }), eventId: event.id, version: 2 };
  const live = { ...event.live, id: event.id, state: 'LIVE' as const, score: { home: 3, away: 0 } };
  act(() =>
    TestEventSource.opened[0]?.tell({
      events: [live],
      markets: [{ ...market, prices: ['1.4000', '4.0000', '7.0000'] }],
    }),
  );
  expect(row.getByRole('button', { name: 'Home 1 to win, 1.40, down' })).toBeDefined();
  expect(row.getByText('3')).toBeDefined();
});

test('without a stream the page says how old its prices may be', async () => {
  giveMatches(matches(1));
  await open();
  await waitFor(() => expect(TestEventSource.opened).toHaveLength(1));
  expect(screen.queryByText(words.renewed)).toBeNull();
  act(() => TestEventSource.opened[0]?.fail());
  expect(await screen.findByText(words.renewed)).toBeDefined();
});

test('a league can be folded, and a team can be searched for', async () => {
  giveMatches(matches(4));
  const user = await open();
  await rowOf('Home 1');
  await user.click(screen.getByRole('button', { name: /League A/u }));
  expect(screen.queryByText('Home 1')).toBeNull();
  await user.click(screen.getByRole('button', { name: /League A/u }));
  await user.click(screen.getByRole('button', { name: words.search }));
  await user.type(screen.getByRole('searchbox'), 'away 3');
  await waitFor(() => expect(screen.queryByText('Home 1')).toBeNull());
  expect(screen.getByText('Home 3')).toBeDefined();
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(await screen.findByText(words.notFoundTitle)).toBeDefined();
  await user.click(screen.getByRole('button', { name: words.showAll }));
  expect(await screen.findByText('Home 1')).toBeDefined();
});

test('matches that do not come are said so, and asked for again', async () => {
  answers.refuse('listSportsEvents', 'maintenance');
  const user = await open();
  expect(await screen.findByText(words.failedTitle)).toBeDefined();
  giveMatches(matches(1));
  await user.click(screen.getByRole('button', { name: words.retry }));
  expect(await screen.findByText('Home 1')).toBeDefined();
});

test('the address says which match is shown: its markets in groups, what has happened, and its figures', async () => {
  const [event] = matches(1, {
    live: { ...eventOf({}).live, state: 'LIVE', period: '1st', score: { home: 1, away: 0 } },
  });
  if (event === undefined) throw new Error('no match');
  const score = marketOf({
    id: `${event.id}3`,
    code: 'correct_score',
    picks: ['1-0', 'other'],
    prices: ['7.0000', '9.0000'],
  });
  answers.give('readSportsEvent', {
    now: Date.now(),
    event: { ...event, markets: [...event.markets, score] },
    timeline: [
      { kind: 'kick_off', side: null, minute: null, score: { home: 0, away: 0 } },
      { kind: 'goal', side: 'home', minute: '14', score: { home: 1, away: 0 } },
    ],
    statistics: { corners: { home: 3, away: 1 } },
    result: null,
  });
  const user = await open(`/sports?event=${event.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Home 1 – Away 1' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Home 1 to win, 1.62' })).toBeDefined();
  await user.click(screen.getByRole('tab', { name: words.group.scores }));
  expect(screen.getByRole('button', { name: '1-0, 7.00' })).toBeDefined();
  const timeline = within(screen.getByRole('region', { name: words.timeline }));
  expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    "14'Goal Home 11–0",
    'Kick-off',
  ]);
  expect(screen.getByText(words.statisticNames.corners)).toBeDefined();
});

test('a match that is not there says so and leads back', async () => {
  answers.refuse('readSportsEvent', 'not_found');
  await open('/sports?event=999');
  expect(await screen.findByText(words.goneTitle)).toBeDefined();
  expect(screen.getByRole('link', { name: words.back }).getAttribute('href')).toBe('/sports');
});

test('the way back from a match leads to the list as it was', async () => {
  const [event] = matches(1);
  if (event === undefined) throw new Error('no match');
  giveMatches([event]);
  answers.give('readSportsEvent', { now: Date.now(), event, timeline: [], statistics: {}, result: null });
  const router = createMemoryRouter([{ path: '*', element: <SportsBook sport="football" /> }], {
    initialEntries: ['/sports?when=today'],
  });
  await drawForMember(<RouterProvider router={router} />);
  await rowOf('Home 1');
  await act(() => router.navigate(`/sports?event=${event.id}`));
  expect(await screen.findByRole('heading', { level: 1, name: 'Home 1 – Away 1' })).toBeDefined();
  await act(() => router.navigate(-1));
  await rowOf('Home 1');
  expect(screen.getByRole('button', { name: /^Today/u }).getAttribute('aria-pressed')).toBe('true');
});

test('results stand by their day, and the day before is a tap away', async () => {
  answers.give('listSportsResults', ({ query }) => ({
    day: (query as { day?: string }).day ?? '2026-11-26',
    list: [
      {
        id: '1',
        league: league('A'),
        home: 'Home 1',
        away: 'Away 1',
        startsAt: 1_795_000_000_000,
        score: { home: 2, away: 1 },
        halfTime: { home: 1, away: 0 },
        state: 'SETTLED',
      },
    ],
  }));
  const user = await open('/sports?view=results');
  expect(await screen.findByText('Half time 1 : 0')).toBeDefined();
  expect(screen.getByText('26/11/2026')).toBeDefined();
  await user.click(screen.getByRole('button', { name: words.dayBefore }));
  expect(await screen.findByText('25/11/2026')).toBeDefined();
});

test('a visitor is asked to log in for the own bets', async () => {
  await drawPart(
    <MemoryRouter initialEntries={['/sports?view=tickets']}>
      <SportsBook sport="football" />
    </MemoryRouter>,
  );
  expect(await screen.findByText(/Log in to see your bets/u)).toBeDefined();
});

test('esports have the same pages with markets of their own', async () => {
  const [match] = matches(1, { sport: 'esports', home: 'Naga', away: 'Storm', bestOf: 3 });
  if (match === undefined) throw new Error('no match');
  const markets = [
    marketOf({
      id: `${match.id}4`,
      code: 'match_winner',
      picks: ['home', 'away'],
      prices: ['1.6000', '2.2500'],
    }),
  ];
  giveMatches([{ ...match, markets }]);
  await open('/esports', <SportsBook sport="esports" />);
  const row = await rowOf('Naga');
  expect(row.getByRole('button', { name: 'Naga to win, 1.60' })).toBeDefined();
  expect(screen.queryByRole('button', { name: words.column.body })).toBeNull();
});
