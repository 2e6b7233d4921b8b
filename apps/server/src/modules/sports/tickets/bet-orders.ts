import type { BetOrder } from '../../bets/index.ts';
import {
  categoryOf,
  combinedRoundOf,
  competitorOf,
  gameOf,
  printTenThousandths,
  roundOf,
  SOURCE,
} from '../rules.ts';
import type { Leg } from '../types.ts';
import { type StruckTicket } from './strike-ticket.ts';
import { isCombined } from './ticket-sums.ts';

/** A leg as the betting core has it; a fee has no price of its own and pays at most twice the stake. */
export const toSelection = (leg: Leg): BetOrder['selections'][number] => ({
  event: String(leg.eventId),
  market: leg.market,
  pick: leg.pick,
  line: leg.line === '' ? null : leg.line,
  price: leg.price === 0 ? '2.0000' : printTenThousandths(leg.price),
});

/** The bets of a ticket as the betting core takes them. */
export const toBetOrders = ({ asked, legs, offers, bets }: StruckTicket, at: Date): BetOrder[] => {
  const { accountId, requestId, kind } = asked;
  const { sport, id } = offers[0]?.event ?? { sport: 'football', id: 0n };
  return bets.map(({ places, stake, potentialPayout }, index) => ({
    accountId,
    source: SOURCE,
    reference: `${requestId}/${index}`,
    category: categoryOf(sport),
    game: gameOf(sport),
    round: isCombined(kind) ? combinedRoundOf(requestId) : roundOf(id),
    stake,
    potentialPayout,
    selections: places.flatMap((place) => {
      const [leg, offer] = [legs[place], offers[place]];
      if (leg === undefined) return [];
      // Records tell who is bet on; the place of a competitor says nothing to who does not have the list.
      const pick = offer === undefined ? leg.pick : (competitorOf(offer.event, leg.pick) ?? leg.pick);
      return [{ ...toSelection(leg), pick }];
    }),
    at,
  }));
};
