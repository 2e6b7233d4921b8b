import type { sports } from '@hintha/contract';
import type { Market, SportsEvent } from '../live/book.ts';

type TicketKind = sports.TicketKind;

/** A selection as the member last agreed to it: the line, and the price or the fee. */
export interface SlipLeg extends Pick<SportsEvent, 'sport' | 'home' | 'away' | 'startsAt'> {
  readonly eventId: string;
  /** Its code; unknown of a selection that was kept before there was one. */
  readonly leagueCode?: string | undefined;
  /** The league whose winner is bet on, and who that is said to be; none of a match. */
  readonly outright?: sports.TicketLegView['outright'] | undefined;
  readonly marketId: string;
  readonly code: string;
  readonly pick: string;
  readonly line: string | null;
  /** Decimal; null of a fee. */
  readonly price: string | null;
  readonly fee: Market['fee'];
}

/** What is sent for one ticket, with the id by which the server takes two of it for one. */
export interface Order {
  readonly requestId: string;
  readonly kind: TicketKind;
  readonly legs: readonly sports.AskedLeg[];
  readonly systemSize: number | null;
  readonly format: (typeof sports.PRICE_FORMATS)[number];
  readonly amount: string;
  readonly accepts: (typeof sports.PRICE_CHANGES)[number];
  /** Of selections of one match: their price together as it was agreed to. */
  readonly combinedPrice: string | null;
}

/** What selections of one match cost together, as the member last agreed to it. */
export interface Together {
  /** Which selections, at which lines. */
  readonly of: string;
  readonly price: string;
}

const MODES = ['single', 'parlay', 'system', 'maung'] as const;
export type Mode = (typeof MODES)[number];

/** What a member has put together and not yet bet. */
export interface Slip {
  readonly legs: readonly SlipLeg[];
  /** As it was chosen; null while the slip chooses by what is on it. */
  readonly mode: Mode | null;
  readonly systemSize: number;
  readonly stake: string;
  /** Of singles, where a line has a stake of its own. */
  readonly stakes: Readonly<Record<string, string>>;
  readonly together: Together | null;
  /** What was sent and has no answer yet. */
  readonly unanswered: readonly Order[];
}

export const EMPTY_SLIP: Slip = {
  legs: [],
  mode: null,
  systemSize: 2,
  stake: '1000',
  stakes: {},
  together: null,
  unanswered: [],
};

/** As many legs as the contract takes; a test holds it against that. */
export const MOST_ON_SLIP: typeof sports.MOST_TICKET_LEGS = 15;

export const keyOf = ({ marketId, pick }: Pick<SlipLeg, 'marketId' | 'pick'>): string =>
  `${marketId} ${pick}`;

export const togetherKeyOf = (legs: readonly SlipLeg[]): string =>
  legs.map((leg) => `${keyOf(leg)} ${leg.line ?? ''}`).join(';');

const outrightOf = ({ outright, league }: SportsEvent, pick: string): SlipLeg['outright'] =>
  outright && { league: league.name, competitor: outright.competitors[Number(pick) - 1] ?? pick };

export const legOf = (event: SportsEvent, market: Market, pick: string): SlipLeg => ({
  eventId: event.id,
  sport: event.sport,
  home: event.home,
  away: event.away,
  leagueCode: event.league.code,
  outright: outrightOf(event, pick),
  startsAt: event.startsAt,
  marketId: market.id,
  code: market.code,
  pick,
  line: market.line,
  price: market.prices[market.picks.indexOf(pick)] ?? null,
  fee: market.fee,
});

/** Puts a selection on, or takes it off; of one market the other pick takes its place. */
export const toggleLeg = (slip: Slip, leg: SlipLeg): Slip => {
  if (slip.legs.some((one) => keyOf(one) === keyOf(leg))) return withoutLegs(slip, [keyOf(leg)]);
  const at = slip.legs.findIndex(({ marketId }) => marketId === leg.marketId);
  const legs = at < 0 ? [...slip.legs, leg] : slip.legs.with(at, leg);
  return legs.length > MOST_ON_SLIP ? slip : { ...slip, legs };
};

export const withoutLegs = (slip: Slip, keys: readonly string[]): Slip => {
  const legs = slip.legs.filter((leg) => !keys.includes(keyOf(leg)));
  const kept = Object.entries(slip.stakes).filter(([key]) => !keys.includes(key));
  const isSame = kept.length === Object.keys(slip.stakes).length;
  const stakes = isSame ? slip.stakes : Object.fromEntries(kept);
  return { ...slip, legs, stakes, mode: legs.length === 0 ? null : slip.mode };
};

/** A visitor who logs in goes on with the slip that was put together before. */
export const joinSlips = (own: Slip, visitors: Slip): Slip => {
  const extra = visitors.legs.filter((leg) => own.legs.every(({ marketId }) => marketId !== leg.marketId));
  if (extra.length === 0) return own;
  const legs = [...own.legs, ...extra].slice(0, MOST_ON_SLIP);
  return { ...visitors, legs, unanswered: own.unanswered };
};
