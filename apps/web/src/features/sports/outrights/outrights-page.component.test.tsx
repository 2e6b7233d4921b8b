import { loadSportsMessages } from '@hintha/messages';
import { act, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls } from '../../../../test/draw-part.tsx';
import { drawForMember } from '../../../../test/draw-for-member.tsx';
import { eventOf, marketOf, quoteOf, TestEventSource } from '../../../../test/given-matches.ts';
import { SportsBook } from '../book/sports-book.tsx';
import { EMPTY_SLIP } from '../slip/slip.ts';
import { changeSlip } from '../slip/use-slip.ts';
import type { Outright } from './use-outrights.ts';

const { page: words, slip: slipWords } = await loadSportsMessages('en');
const { outright: own } = words;

const TEAMS = ['Lions', 'Tigers', 'Herons', 'Foxes', 'Cranes', 'Bears', 'Wolves', 'Hawks'];
const PRICES = ['5.0000', '1.8000', '1.0001', '9.0000', '4.0000', '21.0000', '34.0000', '51.0000'];

const seasonOf = (id: string, league: string, other: Partial<Outright> = {}): Outright => ({
  ...eventOf({
    id,
    league: { code: league.toLowerCase(), name: league },
    home: '',
    away: '',
    outright: { competitors: TEAMS, places: 1, voidIfAbsent: false, endsAt: Date.now() + 7_200_000 },
    marketCount: 1,
    markets: [
      marketOf({
        id: `${id}1`,
        code: 'outright',
        picks: TEAMS.map((_, at) => String(at + 1)),
        prices: PRICES,
      }),
    ],
  }),
  result: null,
  ...other,
});

let answers: Answers;
beforeEach(() => {
  answers = answerCalls()
    .give('quoteSportsTicket', quoteOf({}))
    .give('readSportsPreferences', { format: 'decimal', accepts: 'none' });
  TestEventSource.opened = [];
  vi.stubGlobal('EventSource', TestEventSource);
  act(() => changeSlip(() => EMPTY_SLIP));
});

const give = (...list: Outright[]) => answers.give('listSportsOutrights', { now: Date.now(), list });
const open = (path = '/sports?view=outrights') =>
  drawForMember(
    <MemoryRouter initialEntries={[path]}>
      <SportsBook sport="football" />
    </MemoryRouter>,
  );
const seasonIn = async (league: string) => {
  const head = await screen.findByRole('heading', { name: own.winnerOf.replace('{{league}}', league) });
  const item = head.closest('li');
  if (item === null) throw new Error(`no season of ${league}`);
  return within(item);
};
const pricesIn = (season: Awaited<ReturnType<typeof seasonIn>>) =>
  season.getAllByRole('button', { name: /to win/u }).map((cell) => cell.textContent);

test('the likeliest to win stand first, the others are a tap away, and a league folds up', async () => {
  give(seasonOf('41', 'Padauk'), seasonOf('42', 'Lagoon'));
  const user = await open();
  const padauk = await seasonIn('Padauk');
  expect(pricesIn(padauk).map((text) => text?.split(' ')[0])).toEqual([
    'Tigers',
    'Cranes',
    'Lions',
    'Foxes',
    'Bears',
    'Wolves',
  ]);
  await user.click(padauk.getByRole('button', { name: own.showAll.replace('{{count}}', '8') }));
  expect(pricesIn(padauk)).toHaveLength(TEAMS.length);
  expect(padauk.getByRole('button', { name: 'Herons to win, 1.00, closed' })).toBeDefined();
  await user.click(padauk.getByRole('button', { name: own.showFewer }));
  await user.click(padauk.getByRole('button', { name: /Padauk/u }));
  expect(padauk.queryByRole('button', { name: /to win/u })).toBeNull();
  expect(pricesIn(await seasonIn('Lagoon'))).toHaveLength(6);
});

test('a price goes onto the slip by the names of its competitor and its league, and keeps its place as it moves', async () => {
  give(seasonOf('43', 'Padauk'));
  const user = await open();
  const padauk = await seasonIn('Padauk');
  await user.click(padauk.getByRole('button', { name: 'Cranes to win, 4.00' }));
  const slip = within(screen.getByRole('complementary', { name: slipWords.title.replace('{{count}}', '1') }));
  expect(slip.getByText('Cranes')).toBeDefined();
  expect(slip.getByText(/Padauk/u)).toBeDefined();
  await vi.waitFor(() => expect(TestEventSource.opened).not.toEqual([]));
  const market = { ...seasonOf('43', 'Padauk').markets[0], eventId: '43', version: 2 } as never;
  const moved = { ...(market as object), prices: PRICES.with(4, '1.5000') } as never;
  act(() => TestEventSource.opened[0]?.tell({ events: [], markets: [moved] }));
  expect(padauk.getByRole('button', { name: 'Cranes to win, 1.50, selected, down' })).toBeDefined();
  expect(pricesIn(padauk)[1]).toMatch(/^Cranes/u);
});

test('a season that waits for its end offers nothing, and one that is over tells who won', async () => {
  const live = { ...eventOf({}).live, state: 'LIVE' as const };
  give(
    seasonOf('44', 'Padauk', { live }),
    seasonOf('45', 'Lagoon', {
      live: { ...live, state: 'SETTLED' },
      result: 'Lions, Foxes',
    }),
  );
  await open();
  const padauk = await seasonIn('Padauk');
  expect(padauk.getByText(/^Betting closed/u)).toBeDefined();
  expect(padauk.queryByRole('button')).toBeNull();
  expect((await seasonIn('Lagoon')).getByText(own.won.replace('{{names}}', 'Lions, Foxes'))).toBeDefined();
});

test('one season by itself shows everybody, and what becomes of a dead heat', async () => {
  const { result, ...event } = seasonOf('46', 'Padauk');
  answers.give('readSportsEvent', { now: Date.now(), event, timeline: [], statistics: {}, result });
  await open('/sports?event=46');
  expect(
    await screen.findByRole('heading', { level: 1, name: own.winnerOf.replace('{{league}}', 'Padauk') }),
  ).toBeDefined();
  expect(screen.getAllByRole('button', { name: /to win/u })).toHaveLength(TEAMS.length);
  expect(screen.getByText(own.rules)).toBeDefined();
});

test('where nothing is offered the page says so', async () => {
  give();
  await open();
  expect(await screen.findByText(own.noneTitle)).toBeDefined();
});
