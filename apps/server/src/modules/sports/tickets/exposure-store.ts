import type { Money } from '@hintha/money';
import { type Database, defineStatement, runStatement, type Transaction } from '@hintha/platform';

/** What is staked on a pick of a market, and what the operator loses beside the stakes when it wins. */
export interface Exposure {
  readonly marketId: bigint;
  readonly pick: string;
  readonly stake: bigint;
  readonly liability: bigint;
}

const ADD = defineStatement(
  'sports_add_exposures',
  `insert into sports_exposure as e (market_id, pick, stake, liability)
   select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[]) x (market_id, pick, stake, liability)
   order by 1, 2
   on conflict (market_id, pick) do update
     set stake = e.stake + excluded.stake, liability = e.liability + excluded.liability,
         most = greatest(e.most, e.liability + excluded.liability)`,
);

const SUBTRACT = defineStatement(
  'sports_subtract_exposures',
  `with asked as (
     select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[]) x (market_id, pick, stake, liability)
   ), locked as (
     select market_id, pick from sports_exposure join asked using (market_id, pick)
     order by market_id, pick for update of sports_exposure
   )
   update sports_exposure e
   set stake = greatest(0, e.stake - a.stake), liability = greatest(0, e.liability - a.liability)
   from locked l join asked a using (market_id, pick)
   where e.market_id = l.market_id and e.pick = l.pick`,
);

const columnsOf = (exposures: readonly Exposure[]): unknown[] => {
  const sums = sumExposures(exposures);
  return [
    sums.map(({ marketId }) => marketId),
    sums.map(({ pick }) => pick),
    sums.map(({ stake }) => stake),
    sums.map(({ liability }) => liability),
  ];
};

/** Each pick once, with all that falls on it. */
export const sumExposures = (exposures: readonly Exposure[]): Exposure[] => {
  const sums = new Map<string, Exposure>();
  for (const one of exposures) {
    const key = exposureKey(one);
    const known = sums.get(key);
    sums.set(key, {
      ...one,
      stake: one.stake + (known?.stake ?? 0n),
      liability: one.liability + (known?.liability ?? 0n),
    });
  }
  return [...sums.values()];
};

export const exposureKey = ({ marketId, pick }: Pick<Exposure, 'marketId' | 'pick'>): string =>
  `${marketId}/${pick}`;

/** Adds to picks, in their order, as everybody does, whatever they may come to. */
export const addExposures = async (tx: Transaction, exposures: readonly Exposure[]): Promise<void> => {
  await runStatement(tx, ADD, columnsOf(exposures));
};

/** Frees what stands no more. */
export const subtractExposures = async (tx: Transaction, exposures: readonly Exposure[]): Promise<void> => {
  if (exposures.length > 0) await runStatement(tx, SUBTRACT, columnsOf(exposures));
};

const LIST = defineStatement(
  'sports_list_exposures',
  `select market_id as "marketId", pick, stake, liability from sports_exposure where market_id = any ($1::bigint[])`,
);

export const listExposures = (
  on: Database | Transaction,
  marketIds: readonly bigint[],
): Promise<Exposure[]> => runStatement<Exposure>(on, LIST, [[...new Set(marketIds)]]);

/** What a member has staked on an event. */
export interface MemberStake {
  readonly eventId: bigint;
  readonly accountId: bigint;
  readonly stake: bigint;
}

const SUBTRACT_STAKES = defineStatement(
  'sports_subtract_member_stakes',
  `update sports_member_stake s set stake = greatest(0, s.stake - x.stake)
   from (select event_id, account_id, sum(stake) as stake
         from unnest($1::bigint[], $2::bigint[], $3::bigint[]) x (event_id, account_id, stake) group by 1, 2) x
   where s.event_id = x.event_id and s.account_id = x.account_id`,
);

export const subtractMemberStakes = async (
  tx: Transaction,
  stakes: readonly MemberStake[],
): Promise<void> => {
  if (stakes.length === 0) return;
  await runStatement(tx, SUBTRACT_STAKES, [
    stakes.map(({ eventId }) => eventId),
    stakes.map(({ accountId }) => accountId),
    stakes.map(({ stake }) => stake),
  ]);
};

const LIST_STAKES = defineStatement(
  'sports_list_member_stakes',
  `select event_id as "eventId", account_id as "accountId", stake from sports_member_stake
   where account_id = $1 and event_id = any ($2::bigint[])`,
);

export const listMemberStakes = (
  on: Database | Transaction,
  accountId: bigint,
  eventIds: readonly bigint[],
): Promise<(MemberStake & { readonly stake: Money })[]> =>
  runStatement(on, LIST_STAKES, [accountId, eventIds]);

const LIST_STAKES_ON = defineStatement(
  'sports_list_member_stakes_on',
  `select distinct s.event_id as "eventId", s.account_id as "accountId", s.stake
   from unnest($1::bigint[], $2::bigint[]) x (account_id, market_id)
   join sports_market m on m.id = x.market_id
   join sports_member_stake s on s.event_id = m.event_id and s.account_id = x.account_id`,
);

/** What members have staked on the events of the markets that each of them bets on. */
export const listStakesOn = (
  tx: Transaction,
  asked: readonly { readonly accountId: bigint; readonly marketId: bigint }[],
): Promise<MemberStake[]> =>
  runStatement<MemberStake>(tx, LIST_STAKES_ON, [
    asked.map(({ accountId }) => accountId),
    asked.map(({ marketId }) => marketId),
  ]);
