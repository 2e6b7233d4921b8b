import { loadSportsMessages } from '@hintha/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../../test/answers.ts';
import { drawForMember } from '../../../../../test/draw-for-member.tsx';
import { answerCalls, drawPart } from '../../../../../test/draw-part.tsx';
import { eventOf, marketOf, quoteOf, ticketOf } from '../../../../../test/given-matches.ts';
import { useModals } from '../../../../shared/modals.ts';
import { QueryRoot } from '../../../../shared/queries.tsx';
import { book, type Market, type SportsEvent } from '../../live/book.ts';
import { changePreferences } from '../../markets/use-preferences.ts';
import { changeSlipSettings } from '../slip-settings.ts';
import { quickPlacer, slipPlacer } from '../placing/placers.ts';
import { EMPTY_SLIP } from '../slip.ts';
import { tapPrice } from '../tap-price.ts';
import { changeSlip, chooseQuick } from '../use-slip.ts';
import { SlipPlace } from './slip-place.tsx';

const { slip: words } = await loadSportsMessages('en');

let version = 0;
/** The matches as they were last told, which the server would tell as well. */
const last = new Map<string, SportsEvent>();
const put = (eventId: string, own: Partial<Market> = {}, live: Partial<SportsEvent['live']> = {}) => {
  const market = marketOf({ id: `${eventId}1`, version: (version += 1), ...own });
  const event = eventOf({ id: eventId, markets: [market], live: { ...eventOf({}).live, ...live } });
  last.set(eventId, event);
  act(() => book.putEvents([event]));
  return event;
};
const tap = (event: SportsEvent, pick = '1') => {
  const known = book.market(event.markets[0]?.id ?? '');
  if (known === undefined) throw new Error('no market');
  act(() => tapPrice(event, known, pick));
};

let answers: Answers;
beforeEach(() => {
  answers = answerCalls()
    .give('readSportsPreferences', { format: 'decimal', accepts: 'none' })
    .give('readSportsEvent', ({ params }) => ({
      now: Date.now(),
      event: last.get(params.id ?? '') ?? eventOf({}),
      timeline: [],
      statistics: {},
      result: null,
    }))
    .give('quoteSportsTicket', quoteOf({}))
    .give('readBalance', {
      sumBalance: '2000000.00',
      available: '2000000.00',
      held: '0.00',
      currency: 'MMK',
    });
  act(() => {
    changeSlip(() => EMPTY_SLIP);
    chooseQuick(null);
    slipPlacer.restart([]);
    quickPlacer.restart([]);
  });
  changePreferences({ format: 'decimal', accepts: 'none' });
  changeSlipSettings({ isQuick: false });
});

const place = (
  <MemoryRouter>
    <QueryRoot>
      <SlipPlace />
    </QueryRoot>
  </MemoryRouter>
);

const draw = (available?: string): Promise<UserEvent> => drawForMember(place, available);
const press = async (user: UserEvent, name: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));
const sent = () => answers.asked('placeSportsTicket').map(({ body }) => body as { requestId: string });

test('a selection is bet with one tap, once, at the line and the price as they were shown', async () => {
  const user = await draw();
  tap(put('31'));
  answers.give('placeSportsTicket', ticketOf({}));
  expect(await screen.findByText('Ayeyar FC')).toBeDefined();
  await press(user, /^Bet Ks.1,000\.00/u);
  expect(await screen.findByText(words.accepted)).toBeDefined();
  expect(sent()).toMatchObject([
    {
      kind: 'single',
      legs: [{ marketId: '311', pick: '1', line: null, shown: '1.62' }],
      amount: 100_000n,
      format: 'decimal',
      accepts: 'none',
    },
  ]);
  await press(user, words.again);
  expect(screen.getByText('Ayeyar FC')).toBeDefined();
});

test('a price that moves is shown beside the old one, and is bet only after it was accepted', async () => {
  const user = await draw();
  tap(put('32'));
  put('32', { prices: ['1.5800', '3.8500', '5.2000'] });
  const slip = within(screen.getByRole('complementary'));
  expect(await slip.findByText(words.priceMoved)).toBeDefined();
  expect([slip.getByText('1.62').tagName, slip.getByText('1.58').tagName]).toEqual(['S', 'B']);
  expect(slip.queryByRole('button', { name: /^Bet/u })).toBeNull();
  await press(user, words.accept);
  answers.give('placeSportsTicket', ticketOf({}));
  await press(user, /^Bet/u);
  await screen.findByText(words.accepted);
  expect(sent()).toMatchObject([{ legs: [{ shown: '1.58' }] }]);
});

test('who takes better prices follows them, and is asked about worse ones', async () => {
  changePreferences({ accepts: 'better' });
  answers.give('readSportsPreferences', { format: 'decimal', accepts: 'better' });
  await draw();
  tap(put('33'));
  put('33', { prices: ['1.7000', '3.8500', '5.2000'] });
  await waitFor(() => expect(screen.getByText('1.70')).toBeDefined());
  expect(screen.queryByText(words.priceMoved)).toBeNull();
  put('33', { prices: ['1.5000', '3.8500', '5.2000'] });
  expect(await screen.findByText(words.priceMoved)).toBeDefined();
});

