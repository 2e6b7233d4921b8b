import type { Leg, Ticket } from '../types.ts';

/** A ticket as its row has it, leg by leg in lists. */
export type TicketRow = Omit<Ticket, 'legs'> & {
  readonly eventIds: readonly bigint[];
  readonly marketIds: readonly bigint[];
  readonly markets: readonly string[];
  readonly picks: readonly string[];
  readonly lines: readonly string[];
  readonly shown: readonly string[];
  readonly prices: readonly number[];
  readonly scores: readonly string[];
  readonly incidents: readonly number[];
};

export const TICKET_COLUMNS = `
  id, account_id as "accountId", request_id as "requestId", kind, system_size as "systemSize", state,
  bet_ids as "betIds", amount, stake, potential_payout as "potentialPayout", format, accepts,
  event_ids as "eventIds", market_ids as "marketIds", markets, picks, lines, shown, prices, scores, incidents, together,
  sold_stake as "soldStake", rejection, decides_at as "decidesAt", placed_at as "placedAt"`;

export const toTicket = ({
  eventIds,
  marketIds,
  markets,
  picks,
  lines,
  shown,
  prices,
  scores,
  incidents,
  ...ticket
}: TicketRow): Ticket => ({
  ...ticket,
  legs: eventIds.map((eventId, at): Leg => ({
    eventId,
    marketId: marketIds[at] ?? 0n,
    market: markets[at] ?? '',
    pick: picks[at] ?? '',
    line: lines[at] ?? '',
    shown: shown[at] ?? '',
    price: prices[at] ?? 0,
    scoreAtBet: readScore(scores[at] ?? ''),
    incidents: incidents[at] ?? 0,
  })),
});

export const printScore = (score: Leg['scoreAtBet']): string =>
  score === null ? '' : `${score.home}-${score.away}`;

const readScore = (text: string): Leg['scoreAtBet'] => {
  const [home, away] = text.split('-').map(Number);
  return home === undefined || away === undefined ? null : { home, away };
};

// What is a list in a row comes as its text, since an array of lists would have to be as wide everywhere.
export const listText = (items: readonly (string | number | bigint)[]): string =>
  `{${items.map((item) => `"${String(item)}"`).join(',')}}`;
