import type { sports } from '@hintha/contract';
import type { Order } from '../slip.ts';

export type Ticket = sports.TicketView;

/** Why an order was not taken: the words of the server, or the code of what became of it while it waited. */
export interface Reason {
  readonly code: string;
  readonly text: string | null;
}

/** How far one order is. Without an answer it may have been taken, and it is asked for again with the same id. */
export type OrderState =
  | { readonly step: 'sending' }
  | { readonly step: 'unknown'; readonly tries: number }
  | { readonly step: 'waiting' | 'accepted'; readonly ticket: Ticket }
  | { readonly step: 'rejected'; readonly reason: Reason; readonly ticket: Ticket | null };

export interface PlacedOrder {
  readonly order: Order;
  readonly state: OrderState;
}

/** What stands in the way of a slip that was to be bet. */
export type Problem = 'closed' | 'changed' | Reason;

export type Placing =
  | { readonly stage: 'draft'; readonly problem: Problem | null }
  | { readonly stage: 'confirming' | 'validating'; readonly orders: readonly Order[] }
  | { readonly stage: 'placing'; readonly placed: readonly PlacedOrder[] };

export type PlacingEvent =
  | { readonly type: 'bet'; readonly orders: readonly Order[]; readonly needsConfirmation: boolean }
  | { readonly type: 'confirmed' }
  | { readonly type: 'validated' }
  /** A market of the slip closed, something is no longer as it was agreed to, or the server said what is in the way. */
  | { readonly type: 'stopped'; readonly problem: Problem }
  | { readonly type: 'answered'; readonly requestId: string; readonly ticket: Ticket }
  | { readonly type: 'refused'; readonly requestId: string; readonly reason: Reason }
  | { readonly type: 'unanswered' | 'asked-again'; readonly requestId: string }
  | { readonly type: 'edit' }
  /** The member no longer waits for what has no answer. */
  | { readonly type: 'let-be' };

export const DRAFT: Placing = { stage: 'draft', problem: null };

/** Orders of an earlier visit that had no answer: what became of them is asked first of all. */
export const resume = (unanswered: readonly Order[]): Placing =>
  unanswered.length === 0
    ? DRAFT
    : {
        stage: 'placing',
        placed: unanswered.map((order) => ({ order, state: { step: 'unknown', tries: 0 } })),
      };

const stateOfTicket = (ticket: Ticket): OrderState => {
  if (ticket.state === 'PENDING') return { step: 'waiting', ticket };
  if (ticket.state !== 'REJECTED') return { step: 'accepted', ticket };
  const reason = { code: ticket.rejection ?? 'market_closed', text: null };
  return { step: 'rejected', reason, ticket };
};

const isOver = ({ state: { step } }: PlacedOrder): boolean => step === 'accepted' || step === 'rejected';

export const isDone = (placing: Placing): boolean =>
  placing.stage === 'placing' && placing.placed.every(isOver);

/** What an order is after a word about it; one that has ended stays as it ended. */
const nextState = (
  state: OrderState,
  event: Extract<PlacingEvent, { readonly requestId: string }>,
): OrderState => {
  if (state.step === 'accepted' || state.step === 'rejected') return state;
  switch (event.type) {
    case 'answered':
      return stateOfTicket(event.ticket);
    case 'refused':
      return { step: 'rejected', reason: event.reason, ticket: null };
    case 'unanswered':
      // A ticket that waits was taken: one look that failed is followed by the next.
      if (state.step === 'waiting') return state;
      return { step: 'unknown', tries: state.step === 'unknown' ? state.tries : 1 };
    default:
      return state.step === 'unknown' ? { step: 'unknown', tries: state.tries + 1 } : state;
  }
};

const heard = (placing: Placing, event: Extract<PlacingEvent, { readonly requestId: string }>): Placing => {
  if (placing.stage !== 'placing') return placing;
  const placed = placing.placed.map((one) =>
    one.order.requestId === event.requestId ? { ...one, state: nextState(one.state, event) } : one,
  );
  return { stage: 'placing', placed };
};

const begun = (placing: Placing, event: Extract<PlacingEvent, { readonly type: 'bet' }>): Placing => {
  if (placing.stage !== 'draft') return placing;
  return { stage: event.needsConfirmation ? 'confirming' : 'validating', orders: event.orders };
};

const confirmed = (placing: Placing): Placing =>
  placing.stage === 'confirming' ? { stage: 'validating', orders: placing.orders } : placing;

const edited = (placing: Placing): Placing =>
  placing.stage === 'confirming' || isDone(placing) ? DRAFT : placing;

/** Before it is sent a change takes the slip back to its draft; afterwards the server says what it makes of it. */
const stopped = (placing: Placing, problem: Problem): Placing =>
  placing.stage === 'confirming' || placing.stage === 'validating' ? { stage: 'draft', problem } : placing;

const sent = (placing: Placing): Placing =>
  placing.stage === 'validating'
    ? { stage: 'placing', placed: placing.orders.map((order) => ({ order, state: { step: 'sending' } })) }
    : placing;

const withoutUnknown = (placing: Placing): Placing => {
  if (placing.stage !== 'placing') return placing;
  const placed = placing.placed.filter(({ state }) => state.step !== 'unknown');
  return placed.length === 0 ? DRAFT : { stage: 'placing', placed };
};

/** From draft over its check to what became of it; pure, so that every order of events can be tried. */
export const stepPlacing = (placing: Placing, event: PlacingEvent): Placing => {
  switch (event.type) {
    case 'bet':
      return begun(placing, event);
    case 'confirmed':
      return confirmed(placing);
    case 'stopped':
      return stopped(placing, event.problem);
    case 'validated':
      return sent(placing);
    case 'edit':
      return edited(placing);
    case 'let-be':
      return withoutUnknown(placing);
    default:
      return heard(placing, event);
  }
};
