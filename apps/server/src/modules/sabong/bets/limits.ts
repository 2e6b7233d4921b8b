import { formatAmount, type Money, ZERO } from '@hintha/money';
import { BusinessError, type Transaction } from '@hintha/platform';
import type { SharedFight } from '../fights/fight-store.ts';
import { mostOn } from '../rules.ts';
import type { SabongSettings } from '../settings.ts';
import type { FightPick } from '../types.ts';
import { mostStaked } from './placement.ts';
import { listMemberStakes, listPools } from './pool-store.ts';

type Amounts = Pick<SabongSettings, 'leastBet' | 'mostBet' | 'drawDivisor'>;

/** Whether a stake is neither too little nor too much by itself. */
export const fitsAmount = (pick: FightPick, stake: Money, limits: Amounts): boolean =>
  stake >= limits.leastBet && stake <= mostOn(pick, limits);

export const refuseStake = (pick: FightPick, stake: Money, limits: Amounts): void => {
  if (fitsAmount(pick, stake, limits)) return;
  throw new BusinessError('amount_out_of_range', {
    least: formatAmount(limits.leastBet),
    most: formatAmount(mostOn(pick, limits)),
  });
};

interface AskedStake {
  readonly accountId: bigint;
  readonly fight: SharedFight;
  readonly pick: FightPick;
  readonly stake: Money;
}

/**
 * Those of the bets, one behind the other, that fit by what is staked now. Nothing is locked: whoever then adds them may
 * yet find a fight full.
 */
export const findRoom = async <Bet extends AskedStake>(
  tx: Transaction,
  bets: readonly Bet[],
  limits: Pick<SabongSettings, 'mostOnFight' | 'mostDrawLiability'>,
): Promise<Bet[]> => {
  const members = bets.map(({ accountId, fight }) => ({ accountId, fightId: fight.id }));
  const [pools, stakes] = await Promise.all([
    listPools(tx, [...new Set(bets.map(({ fight }) => fight.id))]),
    listMemberStakes(tx, members),
  ]);
  const sums = new Map<string, bigint>();
  const add = (key: string, stake: bigint): bigint => {
    const sum = (sums.get(key) ?? ZERO) + stake;
    sums.set(key, sum);
    return sum;
  };
  for (const { fightId, pick, stake } of pools) add(poolKey(fightId, pick), stake);
  for (const { accountId, fightId, stake } of stakes) add(`${accountId}/${fightId}`, stake);
  return bets.filter(({ accountId, fight, pick, stake }) => {
    const most = mostStaked(fight, pick, limits);
    const [pool, own] = [poolKey(fight.id, pick), `${accountId}/${fight.id}`];
    const fits =
      (sums.get(own) ?? ZERO) + stake <= limits.mostOnFight &&
      (most === null || (sums.get(pool) ?? ZERO) + stake <= most);
    if (fits) for (const key of [pool, own]) add(key, stake);
    return fits;
  });
};

/** Both sides of a fight have one limit together. */
const poolKey = (fightId: bigint, pick: FightPick): string =>
  `pool ${fightId}/${pick === 'draw' ? 'draw' : 'sides'}`;
