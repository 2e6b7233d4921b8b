import type { sports } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { nameOutcome } from '@hintha/sports';
import { competitorOf, delayOf, printTenThousandths } from './rules.ts';
import type { LegResult } from './settlement/score-ticket.ts';
import type { PlacedLeg, PlacedTicket } from './tickets/list-tickets.ts';
import type { TicketQuote } from './tickets/quote-ticket.ts';
import { toEventState, toLiveView } from './views.ts';

type LegState = sports.TicketLegView['state'];

const OUTCOMES = {
  win: 'WON',
  half_win: 'HALF_WON',
  push: 'PUSH',
  half_lose: 'HALF_LOST',
  lose: 'LOST',
  dead_heat: 'DEAD_HEAT',
} as const satisfies Record<ReturnType<typeof nameOutcome>, LegState>;

/** A fee wins or loses a share; what is not all of it is named as a half is. */
const stateOfShare = (share: Extract<LegResult, { kind: 'share' }>['share']): LegState => {
  if (share === null) return 'VOID';
  if (share.numerator === 0n) return 'PUSH';
  const isWhole = share.numerator === share.denominator || share.numerator === -share.denominator;
  if (share.numerator > 0n) return isWhole ? 'WON' : 'HALF_WON';
  return isWhole ? 'LOST' : 'HALF_LOST';
};

const stateOfLeg = ({ event, result }: PlacedLeg): LegState => {
  if (result === undefined) return 'OPEN';
  if (result.kind === 'share') return stateOfShare(result.share);
  const state = OUTCOMES[nameOutcome(result.outcome)];
  return event.state === 'VOID' && state === 'PUSH' ? 'VOID' : state;
};

const toLegView = (placed: PlacedLeg): sports.TicketLegView => {
  const { leg, event } = placed;
  const competitor = competitorOf(event, leg.pick);
  return {
    eventId: String(event.id),
    marketId: String(leg.marketId),
    sport: event.sport,
    home: event.home,
    away: event.away,
    outright: competitor === null ? null : { league: event.leagueName, competitor },
    startsAt: event.startsAt.getTime(),
    eventState: toEventState(event.state),
    live: event.state === 'SCHEDULED' ? null : toLiveView(event),
    market: leg.market,
    pick: leg.pick,
    line: leg.line === '' ? null : leg.line,
    shown: leg.shown,
    price: leg.price === 0 ? null : printTenThousandths(leg.price),
    scoreAtBet: leg.scoreAtBet,
    state: stateOfLeg(placed),
  };
};

/** Where a ticket stands; one of several legs is lost with the first that is, though it is settled with the last. */
const stateOf = (placed: PlacedTicket): sports.TicketState => {
  const { ticket, legs, payout, isOpen, isCashedOut, isVoid } = placed;
  if (ticket.state !== 'ACCEPTED') return ticket.state;
  if (isVoid) return 'VOID';
  if (isCashedOut) return 'CASHED_OUT';
  if (isOpen) return isLostAlready(ticket.kind, legs) ? 'LOST' : 'OPEN';
  if (payout === ticket.stake) return 'PUSH';
  return payout > ticket.stake ? 'WON' : 'LOST';
};

const isLostAlready = (kind: PlacedTicket['ticket']['kind'], legs: readonly PlacedLeg[]): boolean =>
  kind !== 'system' && legs.length > 1 && legs.some((leg) => stateOfLeg(leg) === 'LOST');

export const toTicketView = (placed: PlacedTicket): sports.TicketView => {
  const { ticket, legs, payout, cancellableUntil, canCashOut } = placed;
  const state = stateOf(placed);
  return {
    id: String(ticket.id),
    kind: ticket.kind,
    state,
    systemSize: ticket.systemSize,
    bets: ticket.betIds.length,
    format: ticket.format,
    amount: formatAmount(ticket.amount),
    stake: formatAmount(ticket.stake),
    potentialPayout: formatAmount(ticket.potentialPayout),
    payout: formatAmount(payout),
    soldStake: formatAmount(ticket.soldStake),
    legs: legs.map(toLegView),
    combinedPrice: ticket.together === null ? null : printTenThousandths(ticket.together),
    placedAt: ticket.placedAt.getTime(),
    decidesAt: state === 'PENDING' ? (ticket.decidesAt?.getTime() ?? null) : null,
    rejection: ticket.rejection,
    cancellableUntil: cancellableUntil?.getTime() ?? null,
    canCashOut: canCashOut && state === 'OPEN',
  };
};

/** What a slip would cost now. */
export const toQuoteView = (quote: TicketQuote) => ({
  legs: quote.legs.map(({ leg, offer, isOpen }) => ({
    marketId: String(leg.marketId),
    isOpen,
    line: offer.market.line === '' ? null : offer.market.line,
    shown: leg.shown,
    price: leg.price === 0 ? null : printTenThousandths(leg.price),
  })),
  bets: quote.bets,
  combinedPrice: quote.combinedPrice,
  ...(quote.bestFactor === null ? {} : { bestFactor: quote.bestFactor }),
  least: formatAmount(quote.least),
  most: formatAmount(quote.most),
  mostPayout: formatAmount(quote.mostPayout),
  delaySeconds: Math.max(...quote.legs.map(({ offer }) => delayOf(offer.event, quote.settings))),
  problem: quote.problem,
});
