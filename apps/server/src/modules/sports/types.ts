import type { Money } from '@hintha/money';
import type { Score, Side, SportsResult } from '@hintha/sports';

export type Sport = 'football' | 'esports';
export type Tier = 'A' | 'B' | 'C';

export type EventState =
  | 'SCHEDULED'
  | 'LIVE'
  | 'ENDED'
  | 'CONFIRMED'
  | 'SETTLING'
  | 'SETTLED'
  | 'RESETTLING'
  | 'VOID';

/** Why an event was called off. */
export type VoidReason = 'NOT_FINISHED' | 'CANCELLED' | 'WRONG_START' | 'PALPABLE_ERROR';

/** How an event stands beside its score. */
export interface Standing {
  readonly halfTime?: Score | null;
  readonly firstGoal?: Side | null;
  readonly lastGoal?: Side | null;
  readonly sentOff?: Score;
  readonly statistics?: Readonly<Record<string, Score>>;
}

/** What is offered of a season of which it is bet on who comes first; its picks are places of the list, from 1 on. */
export interface Outright {
  readonly competitors: readonly string[];
  /** So many places are paid. */
  readonly places: number;
  readonly voidIfAbsent: boolean;
}

export interface SportsEvent {
  readonly id: bigint;
  /** As its feed calls it. */
  readonly code: string;
  readonly sport: Sport;
  readonly league: string;
  readonly leagueName: string;
  readonly tier: Tier;
  /** In hundredths of a percent, of the win of a body. */
  readonly commission: number;
  /** Both empty of an outright. */
  readonly home: string;
  readonly away: string;
  /** Of an outright when bets close. */
  readonly startsAt: Date;
  /** Null of a match, as is its end. */
  readonly outright: Outright | null;
  readonly endsAt: Date | null;
  readonly bestOf: number | null;
  readonly state: EventState;
  /** Postponed or abandoned. */
  readonly isOff: boolean;
  readonly period: string | null;
  readonly clockSeconds: number | null;
  readonly clockAt: Date | null;
  readonly isClockRunning: boolean;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly standing: Standing;
  readonly incidents: number;
  readonly isDanger: boolean;
  /** By the staff. */
  readonly isSuspended: boolean;
  /** By the database's clock: whether the feed was heard lately enough to bet on it in play. */
  readonly isHeard: boolean;
  /** By the database's clock: whether its start is ahead. */
  readonly isAhead: boolean;
  readonly result: SportsResult | null;
  readonly decidedAt: Date | null;
  /** Counted up with each other result. */
  readonly version: number;
  readonly voidReason: VoidReason | null;
  readonly finishedAt: Date | null;
}

export interface SportsMarket {
  readonly id: bigint;
  readonly eventId: bigint;
  readonly code: string;
  /** Of the home team in a handicap; empty for a market without. */
  readonly line: string;
  readonly state: 'OPEN' | 'SUSPENDED' | 'CLOSED';
  /** In ten-thousandths, in the order of its picks: those of the staff where it has set some. */
  readonly prices: readonly number[];
  readonly fee: string | null;
  readonly upper: Side | null;
  readonly version: number;
  /** By the staff. */
  readonly isSuspended: boolean;
}

/** A market with the event that it is of. */
export interface Offer {
  readonly market: SportsMarket;
  readonly event: SportsEvent;
  /** By pick: what the operator loses beside the stakes when it wins, of those that were bet on. */
  readonly liabilities: ReadonlyMap<string, bigint>;
}

export type TicketKind = 'single' | 'parlay' | 'system' | 'body' | 'maung' | 'builder';
export type Rejection = 'market_closed' | 'incident' | 'line_changed' | 'price_changed' | 'limit';

/** A selection of a ticket, as it was struck. */
export interface Leg {
  readonly eventId: bigint;
  readonly marketId: bigint;
  readonly market: string;
  readonly pick: string;
  /** That of the selection; empty where its market has none. */
  readonly line: string;
  /** In the format of the ticket, or the text of the fee. */
  readonly shown: string;
  /** In ten-thousandths; zero of a fee. */
  readonly price: number;
  /** Null of a bet from before the start. */
  readonly scoreAtBet: Score | null;
  /** Of the event when the bet was placed. */
  readonly incidents: number;
}

export interface Ticket {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly requestId: string;
  readonly kind: TicketKind;
  readonly systemSize: number | null;
  readonly state: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'CANCELLED';
  readonly betIds: readonly string[];
  /** As it was entered, for each bet. */
  readonly amount: Money;
  readonly stake: Money;
  readonly potentialPayout: Money;
  readonly format: 'decimal' | 'hong_kong' | 'malay' | 'indonesian' | 'american';
  readonly accepts: 'none' | 'better' | 'any';
  readonly legs: readonly Leg[];
  /** Of several selections of one match: the price that they have together, in ten-thousandths. */
  readonly together: number | null;
  readonly soldStake: Money;
  readonly rejection: Rejection | null;
  readonly decidesAt: Date | null;
  readonly placedAt: Date;
}

/** What of a leg decides what it pays. */
export type ScoredLeg = Omit<Leg, 'marketId' | 'incidents'>;

/** What of a ticket decides what its bets pay. */
export type ScoredTicket = Pick<
  Ticket,
  'kind' | 'amount' | 'format' | 'together' | 'stake' | 'soldStake' | 'betIds'
> & { readonly legs: readonly ScoredLeg[] };
