import { loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { drawForMember } from '../../../../test/draw-for-member.tsx';
import { answerCalls } from '../../../../test/draw-part.tsx';
import type { Reply } from '../../../shared/api.ts';
import { serverNow } from '../../../shared/clock.ts';
import { gameMenus } from '../../../shared/game-menus.ts';
import { spanOf } from '../../../shared/period/period.ts';
import { BettingRecord } from './betting-record.tsx';

const { categories, records: words, failures } = await loadMessages('en');

type Bet = Reply<'listBets'>['list'][number];
type Menu = Reply<'readGameMenus'>[number];

const betOf = (id: string, own: Partial<Bet> = {}): Bet => ({
  id,
  vendor: 'PADAUK',
  vendorName: 'Padauk',
  gameName: 'Bagan Temple',
  category: 'RNG',
  round: `round-${id}`,
  stake: '12.34',
  payout: '5.55',
  profit: '-6.79',
  state: 'LOSE',
  placedAt: 0,
  settledAt: 1,
  atVendor: false,
  on: null,
  ...own,
});
const pageOf = (...list: Bet[]): Reply<'listBets'> => ({
  list,
  total: 41,
  totalPages: 3,
  totals: { stake: '1512.43', payout: '1005.55', profit: '-506.88' },
});
const vendorOf = (vendor: string, name: string): Menu['vendors'][number] => ({
  vendor,
  name,
  emblem: '',
  games: 1,
  maintenance: false,
  opensSoon: false,
});

let answers: Answers;

const NO_FILTERS = { returns: [], volatilities: [], features: [] };

beforeEach(() => {
  gameMenus.use.setState({
    value: [
      { gameCategory: 'RNG', vendors: [vendorOf('PADAUK', 'Padauk')], filters: NO_FILTERS },
      {
        gameCategory: 'FISH',
        vendors: [vendorOf('INLE', 'Inle'), { ...vendorOf('POPA', 'Popa'), opensSoon: true }],
        filters: NO_FILTERS,
      },
    ],
  });
  answers = answerCalls().give(
    'listBets',
    pageOf(betOf('1'), betOf('2', { state: 'PENDING', settledAt: null })),
  );
});

const sumsOf = (name: string) => screen.getByText(name).closest('tr')?.textContent;
const draw = () => drawForMember(<BettingRecord />);
const lastQuery = () => answers.asked('listBets').at(-1)?.query;
const isAsked = (query: object) => waitFor(() => expect(lastQuery()).toMatchObject(query));

test('the record opens with all games of seven days, with what the page and all of it add up to', async () => {
  await draw();
  const table = await screen.findByRole('table');
  expect(within(table).getAllByText('Bagan Temple')).toHaveLength(2);
  expect(lastQuery()).toMatchObject({ ...spanOf('last-7', serverNow()), pageNo: 1 });
  expect(lastQuery()).not.toHaveProperty('category');
  expect(sumsOf(words.pageTotals)).toContain('24.68');
  expect(sumsOf(words.allTotals.replace('{{total}}', '41'))).toContain('1,512.43');
});

test('a row of a bet on matches, a lottery or a fight says what of it', async () => {
  answers.give(
    'listBets',
    pageOf(
      betOf('1', { gameName: 'Football', on: { kind: 'match', name: 'Ayeyar FC – Shan United' } }),
      betOf('2', {
        gameName: 'Myanmar 2D',
        on: { kind: 'draw', issue: '20261121-02', drawTime: Date.parse('2026-11-21T16:30+06:30') },
      }),
    ),
  );
  await draw();
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows[1]?.textContent).toContain('FootballAyeyar FC – Shan United');
  expect(rows[2]?.textContent).toContain('Myanmar 2D21/11 4:30 PM');
});

test('a game area offers its own studios alone, and a change begins again at the first page', async () => {
  const user = await draw();
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: /next/iu }));
  await isAsked({ pageNo: 2 });
  await user.selectOptions(screen.getByLabelText(words.category), categories.FISH);
  await isAsked({ category: 'FISH', pageNo: 1 });
  const studios = within(screen.getByLabelText(words.vendor));
  expect(studios.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    words.allVendors,
    'Inle',
  ]);
  await user.selectOptions(screen.getByLabelText(words.vendor), 'Inle');
  await isAsked({ category: 'FISH', vendor: 'INLE', pageNo: 1 });
  await user.selectOptions(screen.getByLabelText(words.category), words.allCategories);
  await waitFor(() => expect(lastQuery()).not.toHaveProperty('vendor'));
});

test('a record without bets offers a longer period', async () => {
  answers.give('listBets', { ...pageOf(), total: 0, totalPages: 1 });
  const user = await draw();
  await screen.findByText(words.emptyTitle);
  await user.click(screen.getByRole('button', { name: words.widen }));
  await isAsked(spanOf('last-30', serverNow()));
  expect(screen.getByRole('button', { name: words.periods['last-30'] }).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

test('a round opens with its movements, and one of a wallet at the vendor says why it has none', async () => {
  answers.give('readBetProof', { proof: null });
  answers.give('readBet', {
    bet: betOf('1'),
    selections: [],
    draw: null,
    postings: [
      { id: '1-1', kind: 'BET', amount: '-12.34', balanceAfter: '87.66', at: 0 },
      { id: '1-2', kind: 'WIN', amount: '5.55', balanceAfter: '93.21', at: 0 },
    ],
  });
  const user = await draw();
  const [open] = within(await screen.findByRole('table')).getAllByRole('button');
  if (open === undefined) throw new Error('no bet to open');
  await user.click(open);
  const drawer = within(await screen.findByRole('dialog', { name: words.details }));
  await drawer.findByText('round-1');
  await drawer.findByText(words.noProof);
  expect(drawer.getAllByRole('listitem')).toHaveLength(2);
  expect(answers.asked('readBet')).toMatchObject([{ params: { id: '1' } }]);
});

test('a record that was refused says so and is read again', async () => {
  answers.refuse('listBets', 'maintenance');
  const user = await draw();
  await screen.findByText(words.failedTitle);
  answers.give('listBets', pageOf(betOf('1')));
  await user.click(screen.getByRole('button', { name: failures.retry }));
  expect(await screen.findByRole('table')).toBeDefined();
});
