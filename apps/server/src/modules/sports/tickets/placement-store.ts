import type { Money } from '@hintha/money';
import type { Leg, Ticket } from '../types.ts';
import type { Exposure, MemberStake } from './exposure-store.ts';
import { listText, printScore } from './ticket-row-store.ts';

/** A ticket that is about to be written. */
export type NewTicket = Omit<
  Ticket,
  'id' | 'betIds' | 'placedAt' | 'soldStake' | 'rejection' | 'decidesAt' | 'state'
> & {
  /** How long it waits before it is taken; zero for one that is taken at once. */
  readonly delaySeconds: number;
};

export interface CountedExposure extends Exposure {
  readonly most: Money;
  /** Whether its event was in play as the ticket was counted. */
  readonly inPlay: boolean;
}

/** A ticket with what it is counted on, and what each of these may come to. */
export interface Placement {
  readonly ticket: NewTicket;
  readonly exposures: readonly CountedExposure[];
  readonly stakes: readonly (MemberStake & { readonly most: Money })[];
}

/** What the database gives a ticket. */
export type Written = Pick<Ticket, 'id' | 'placedAt' | 'decidesAt'>;

// In its order, as everybody does.
const EXPOSURES = (accepted: string): string => `
  insert into sports_exposure as e (market_id, pick, stake, liability, most, in_play)
  select x.market_id, x.pick, sum(x.stake), sum(x.liability), min(x.most), bool_or(x.in_play)
  from unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::boolean[])
    as x (account_id, market_id, pick, stake, liability, most, in_play)
  join ${accepted} a on a.wallet = x.account_id
  group by 1, 2 order by 1, 2
  on conflict (market_id, pick) do update
    set stake = e.stake + excluded.stake, liability = e.liability + excluded.liability, most = excluded.most,
        in_play = excluded.in_play`;

const STAKES = (accepted: string): string => `
  insert into sports_member_stake as s (event_id, account_id, stake, most)
  select x.event_id, x.account_id, sum(x.stake), min(x.most)
  from unnest($8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[]) as x (event_id, account_id, stake, most)
  join ${accepted} a on a.wallet = x.account_id
  group by 1, 2 order by 1, 2
  on conflict (event_id, account_id) do update set stake = s.stake + excluded.stake, most = excluded.most`;

const TICKETS = (accepted: string): string => `
  insert into sports_ticket (account_id, request_id, kind, system_size, state, bet_ids, amount, stake,
                             potential_payout, format, accepts, event_ids, market_ids, markets, picks, lines, shown,
                             prices, scores, incidents, together, decides_at)
  select account_id, request_id, kind, system_size, case when delay > 0 then 'PENDING' else 'ACCEPTED' end,
         bet_ids::uuid[], amount, stake, potential_payout, format, accepts, event_ids::bigint[], market_ids::bigint[],
         markets::text[], picks::text[], lines::text[], shown::text[], prices::integer[], scores::text[],
         incidents::integer[], together, case when delay > 0 then clock_timestamp() + delay * interval '1 second' end
  from unnest($12::bigint[], $13::uuid[], $14::text[], $15::smallint[], $16::text[], $17::bigint[], $18::bigint[],
              $19::bigint[], $20::text[], $21::text[], $22::text[], $23::text[], $24::text[], $25::text[], $26::text[],
              $27::text[], $28::text[], $29::text[], $30::text[], $31::integer[], $32::integer[])
    as t (account_id, request_id, kind, system_size, bet_ids, amount, stake, potential_payout, format, accepts,
          event_ids, market_ids, markets, picks, lines, shown, prices, scores, incidents, delay, together)
  join ${accepted} a on a.wallet = t.account_id
  returning account_id, id, placed_at as "placedAt", decides_at as "decidesAt"`;

/** What writes tickets and what they are counted on; the row of a ticket is answered by the last. */
export const placementTexts = (accepted: string): string[] => [
  EXPOSURES(accepted),
  STAKES(accepted),
  TICKETS(accepted),
];

/** A placement with the ids of its bets. */
export type BookedPlacement = Placement & Pick<Ticket, 'accountId' | 'betIds'>;

export const toPlacementColumns = (placements: readonly BookedPlacement[]): unknown[] => [
  ...toExposureColumns(
    placements.flatMap(({ accountId, exposures }) => exposures.map((one) => ({ ...one, accountId }))),
  ),
  ...toStakeColumns(placements.flatMap(({ stakes }) => stakes)),
  ...toTicketColumns(placements.map(({ ticket, betIds }) => ({ ...ticket, betIds }))),
];

type ExposureRow = CountedExposure & { readonly accountId: bigint };

const toExposureColumns = (exposures: readonly ExposureRow[]): unknown[] => [
  exposures.map(({ accountId }) => accountId),
  exposures.map(({ marketId }) => marketId),
  exposures.map(({ pick }) => pick),
  exposures.map(({ stake }) => stake),
  exposures.map(({ liability }) => liability),
  exposures.map(({ most }) => most),
  exposures.map(({ inPlay }) => inPlay),
];

const toStakeColumns = (stakes: Placement['stakes']): unknown[] => [
  stakes.map(({ eventId }) => eventId),
  stakes.map(({ accountId }) => accountId),
  stakes.map(({ stake }) => stake),
  stakes.map(({ most }) => most),
];

const toTicketColumns = (tickets: readonly (NewTicket & Pick<Ticket, 'betIds'>)[]): unknown[] => {
  const lists = (of: (leg: Leg) => string | number | bigint): string[] =>
    tickets.map(({ legs }) => listText(legs.map(of)));
  return [
    tickets.map(({ accountId }) => accountId),
    tickets.map(({ requestId }) => requestId),
    tickets.map(({ kind }) => kind),
    tickets.map(({ systemSize }) => systemSize),
    tickets.map(({ betIds }) => listText(betIds)),
    tickets.map(({ amount }) => amount),
    tickets.map(({ stake }) => stake),
    tickets.map(({ potentialPayout }) => potentialPayout),
    tickets.map(({ format }) => format),
    tickets.map(({ accepts }) => accepts),
    lists(({ eventId }) => eventId),
    lists(({ marketId }) => marketId),
    lists(({ market }) => market),
    lists(({ pick }) => pick),
    lists(({ line }) => line),
    lists(({ shown }) => shown),
    lists(({ price }) => price),
    lists(({ scoreAtBet }) => printScore(scoreAtBet)),
    lists(({ incidents }) => incidents),
    tickets.map(({ delaySeconds }) => delaySeconds),
    tickets.map(({ together }) => together),
  ];
};
