import { loadSportsMessages } from '@hintha/messages';
import { act, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { drawForMember } from '../../../../test/draw-for-member.tsx';
import { answerCalls, drawPart } from '../../../../test/draw-part.tsx';
import { eventOf, marketOf, quoteOf, ticketOf } from '../../../../test/given-matches.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { book, type Market, type SportsEvent } from '../live/book.ts';
import { changePreferences } from '../markets/use-preferences.ts';
import { SlipPlace } from './form/slip-place.tsx';
import { parseSlip } from './kept-slip.ts';
import { slipPlacer } from './placing/placers.ts';
import { EMPTY_SLIP } from './slip.ts';
import { tapPrice } from './tap-price.ts';
import { changeSlip, useSlip } from './use-slip.ts';

const { slip: words } = await loadSportsMessages('en');

let answers: Answers;
let version = 0;
let eventId = 50;
const result = (own: Partial<Market> = {}) =>
  marketOf({ id: `${eventId}1`, version: (version += 1), ...own });
const goals = () =>
  marketOf({
    id: `${eventId}2`,
    code: 'over_under',
    line: '2.5',
    picks: ['over', 'under'],
    prices: ['1.9000', '1.9000'],
    version: (version += 1),
  });

const put = (markets: readonly Market[], own: Partial<SportsEvent> = {}): SportsEvent => {
  const event = eventOf({ id: String(eventId), markets: [...markets], ...own });
  answers.give('readSportsEvent', { now: Date.now(), event, timeline: [], statistics: {}, result: null });
  act(() => book.putEvents([event]));
  return event;
};

/** Puts the home team and many goals of one match on the slip. */
const tapBoth = (own: Partial<SportsEvent> = {}): void => {
  const event = put([result(), goals()], own);
  for (const [at, pick] of ['1', 'over'].entries()) {
    const known = book.market(event.markets[at]?.id ?? '');
    if (known !== undefined) act(() => tapPrice(event, known, pick));
  }
};

const giveTogether = (combinedPrice: string | null) =>
  answers.give('quoteSportsTicket', ({ body }) => {
    const isBuilder = (body as { kind: string }).kind === 'builder';
    const problem = combinedPrice === null ? 'related_legs' : null;
    return quoteOf(isBuilder ? { combinedPrice, problem } : {});
  });

beforeEach(() => {
  eventId += 1;
  answers = answerCalls()
    .give('readSportsPreferences', { format: 'decimal', accepts: 'none' })
    .give('readBalance', {
      sumBalance: '2000000.00',
      available: '2000000.00',
      held: '0.00',
      currency: 'MMK',
    });
  giveTogether('2.8400');
  act(() => {
    changeSlip(() => EMPTY_SLIP);
    slipPlacer.restart([]);
  });
  changePreferences({ format: 'decimal', accepts: 'none' });
});

const draw = () =>
  drawForMember(
    <MemoryRouter>
      <QueryRoot>
        <SlipPlace />
      </QueryRoot>
    </MemoryRouter>,
  );
const BUILDER = { name: /^Bet builder/u };
const betButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Bet(?! builder)/u });

test('selections of one match are offered together at their price, and are bet at it', async () => {
  const user = await draw();
  tapBoth();
  expect(await screen.findByRole('button', { name: 'Bet builder · 2.84' })).toBeDefined();
  expect(screen.getByText(words.sameMatchOnly)).toBeDefined();
  await user.click(screen.getByRole('button', BUILDER));
  await betButton();
  expect(screen.getByText(words.payout).nextSibling?.textContent).toMatch(/2,840\.00$/u);
  answers.give('placeSportsTicket', ticketOf({ kind: 'builder' }));
  await user.click(await betButton());
  await screen.findByText(words.accepted);
  expect(answers.asked('placeSportsTicket').map(({ body }) => body)).toMatchObject([
    { kind: 'builder', combinedPrice: '2.8400', amount: 100_000n, legs: [{ pick: '1' }, { pick: 'over' }] },
  ]);
});

test('a visitor is told that the price is there after logging in', async () => {
  await drawPart(
    <MemoryRouter>
      <QueryRoot>
        <SlipPlace />
      </QueryRoot>
    </MemoryRouter>,
  );
  tapBoth();
  expect(await screen.findByText(new RegExp(words.builderPriceAfterLogin, 'u'))).toBeDefined();
  expect(screen.getByRole('button', { name: 'Bet builder' })).toBeDefined();
  expect(answers.asked('quoteSportsTicket')).toEqual([]);
});

test('what they cost together is asked for again when one moves, and is bet after it was accepted', async () => {
  const user = await draw();
  tapBoth();
  await user.click(await screen.findByRole('button', { name: 'Bet builder · 2.84' }));
  await betButton();
  giveTogether('2.6000');
  put([result({ prices: ['1.5500', '3.8500', '5.2000'] }), goals()]);
  expect(await screen.findByText('2.60')).toBeDefined();
  expect(screen.getByText('2.84').tagName).toBe('S');
  await user.click(screen.getByRole('button', { name: words.accept }));
  answers.give('placeSportsTicket', ticketOf({ kind: 'builder' }));
  await user.click(await betButton());
  await screen.findByText(words.accepted);
  expect(answers.asked('placeSportsTicket')[0]?.body).toMatchObject({
    combinedPrice: '2.6000',
    legs: [{ shown: '1.55' }, {}],
  });
});

test('the choice and its price are there after a reload', async () => {
  const user = await draw();
  tapBoth();
  await user.click(await screen.findByRole('button', { name: 'Bet builder · 2.84' }));
  await betButton();
  await waitFor(() => expect(localStorage.getItem('sportsSlip_thiri')).toContain('2.8400'));
  const { mode, together, legs } = parseSlip(localStorage.getItem('sportsSlip_thiri'));
  expect([mode, together?.price, legs.length]).toEqual(['parlay', '2.8400', 2]);
});

test('selections that do not go together are singles, and it is said why', async () => {
  giveTogether(null);
  await draw();
  tapBoth();
  expect(await screen.findByText(words.noBuilder)).toBeDefined();
  expect(screen.queryByRole('button', BUILDER)).toBeNull();
});

test('a price that the server no longer gives is told in its words, and no money was taken', async () => {
  const user = await draw();
  tapBoth();
  await user.click(await screen.findByRole('button', { name: 'Bet builder · 2.84' }));
  answers.refuse('placeSportsTicket', 'legs_related');
  await user.click(await betButton());
  expect(await screen.findByText(new RegExp(words.nothingTaken, 'u'))).toBeDefined();
  await user.click(screen.getByRole('button', { name: words.done }));
  expect(useSlip.getState().slip.legs).toHaveLength(2);
});

test('once the match has begun its selections are singles', async () => {
  const user = await draw();
  tapBoth();
  await user.click(await screen.findByRole('button', { name: 'Bet builder · 2.84' }));
  put([result(), goals()], { live: { ...eventOf({}).live, state: 'LIVE' } });
  expect(await screen.findByText(words.builderBegun)).toBeDefined();
  await waitFor(async () => expect((await betButton()).disabled).toBe(true));
  await user.click(screen.getByRole('button', { name: words.mode.single }));
  expect(screen.queryByRole('button', BUILDER)).toBeNull();
});

test('of a match of esports nothing is offered together', async () => {
  await draw();
  tapBoth({ sport: 'esports' });
  await screen.findAllByText('Ayeyar FC');
  expect(screen.queryByRole('button', BUILDER)).toBeNull();
  expect(screen.queryByText(words.sameMatchOnly)).toBeNull();
});
