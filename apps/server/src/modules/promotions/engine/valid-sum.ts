import { money, type Money } from '@hintha/money';

interface Sum {
  readonly category: string;
  readonly stake: bigint;
  /** Of each round what was won or lost, and the same no higher than the stake. */
  readonly result: bigint;
  readonly risked: bigint;
}

/** What counts of rounds that were summed by what they are weighed by: the same as bet by bet. */
export const validSum = ({ category, stake, result, risked }: Sum): Money => {
  if (category === 'PVP') return money(result);
  return money(category === 'LIVE' || category === 'TG' ? risked : stake);
};
