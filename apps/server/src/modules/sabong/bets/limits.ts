import { formatAmount, money, type Money, ZERO } from '@hintha/money';
import { BusinessError, type Transaction } from '@hintha/platform';
import { drawRoom, mostOn } from '../rules.ts';
import type { SabongSettings } from '../settings.ts';
import type { FightPick, PoolRow } from '../types.ts';
import type { SharedFight } from '../fights/fight-store.ts';
import { sumMembers } from './bet-store.ts';
import { addStakes, listPools, type PoolStake } from './pool-store.ts';

/** A bet on its way, with the fight that it is on. */
export interface PlacedStake {
  readonly accountId: bigint;
  readonly fight: SharedFight;
  readonly pick: FightPick;
  readonly stake: Money;
}

type Limits = Pick<
  SabongSettings,
  'leastBet' | 'mostBet' | 'drawDivisor' | 'mostOnFight' | 'mostDrawLiability'
>;

/** Refuses a stake that is too little or too much by itself. */
export const refuseStake = (pick: FightPick, stake: Money, limits: Limits): void => {
  const most = mostOn(pick, limits);
  if (stake >= limits.leastBet && stake <= most) return;
  throw new BusinessError('amount_out_of_range', {
    least: formatAmount(limits.leastBet),
    most: formatAmount(most),
  });
};

/**
 * Adds bets to the pools of their fights, or refuses them with what is still taken. It is the last step of a bet, so that
 * the rows stay locked for the length of a commit: who comes second sees what the first one staked, or that it did not
 * come about. Bets are added together or not at all.
 */
export const addToPools = async (
  tx: Transaction,
  bets: readonly PlacedStake[],
  limits: Limits,
): Promise<void> => {
  await refuseMembers(tx, bets, limits);
  const pools = await addStakes(tx, sumUp(bets));
  const fights = new Map(bets.map(({ fight }) => [fight.id, fight]));
  for (const [fightId, rows] of Map.groupBy(pools, (row) => row.fightId)) {
    const fight = fights.get(fightId);
    if (fight !== undefined) refuseFull(fight, rows, limits);
  }
};

/** Members whose bets on a fight come to too much, those that were written in this transaction among them. */
const refuseMembers = async (
  tx: Transaction,
  bets: readonly PlacedStake[],
  { mostOnFight, leastBet }: Limits,
): Promise<void> => {
  const members = bets.map(({ accountId, fight }) => ({ accountId, fightId: fight.id }));
  const over = (await sumMembers(tx, members)).find(({ stake }) => stake > mostOnFight);
  if (over === undefined) return;
  const own = bets.find(({ accountId, fight }) => accountId === over.accountId && fight.id === over.fightId);
  const most = mostOnFight - (over.stake - (own?.stake ?? ZERO));
  throw new BusinessError('amount_out_of_range', {
    least: formatAmount(leastBet),
    most: formatAmount(money(most > 0n ? most : 0n)),
  });
};

/** Stakes by what they are on. Where both sides of a fight have a limit together, both are locked. */
const sumUp = (bets: readonly PlacedStake[]): PoolStake[] => {
  const sums = new Map<string, PoolStake>();
  const add = (fightId: bigint, pick: FightPick, more: { stake: bigint; bets: number }): void => {
    const key = `${fightId}/${pick}`;
    const { stake, bets: count } = sums.get(key) ?? { stake: ZERO, bets: 0 };
    sums.set(key, { fightId, pick, stake: money(stake + more.stake), bets: count + more.bets });
  };
  for (const { fight, pick, stake } of bets) {
    if (fight.mostPool !== null && pick !== 'draw')
      for (const side of ['meron', 'wala'] as const) add(fight.id, side, { stake: 0n, bets: 0 });
    add(fight.id, pick, { stake, bets: 1 });
  }
  return [...sums.values()];
};

const stakeOn = (rows: readonly PoolRow[], picks: readonly FightPick[]): bigint =>
  rows.filter(({ pick }) => picks.includes(pick)).reduce((sum, { stake }) => sum + stake, 0n);

const isFull = (
  fight: SharedFight,
  rows: readonly PoolRow[],
  limits: Limits,
): 'draw_full' | 'pool_full' | null => {
  const draw = money(stakeOn(rows, ['draw']));
  if (fight.drawMode === 'FIXED' && draw > 0n && drawRoom(ZERO, limits.mostDrawLiability) < draw)
    return 'draw_full';
  if (fight.mostPool !== null && stakeOn(rows, ['meron', 'wala']) > fight.mostPool) return 'pool_full';
  return null;
};

const refuseFull = (fight: SharedFight, rows: readonly PoolRow[], limits: Limits): void => {
  const full = isFull(fight, rows, limits);
  if (full !== null) throw new BusinessError(full);
};

/**
 * Those of the bets, one behind the other, that fit by what is staked now. Nothing is locked: whoever then adds them may
 * yet find a fight full.
 */
export const findRoom = async <Bet extends PlacedStake>(
  tx: Transaction,
  bets: readonly Bet[],
  limits: Limits,
): Promise<Bet[]> => {
  const fightIds = [...new Set(bets.map(({ fight }) => fight.id))];
  const pools = Map.groupBy(await listPools(tx, fightIds), ({ fightId }) => fightId);
  const members = await sumMembers(
    tx,
    bets.map(({ accountId, fight }) => ({ accountId, fightId: fight.id })),
  );
  const staked = new Map(members.map(({ accountId, fightId, stake }) => [`${accountId}/${fightId}`, stake]));
  return bets.filter(({ accountId, fight, pick, stake }) => {
    const own = (staked.get(`${accountId}/${fight.id}`) ?? 0n) + stake;
    const rows = [...(pools.get(fight.id) ?? []), { fightId: fight.id, pick, stake, bets: 1 }];
    if (own > limits.mostOnFight || isFull(fight, rows, limits) !== null) return false;
    pools.set(fight.id, rows);
    return true;
  });
};
