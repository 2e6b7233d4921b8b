import type { AdminEventView, AdminMarketView } from '@hintha/contract';
import { formatAmount, money } from '@hintha/money';
import { liabilityOf, type MarketHolder, picksOf } from '../rules.ts';
import type { SportsSettings } from '../settings.ts';
import type { Exposure } from '../tickets/exposure-store.ts';
import type { SportsMarket } from '../types.ts';
import { toEventState, toLiveView, toMarketView, toOutrightView } from '../views.ts';
import type { LargeTicket, TradedEvent } from './trading-store.ts';

const print = (amount: bigint): string => formatAmount(money(amount));

export const toAdminEventView = (event: TradedEvent, settings: SportsSettings): AdminEventView => ({
  id: String(event.id),
  code: event.code,
  sport: event.sport,
  league: { code: event.league, name: event.leagueName, tier: event.tier },
  home: event.home,
  away: event.away,
  startsAt: event.startsAt.getTime(),
  outright: toOutrightView(event),
  bestOf: event.bestOf,
  live: toLiveView(event),
  state: toEventState(event.state),
  isSuspended: event.isSuspended,
  isOff: event.isOff,
  isHeard: event.isHeard,
  stake: print(event.stake),
  liability: print(event.liability),
  mostLiability: print(liabilityOf(event.tier, settings)),
  version: event.version,
  differs: event.differs,
  voidReason: event.voidReason,
  finishedAt: event.finishedAt?.getTime() ?? null,
});

/** A market with what is at stake on each of its picks. */
export const toAdminMarketView = (
  event: MarketHolder,
  market: SportsMarket,
  exposures: readonly Exposure[],
  hasOwnPrices: boolean,
): AdminMarketView => {
  const byPick = new Map(exposures.map((one) => [one.pick, one]));
  const staked = exposures.reduce((sum, { stake }) => sum + stake, 0n);
  return {
    ...toMarketView(event, market),
    isSuspended: market.isSuspended,
    hasOwnPrices,
    selections: (picksOf(event, market.code) ?? []).map((pick) => {
      const { stake, liability } = byPick.get(pick) ?? { stake: 0n, liability: 0n };
      return {
        pick,
        stake: print(stake),
        liability: print(liability),
        result: print(staked - stake - liability),
      };
    }),
  };
};

export const toTicketRow = (ticket: LargeTicket) => ({
  ...ticket,
  id: String(ticket.id),
  accountId: String(ticket.accountId),
  stake: print(ticket.stake),
  potentialPayout: print(ticket.potentialPayout),
  placedAt: ticket.placedAt.getTime(),
});
