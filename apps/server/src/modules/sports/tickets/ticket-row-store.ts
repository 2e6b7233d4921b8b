import type { Leg, ScoredLeg, ScoredTicket, Ticket } from '../types.ts';

interface ScoredLegs {
  readonly eventIds: readonly bigint[];
  readonly markets: readonly string[];
  readonly picks: readonly string[];
  readonly lines: readonly string[];
  readonly shown: readonly string[];
  readonly prices: readonly number[];
  readonly scores: readonly string[];
}

export type ScoredRow = Omit<ScoredTicket, 'legs'> & ScoredLegs;

export const SCORED_COLUMNS = `
  kind, amount, format, together, stake, sold_stake as "soldStake", bet_ids as "betIds", event_ids as "eventIds",
  markets, picks, lines, shown, prices, scores`;

/** The legs of a row, and what else it holds. */
const splitLegs = <Row extends ScoredLegs>({
  eventIds,
  markets,
  picks,
  lines,
  shown,
  prices,
  scores,
  ...rest
}: Row) => {
  const legs = eventIds.map((eventId, at): ScoredLeg => ({
    eventId,
    market: markets[at] ?? '',
    pick: picks[at] ?? '',
    line: lines[at] ?? '',
    shown: shown[at] ?? '',
    price: prices[at] ?? 0,
    scoreAtBet: readScore(scores[at] ?? ''),
  }));
  return { legs, rest };
};

export const toScoredTicket = (row: ScoredRow): ScoredTicket => {
  const { legs, rest } = splitLegs(row);
  return { ...rest, legs };
};

/** A ticket as its row has it, leg by leg in lists. */
export type TicketRow = Omit<Ticket, 'legs'> &
  ScoredLegs & {
    readonly marketIds: readonly bigint[];
    readonly incidents: readonly number[];
  };

export const TICKET_COLUMNS = `
  id, account_id as "accountId", request_id as "requestId", kind, system_size as "systemSize", state,
  bet_ids as "betIds", amount, stake, potential_payout as "potentialPayout", format, accepts,
  event_ids as "eventIds", market_ids as "marketIds", markets, picks, lines, shown, prices, scores, incidents, together,
  sold_stake as "soldStake", rejection, decides_at as "decidesAt", placed_at as "placedAt"`;

export const toTicket = ({ marketIds, incidents, ...row }: TicketRow): Ticket => {
  const { legs, rest } = splitLegs(row);
  return {
    ...rest,
    legs: legs.map((leg, at): Leg => ({
      ...leg,
      marketId: marketIds[at] ?? 0n,
      incidents: incidents[at] ?? 0,
    })),
  };
};

export const printScore = (score: Leg['scoreAtBet']): string =>
  score === null ? '' : `${score.home}-${score.away}`;

const readScore = (text: string): Leg['scoreAtBet'] => {
  const [home, away] = text.split('-').map(Number);
  return home === undefined || away === undefined ? null : { home, away };
};

// What is a list in a row comes as its text, since an array of lists would have to be as wide everywhere.
export const listText = (items: readonly (string | number | bigint)[]): string =>
  `{${items.map((item) => `"${String(item)}"`).join(',')}}`;
