import { sumMoney } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { listPools, sumBets } from '../bets/pool-store.ts';
import { dividendsAt, isOpen } from '../rules.ts';
import type { CancelReason, ClosedPools, Fight, FightPick, PoolRow } from '../types.ts';
import { cancelLocked } from './cancel-fight.ts';
import { updateClosed } from './move-store.ts';

const REASONS = { pool_empty: 'POOL_EMPTY', dividend_too_low: 'DIVIDEND_TOO_LOW' } as const;

/**
 * Closes an open fight that the caller has locked: every bet on its way has ended, so that what was accepted, and with it
 * the dividends, is final. A fight that cannot be paid fairly is cancelled (rule book, section 4a); answers whether it
 * goes on. One that nobody has bet on has nothing to give back, and is fought and told of as any other.
 */
export const closeLocked = async (tx: Transaction, fight: Fight): Promise<boolean> => {
  assert(isOpen(fight) && fight.plasada !== null, `fight ${fight.id} is not open`);
  const pools = toClosed(await readAccepted(tx, fight.id), fight.plasada);
  await updateClosed(tx, fight.id, pools);
  const reason = reasonOf(pools, fight.plasada);
  if (reason === undefined) return true;
  await cancelLocked(tx, { ...fight, ...pools, state: 'CLOSED' }, reason);
  return false;
};

const toText = ({ pick, stake, bets }: PoolRow): string => `${pick} ${stake} ${bets}`;

/** What was accepted, counted bet by bet; the sums that bets were added to have to be the same. */
const readAccepted = async (tx: Transaction, fightId: bigint): Promise<PoolRow[]> => {
  const [bets, sums] = [await sumBets(tx, fightId), await listPools(tx, [fightId])];
  assert.deepEqual(
    bets.map(toText).toSorted(),
    sums
      .filter(({ bets: count }) => count > 0)
      .map(toText)
      .toSorted(),
    `the pools of fight ${fightId} are not its bets`,
  );
  return bets;
};

const toClosed = (rows: readonly PoolRow[], plasada: number): ClosedPools => {
  const stakeOn = (pick: FightPick) =>
    sumMoney(rows.filter((row) => row.pick === pick).map(({ stake }) => stake));
  const [meron, wala, draw] = [stakeOn('meron'), stakeOn('wala'), stakeOn('draw')];
  const dividends = dividendsAt({ meron, wala }, plasada);
  return {
    meronStake: meron,
    walaStake: wala,
    drawStake: draw,
    bets: rows.reduce((count, { bets }) => count + bets, 0),
    net: dividends.net,
    meronDividend: dividends.meron,
    walaDividend: dividends.wala,
  };
};

const reasonOf = (
  { meronStake, walaStake, bets }: ClosedPools,
  plasada: number,
): CancelReason | undefined => {
  if (bets === 0) return undefined;
  const { cancelled } = dividendsAt({ meron: meronStake, wala: walaStake }, plasada);
  return cancelled && REASONS[cancelled];
};
