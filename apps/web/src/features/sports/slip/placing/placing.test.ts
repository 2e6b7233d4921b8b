import { expect, test } from 'vitest';
import {
  DRAFT,
  isDone,
  type Placing,
  type PlacingEvent,
  resume,
  stepPlacing,
  type Ticket,
} from './placing.ts';
import type { Order } from '../slip.ts';

const orderOf = (requestId: string): Order => ({
  requestId,
  kind: 'single',
  legs: [{ marketId: '1', pick: '1', line: null, shown: '1.62' }],
  systemSize: null,
  format: 'decimal',
  amount: '1000',
  accepts: 'none',
  combinedPrice: null,
});

const ticketOf = (own: Partial<Ticket>): Ticket => ({
  id: '7',
  kind: 'single',
  state: 'OPEN',
  systemSize: null,
  bets: 1,
  format: 'decimal',
  amount: '1000.00',
  stake: '1000.00',
  potentialPayout: '1620.00',
  payout: '0.00',
  soldStake: '0.00',
  legs: [],
  combinedPrice: null,
  placedAt: 0,
  decidesAt: null,
  rejection: null,
  cancellableUntil: null,
  canCashOut: false,
  ...own,
});

const after = (placing: Placing, ...events: readonly PlacingEvent[]): Placing =>
  events.reduce(stepPlacing, placing);

const bet = (needsConfirmation: boolean, ...ids: readonly string[]): PlacingEvent => ({
  type: 'bet',
  orders: ids.map(orderOf),
  needsConfirmation,
});

const stepsOf = (placing: Placing) =>
  placing.stage === 'placing' ? placing.placed.map(({ state }) => state.step) : placing.stage;

const SENT = [bet(false, 'a'), { type: 'validated' }] as const;

test('a bet is checked, sent and taken', () => {
  const placing = after(DRAFT, ...SENT);
  expect(stepsOf(placing)).toEqual(['sending']);
  const taken = after(placing, { type: 'answered', requestId: 'a', ticket: ticketOf({}) });
  expect(stepsOf(taken)).toEqual(['accepted']);
  expect(isDone(taken)).toBe(true);
  expect(after(taken, { type: 'edit' })).toEqual(DRAFT);
});

test('a market that closes while the bet is confirmed takes it back to the slip, and nothing is sent', () => {
  const confirming = after(DRAFT, bet(true, 'a'));
  expect(confirming.stage).toBe('confirming');
  const stopped = after(confirming, { type: 'stopped', problem: 'closed' });
  expect(stopped).toEqual({ stage: 'draft', problem: 'closed' });
  expect(after(stopped, { type: 'confirmed' }, { type: 'validated' })).toEqual(stopped);
});

test('a price that moves while the bet is confirmed or checked has to be agreed to again', () => {
  for (const events of [[], [{ type: 'confirmed' }]] as const) {
    const placing = after(DRAFT, bet(true, 'a'), ...events);
    expect(after(placing, { type: 'stopped', problem: 'changed' })).toEqual({
      stage: 'draft',
      problem: 'changed',
    });
  }
});

test('a price that moves while the bet is on its way leaves the decision to the server', () => {
  const placing = after(DRAFT, ...SENT);
  expect(
    after(placing, { type: 'stopped', problem: 'changed' }, { type: 'stopped', problem: 'closed' }),
  ).toBe(placing);
  const refused = after(placing, {
    type: 'refused',
    requestId: 'a',
    reason: { code: 'price_changed', text: 'The price has changed.' },
  });
  expect(stepsOf(refused)).toEqual(['rejected']);
  expect(isDone(refused)).toBe(true);
});

test('a bet without an answer is unknown until it is found', () => {
  const unknown = after(DRAFT, ...SENT, { type: 'unanswered', requestId: 'a' });
  expect(stepsOf(unknown)).toEqual(['unknown']);
  expect(isDone(unknown)).toBe(false);
  expect(after(unknown, { type: 'edit' })).toBe(unknown);
  const asked = after(
    unknown,
    { type: 'asked-again', requestId: 'a' },
    { type: 'unanswered', requestId: 'a' },
  );
  expect(asked).toMatchObject({ placed: [{ state: { step: 'unknown', tries: 2 } }] });
  const found = after(asked, { type: 'answered', requestId: 'a', ticket: ticketOf({}) });
  expect(stepsOf(found)).toEqual(['accepted']);
});

test('who no longer waits for an answer has the slip back, and the other bets stay as they are', () => {
  const placing = after(
    DRAFT,
    bet(false, 'a', 'b'),
    { type: 'validated' },
    { type: 'answered', requestId: 'a', ticket: ticketOf({}) },
    { type: 'unanswered', requestId: 'b' },
    { type: 'let-be' },
  );
  expect(stepsOf(placing)).toEqual(['accepted']);
  const alone = after(DRAFT, ...SENT, { type: 'unanswered', requestId: 'a' }, { type: 'let-be' });
  expect(alone).toEqual(DRAFT);
});

test('a bet in play waits, and is taken or not when its time is over', () => {
  const waiting = after(DRAFT, ...SENT, {
    type: 'answered',
    requestId: 'a',
    ticket: ticketOf({ state: 'PENDING', decidesAt: 6000 }),
  });
  expect(stepsOf(waiting)).toEqual(['waiting']);
  expect(stepsOf(after(waiting, { type: 'unanswered', requestId: 'a' }))).toEqual(['waiting']);
  const rejected = after(waiting, {
    type: 'answered',
    requestId: 'a',
    ticket: ticketOf({ state: 'REJECTED', rejection: 'incident' }),
  });
  expect(rejected).toMatchObject({ placed: [{ state: { step: 'rejected', reason: { code: 'incident' } } }] });
});

test('of several bets each has an end of its own, and what has ended stays as it ended', () => {
  const placing = after(DRAFT, bet(false, 'a', 'b'), { type: 'validated' });
  const half = after(
    placing,
    { type: 'answered', requestId: 'a', ticket: ticketOf({}) },
    { type: 'unanswered', requestId: 'b' },
    { type: 'unanswered', requestId: 'a' },
  );
  expect(stepsOf(half)).toEqual(['accepted', 'unknown']);
  expect(isDone(half)).toBe(false);
});

test('a bet is pressed once: a second press while it is on its way changes nothing', () => {
  const placing = after(DRAFT, ...SENT);
  expect(after(placing, bet(false, 'b'))).toBe(placing);
});

test('what had no answer before a reload is asked for first of all', () => {
  expect(stepsOf(resume([orderOf('a')]))).toEqual(['unknown']);
  expect(resume([])).toBe(DRAFT);
});

test('the check of the server may say what is in the way', () => {
  const reason = { code: 'related_legs', text: null };
  expect(after(DRAFT, bet(false, 'a'), { type: 'stopped', problem: reason })).toEqual({
    stage: 'draft',
    problem: reason,
  });
});