test('a line that is suspended is locked, and the others can be bet', async () => {
  const user = await draw();
  tap(put('34'));
  tap(put('35', {}, { state: 'LIVE' }));
  await press(user, words.mode.single);
  put('35', {}, { state: 'LIVE', isDanger: true });
  expect(await screen.findByText(words.suspended)).toBeDefined();
  answers.give('placeSportsTicket', ticketOf({}));
  await press(user, /^Bet Ks.1,000\.00/u);
  await screen.findByText(words.accepted);
  expect(sent()).toMatchObject([{ legs: [{ marketId: '341' }] }]);
});

test('two selections of one match say in the line why they do not combine with others', async () => {
  await draw();
  tap(put('36'));
  tap(put('37'));
  tap(
    put('36', {
      id: '369',
      code: 'over_under',
      line: '2.5',
      picks: ['over', 'under'],
      prices: ['1.9000', '1.9000'],
    }),
    'over',
  );
  const note = await screen.findByText(/^Same match as “Ayeyar FC”/u);
  expect(note).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Bet/u }).disabled).toBe(true);
});

test('a bet in play waits, says why, and tells what became of it', async () => {
  const user = await draw();
  tap(put('38', {}, { state: 'LIVE' }));
  const decidesAt = Date.now() + 300;
  answers
    .give('placeSportsTicket', ticketOf({ state: 'PENDING', decidesAt }))
    .give('readSportsTicket', ticketOf({ state: 'REJECTED', rejection: 'incident' }));
  await press(user, /^Bet/u);
  expect(await screen.findByText(words.waitingTitle, { exact: false })).toBeDefined();
  expect(screen.getByText(words.waitingText)).toBeDefined();
  expect(await screen.findByText(new RegExp(words.rejections.incident, 'u'))).toBeDefined();
  await press(user, words.done);
  expect(screen.getByText('Ayeyar FC')).toBeDefined();
});

test('a bet without an answer is asked for again with the same id, and is there after a reload', async () => {
  const user = await draw();
  tap(put('39'));
  answers.fail('placeSportsTicket');
  await press(user, /^Bet/u);
  expect(await screen.findByText(words.checkingTitle)).toBeDefined();
  const kept = JSON.parse(localStorage.getItem('sportsSlip_thiri') ?? '{}') as { unanswered: unknown[] };
  expect(kept.unanswered).toHaveLength(1);
  answers.give('placeSportsTicket', ticketOf({}));
  await press(user, words.checkAgain);
  expect(await screen.findByText(words.accepted)).toBeDefined();
  expect(new Set(sent().map(({ requestId }) => requestId)).size).toBe(1);
});

test('a refusal is told in the words of the server, and no money was taken', async () => {
  const user = await draw();
  tap(put('40'));
  answers.refuse('placeSportsTicket', 'market_closed');
  await press(user, /^Bet/u);
  const alert = await screen.findByText(words.rejected, { exact: false });
  expect(alert).toBeDefined();
  expect(screen.getByText(new RegExp(words.nothingTaken, 'u'))).toBeDefined();
});

test('more than a tenth of the balance is confirmed once more, and a market that closes meanwhile stops it', async () => {
  const user = await draw('5000.00');
  tap(put('41'));
  await press(user, /^Bet/u);
  expect(await screen.findByText(words.confirmTitle)).toBeDefined();
  put('41', { state: 'CLOSED' });
  expect(await screen.findByText(new RegExp(words.rejections.market_closed, 'u'))).toBeDefined();
  expect(sent()).toEqual([]);
});

test('who has too little is offered the deposit in the slip', async () => {
  await draw('400.00');
  tap(put('42'));
  expect(await screen.findByText(/short/u)).toBeDefined();
  expect(screen.getByRole('button', { name: words.deposit })).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Bet/u }).disabled).toBe(true);
});

test('the limits of the server are said, and the most is a tap away', async () => {
  answers.give('quoteSportsTicket', quoteOf({ most: '250000.00' }));
  const user = await draw();
  tap(put('43'));
  await user.click(await screen.findByRole('button', { name: /^Max/u }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Stake/u });
  expect(field.value).toBe('250,000');
  await user.clear(field);
  await user.type(field, '၃၀၀၀၀၀');
  expect(field.value).toBe('300,000');
  expect(await screen.findByText(/^Maximum stake: /u)).toBeDefined();
});

test('a visitor logs in from the slip, and the slip is there afterwards', async () => {
  await drawPart(place);
  tap(put('44'));
  const login = await screen.findByRole('button', { name: words.login });
  login.click();
  expect(useModals.getState().open?.name).toBe('login');
  act(() => useModals.setState({ open: null }));
  await draw();
  expect((await screen.findAllByText('Ayeyar FC')).length).toBeGreaterThan(0);
  expect(localStorage.getItem('sportsSlip_')).toBeNull();
});

test('with the quick bet on a price and one button are a bet', async () => {
  changeSlipSettings({ isQuick: true });
  const user = await draw();
  tap(put('45'));
  answers.give('placeSportsTicket', ticketOf({}));
  const strip = within(await screen.findByRole('region', { name: words.quick }));
  await user.click(strip.getByRole('button', { name: '5,000' }));
  await user.click(strip.getByRole('button', { name: /^Bet Ks.5,000\.00/u }));
  await screen.findByText(words.accepted);
  expect(sent()).toMatchObject([{ amount: 500_000n, legs: [{ marketId: '451' }] }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: words.quick })).toBeNull());
});
