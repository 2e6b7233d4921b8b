import { money, type Money, parseAmount } from '@hintha/money';
import { dividendsOf, printDividend } from '@hintha/sabong';
import type { Fight } from '../live/use-arenas.ts';

const read = (amount: string): Money => {
  const parsed = parseAmount(amount);
  return parsed === 'not_an_amount' ? money(-1n) : parsed;
};

const PERCENT = 100n;

/** What the stakes of both sides come to in all, and what of them is not shared out. */
export const sumsOf = ({ pools, net }: Fight): { readonly pool: Money; readonly kept: Money } => {
  const pool = money(read(pools.meron.stake) + read(pools.wala.stake));
  return { pool, kept: money(pool - read(net)) };
};

/** What the winners were paid and what was left over come to what was shared out, as rounding down leaves it. */
const isWhole = ({ settled, result, net, pools }: Fight): boolean => {
  if (settled === null || result === null || result === 'draw') return true;
  const left = read(net) - read(settled.paid);
  // A ten-thousandth of the side that won, and a hundredth for each of its bets.
  const most = read(pools[result].stake) / 10_000n + BigInt(pools[result].bets) + 1n;
  return left === read(settled.breakage) && left >= 0n && left <= most;
};

/** Whether what was published of a closed fight is what its stakes come to, worked out on this device. */
export const workOut = (fight: Fight): boolean => {
  const { pools, plasada, net, dividends } = fight;
  if (plasada === null) return false;
  const pool = { meron: read(pools.meron.stake), wala: read(pools.wala.stake) };
  const worked = dividendsOf(pool, { numerator: BigInt(plasada), denominator: PERCENT });
  const isSame = (['meron', 'wala'] as const).every(
    (side) => (dividends[side] ?? '0.0000') === printDividend(worked[side]),
  );
  return isSame && worked.net === read(net) && isWhole(fight);
};
