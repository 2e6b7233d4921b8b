import type { Money } from '@hintha/money';
import type { FightPick, SabongBet } from '../types.ts';

/** A bet that is about to be written. */
export type NewBet = Omit<SabongBet, 'id' | 'betId' | 'placedAt'> & { readonly requestId: string };

/** What a bet adds to a side of its fight, and what that may come to; null for any amount. */
export interface PoolStake {
  readonly fightId: bigint;
  readonly pick: FightPick;
  readonly stake: Money;
  readonly bets: number;
  readonly most: Money | null;
}

/** A bet with what it is counted on, and what its member may stake on the fight. */
export interface Placement {
  readonly bet: NewBet;
  readonly pools: readonly PoolStake[];
  readonly most: Money;
}

/** What the database gives a bet. */
export type Written = Pick<SabongBet, 'id' | 'placedAt'>;

// In its order, as everybody does.
const POOLS = (accepted: string): string => `
  insert into sabong_pool as p (fight_id, pick, stake, bets, most)
  select x.fight_id, x.pick, sum(x.stake), sum(x.bets), min(x.most)
  from unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[], $5::integer[], $6::bigint[])
    as x (account_id, fight_id, pick, stake, bets, most)
  join ${accepted} a on a.wallet = x.account_id
  group by 1, 2 order by 1, 2
  on conflict (fight_id, pick) do update
    set stake = p.stake + excluded.stake, bets = p.bets + excluded.bets, most = excluded.most`;

const STAKES = (accepted: string): string => `
  insert into sabong_member_stake as s (fight_id, account_id, stake, most)
  select x.fight_id, x.account_id, x.stake, x.most
  from unnest($7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[]) as x (fight_id, account_id, stake, most)
  join ${accepted} a on a.wallet = x.account_id
  order by 1, 2
  on conflict (fight_id, account_id) do update set stake = s.stake + excluded.stake, most = excluded.most`;

const BETS = (accepted: string): string => `
  insert into sabong_bet (account_id, fight_id, pick, stake, bet_id, request_id)
  select b.account_id, b.fight_id, b.pick, b.stake, b.bet_id, b.request_id
  from unnest($11::bigint[], $12::bigint[], $13::text[], $14::bigint[], $15::uuid[], $16::uuid[])
    as b (account_id, fight_id, pick, stake, bet_id, request_id)
  join ${accepted} a on a.wallet = b.account_id
  returning account_id, id, placed_at as "placedAt"`;

/** What writes bets and what they are counted on; the row of a bet is answered by the last. */
export const placementTexts = (accepted: string): string[] => [
  POOLS(accepted),
  STAKES(accepted),
  BETS(accepted),
];

/** A placement with the id of its bet in the betting core. */
export type BookedPlacement = Placement & Pick<SabongBet, 'betId'>;

export const toPlacementColumns = (placements: readonly BookedPlacement[]): unknown[] => {
  const bets = placements.map(({ bet, betId }) => ({ ...bet, betId }));
  const pools = placements.flatMap(({ bet: { accountId }, pools: of }) =>
    of.map((pool) => ({ ...pool, accountId })),
  );
  return [
    pools.map(({ accountId }) => accountId),
    pools.map(({ fightId }) => fightId),
    pools.map(({ pick }) => pick),
    pools.map(({ stake }) => stake),
    pools.map(({ bets: count }) => count),
    pools.map(({ most }) => most),
    bets.map(({ fightId }) => fightId),
    bets.map(({ accountId }) => accountId),
    bets.map(({ stake }) => stake),
    placements.map(({ most }) => most),
    bets.map(({ accountId }) => accountId),
    bets.map(({ fightId }) => fightId),
    bets.map(({ pick }) => pick),
    bets.map(({ stake }) => stake),
    bets.map(({ betId }) => betId),
    bets.map(({ requestId }) => requestId),
  ];
};
