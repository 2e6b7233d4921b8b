import { loadSportsMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls } from '../../../../test/draw-part.tsx';
import { drawForMember } from '../../../../test/draw-for-member.tsx';
import { eventOf, ticketOf } from '../../../../test/given-matches.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { TicketsPage } from './tickets-page.tsx';
import type { Ticket } from './use-tickets.ts';

const { tickets: words, slip } = await loadSportsMessages('en');

let answers: Answers;
const giveTickets = (...list: Ticket[]) =>
  answers.give('listSportsTickets', { list, total: list.length, totalPages: 1 });

beforeEach(() => {
  answers = answerCalls().give('readBalance', {
    sumBalance: '2000000.00',
    available: '2000000.00',
    held: '0.00',
    currency: 'MMK',
  });
});

const draw = (): Promise<UserEvent> =>
  drawForMember(
    <MemoryRouter initialEntries={['/sports']}>
      <QueryRoot>
        <TicketsPage />
      </QueryRoot>
    </MemoryRouter>,
  );

const legOf = (own: Partial<Ticket['legs'][number]>): Ticket['legs'][number] => {
  const [leg] = ticketOf({}).legs;
  if (leg === undefined) throw new Error('no leg');
  return { ...leg, ...own };
};

test('open bets stand with the score of their matches, and how each selection goes', async () => {
  const live = { ...eventOf({}).live, state: 'LIVE' as const, period: 'ht', score: { home: 2, away: 1 } };
  giveTickets(
    ticketOf({
      kind: 'parlay',
      legs: [
        legOf({ eventId: '71', eventState: 'LIVE', live, scoreAtBet: { home: 1, away: 0 } }),
        legOf({
          eventId: '72',
          marketId: '9',
          market: 'asian_handicap',
          pick: 'away',
          line: '0.25',
          shown: '1.94',
          state: 'WON',
        }),
        legOf({
          eventId: '73',
          marketId: '8',
          market: 'body_handicap',
          pick: 'away',
          line: 'home 1-20',
          shown: '1-20',
          price: null,
        }),
      ],
    }),
  );
  await draw();
  expect(await screen.findByText('Parlay · 3')).toBeDefined();
  expect(screen.getByText('2–1')).toBeDefined();
  expect(screen.getByText('placed at 1 : 0')).toBeDefined();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines.some((text) => text?.includes('Delta City +0.25 @ 1.94'))).toBe(true);
  expect(lines.some((text) => text?.includes('Delta City (Lower) @ 1-20'))).toBe(true);
  expect(screen.getByText(words.legStates.WON)).toBeDefined();
  expect(answers.asked('listSportsTickets')[0]?.query).toMatchObject({ show: 'open' });
});

test('a bet builder has the price that its selections have together', async () => {
  giveTickets(
    ticketOf({ kind: 'builder', combinedPrice: '2.8400', legs: [legOf({}), legOf({ pick: 'X' })] }),
  );
  await draw();
  expect((await screen.findByText('Combined odds')).nextSibling?.textContent).toBe('2.84');
});

test('all bets are a tap away, with what they paid', async () => {
  giveTickets();
  const user = await draw();
  expect(await screen.findByText(words.noneOpenTitle)).toBeDefined();
  giveTickets(ticketOf({ state: 'WON', payout: '1620.00', legs: [legOf({ state: 'WON' })] }));
  await user.click(screen.getByRole('button', { name: words.all }));
  expect(await screen.findByText(words.payout)).toBeDefined();
  expect(screen.getAllByText(words.states.WON).length).toBeGreaterThan(0);
});

test('settled bets are a list of their own, and each list says that it is empty', async () => {
  giveTickets();
  const user = await draw();
  expect(await screen.findByText(words.noneOpenTitle)).toBeDefined();
  await user.click(screen.getByRole('button', { name: words.settled }));
  expect(await screen.findByText(words.noneSettledTitle)).toBeDefined();
  expect(answers.asked('listSportsTickets').at(-1)?.query).toMatchObject({ show: 'settled' });
  await user.click(screen.getByRole('button', { name: words.all }));
  expect(await screen.findByText(words.noneTitle)).toBeDefined();
});

test('a bet that was not taken says why', async () => {
  giveTickets(ticketOf({ state: 'REJECTED', rejection: 'price_changed' }));
  await draw();
  expect(await screen.findByText(slip.rejections.price_changed)).toBeDefined();
});

test('bets that do not come are said to count all the same', async () => {
  answers.refuse('listSportsTickets', 'maintenance');
  await draw();
  expect(await screen.findByText(words.failedText)).toBeDefined();
});

const offer = (own: object) => ({
  quoteId: crypto.randomUUID(),
  paid: '1150.00',
  soldStake: '1000.00',
  countsForTurnover: true,
  expiresAt: Date.now() + 5000,
  delaySeconds: 0,
  ...own,
});

test('a part of a bet is bought back at an offer, which is taken with one more tap', async () => {
  giveTickets(ticketOf({ canCashOut: true }));
  answers.give('quoteCashOut', ({ body }) => {
    const { part } = body as { part: number };
    return offer({ paid: part === 100 ? '1150.00' : '575.00' });
  });
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: words.cashOut }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByRole('button', { name: /^Cash out Ks.1,150\.00/u })).toBeDefined();
  await user.click(sheet.getByRole('button', { name: '50%' }));
  const take = await sheet.findByRole('button', { name: /^Cash out Ks.575\.00/u });
  answers.give('takeCashOut', ticketOf({ soldStake: '500.00' }));
  await user.click(take);
  expect(await screen.findByText(/You cashed out Ks.575\.00/u)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers.asked('takeCashOut')).toHaveLength(1);
});

test('an offer that has run out cannot be taken, and another one is asked for', async () => {
  giveTickets(ticketOf({ canCashOut: true }));
  answers.give('quoteCashOut', () => offer({ expiresAt: Date.now() + 200 }));
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: words.cashOut }));
  expect(await screen.findByText(words.offerOver)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Cash out Ks/u })).toBeNull();
  answers.give('quoteCashOut', () => offer({ paid: '990.00' }));
  await user.click(screen.getByRole('button', { name: words.newOffer }));
  expect(await screen.findByRole('button', { name: /^Cash out Ks.990\.00/u })).toBeDefined();
});

test('a bet that is not bought back now says so in the words of the server', async () => {
  giveTickets(ticketOf({ canCashOut: true }));
  answers.refuse('quoteCashOut', 'cash_out_unavailable');
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: words.cashOut }));
  const sheet = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(sheet.getByRole('alert').textContent).not.toBe(''));
});

test('a bet is taken back within its time, after it was asked once more', async () => {
  giveTickets(ticketOf({ cancellableUntil: Date.now() + 60_000 }));
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: words.cancel }));
  expect(screen.getByText(/1,000\.00 will be refunded/u)).toBeDefined();
  answers.give('cancelSportsTicket', ticketOf({ state: 'CANCELLED' }));
  giveTickets(ticketOf({ state: 'CANCELLED' }));
  await user.click(screen.getByRole('button', { name: words.cancel }));
  expect(await screen.findByText(words.states.CANCELLED)).toBeDefined();
});
