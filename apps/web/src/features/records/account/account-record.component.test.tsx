import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { drawForMember } from '../../../../test/draw-for-member.tsx';
import { answerCalls } from '../../../../test/draw-part.tsx';
import { serverNow } from '../../../shared/clock.ts';
import { spanOf } from '../../../shared/period/period.ts';
import { AccountRecord } from './account-record.tsx';
import type { AccountLine, AccountPage } from './use-account.ts';

const { records, failures } = await loadMessages('en');
const { accountRecord: words } = await loadAccountMessages('en');

const lineOf = (id: string, own: Partial<AccountLine> = {}): AccountLine => ({
  id,
  kind: 'DEPOSIT',
  type: 'DEPOSIT',
  reference: `D-${id}`,
  bet: null,
  amount: '5000.00',
  balanceAfter: '6234.56',
  at: 0,
  ...own,
});
const pageOf = (...list: AccountLine[]): AccountPage => ({
  from: '2026-11-18',
  to: '2026-11-24',
  list,
  total: 41,
  totalPages: 3,
  next: '21',
  totals: { in: '5000.00', out: '-1234.44', net: '3765.56', kinds: [] },
});

let answers: Answers;

beforeEach(() => {
  answers = answerCalls().give('listAccountRecord', pageOf(lineOf('7-3')));
});

const draw = () => drawForMember(<AccountRecord />);
const lastQuery = () => answers.asked('listAccountRecord').at(-1)?.query;
const isAsked = (query: object) => waitFor(() => expect(lastQuery()).toMatchObject(query));
const openLine = async (user: Awaited<ReturnType<typeof draw>>) => {
  const [open] = within(await screen.findByRole('table')).getAllByRole('button');
  if (open === undefined) throw new Error('no movement to open');
  await user.click(open);
  return within(await screen.findByRole('dialog', { name: words.explain }));
};

test('WALLET-006 the record opens with every movement of seven days, what came in and what went out', async () => {
  await draw();
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('D-7-3')).toBeDefined();
  expect(table.getByText('D-7-3').closest('tr')?.textContent).toContain('6,234.56');
  expect(lastQuery()).toMatchObject(spanOf('last-7', serverNow()));
  expect(lastQuery()).not.toHaveProperty('type');
  const sums = screen.getByText(words.allTotals.replace('{{total}}', '41')).closest('tr, dl, section, div');
  for (const figure of ['5,000.00', '1,234.44', '3,765.56']) expect(sums?.textContent).toContain(figure);
});

test('a movement of a bet names the game and what of it, in place of a number', async () => {
  const on: NonNullable<AccountLine['bet']>['on'][] = [
    null,
    { kind: 'draw', issue: '20261125-01', drawTime: Date.parse('2026-11-25T12:01+06:30') },
    { kind: 'match', name: 'Reds – Blues' },
    { kind: 'parlay', matches: 3 },
    { kind: 'fight', number: 12 },
  ];
  const lineOn = (part: (typeof on)[number], at: number) =>
    lineOf(`7-${at}`, { kind: 'BET', type: 'BET', bet: { gameName: `Game ${at}`, on: part } });
  answers.give('listAccountRecord', pageOf(...on.map(lineOn)));
  await draw();
  const table = within(await screen.findByRole('table'));
  const named = ['Game 0', 'Game 1 · 25/11 12:01 PM', 'Game 2 · Reds – Blues'];
  const parlay = `Game 3 · ${words.parlay.replace('{{matches}}', '3')}`;
  for (const name of [...named, parlay, `Game 4 · ${words.fight.replace('{{number}}', '12')}`])
    expect(table.getByText(name)).toBeDefined();
  expect(table.queryByText(/D-7/)).toBeNull();
  expect(lastQuery()).toHaveProperty('language');
});

test('a kind is asked for by itself, from the first page', async () => {
  const user = await draw();
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: records.nextPage }));
  await isAsked({ before: '21' });
  await user.selectOptions(screen.getByLabelText(words.type), words.types.WITHDRAWAL);
  await isAsked({ type: 'WITHDRAWAL' });
  expect(lastQuery()).not.toHaveProperty('before');
});

test('a movement says what the balance was before and after, and leads to its order', async () => {
  answers.give('readAccountLine', {
    line: lineOf('7-3'),
    round: null,
    order: 'D-77',
    postings: [lineOf('7-3')],
  });
  const drawer = await openLine(await draw());
  await drawer.findByRole('button', { name: words.toOrder });
  const [before] = drawer.getAllByText(words.before).map(({ parentElement }) => parentElement);
  expect(before?.textContent).toContain('1,234.56');
  expect(drawer.getAllByRole('listitem')).toHaveLength(1);
});

test('a movement of a bet leads to the bet', async () => {
  const bet = lineOf('7-3', { kind: 'BET', type: 'BET', reference: 'B-1', amount: '-12.34' });
  const round = {
    id: 'B-1',
    vendor: 'PADAUK',
    vendorName: 'Padauk',
    gameName: 'Bagan Temple',
    category: 'RNG',
    round: 'round-1',
    stake: '12.34',
    payout: '0.00',
    profit: '-12.34',
    state: 'LOSE',
    placedAt: 0,
    settledAt: 1,
    atVendor: false,
  } as const;
  answers.give('readAccountLine', { line: bet, round, order: null, postings: [] });
  answers.give('readBetProof', { proof: null });
  answers.give('readBet', { bet: round, selections: [], draw: null, postings: [] });
  const user = await draw();
  const drawer = await openLine(user);
  await user.click(await drawer.findByRole('button', { name: words.toRound }));
  await screen.findByRole('dialog', { name: records.details });
  expect(answers.asked('readBet')).toMatchObject([{ params: { id: 'B-1' } }]);
});

test('a record without movements offers a longer period', async () => {
  answers.give('listAccountRecord', { ...pageOf(), total: 0, totalPages: 1, next: null });
  const user = await draw();
  await screen.findByText(words.emptyTitle);
  await user.click(screen.getByRole('button', { name: records.widen }));
  await isAsked(spanOf('last-30', serverNow()));
  expect(lastQuery()).not.toHaveProperty('before');
});

test('a record that was refused says so and is read again', async () => {
  answers.refuse('listAccountRecord', 'maintenance');
  const user = await draw();
  await screen.findByText(words.failedText);
  answers.give('listAccountRecord', pageOf(lineOf('7-3')));
  await user.click(screen.getByRole('button', { name: failures.retry }));
  expect(await screen.findByRole('table')).toBeDefined();
});
