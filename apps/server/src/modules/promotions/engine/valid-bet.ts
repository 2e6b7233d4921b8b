import { money, ZERO, type Money } from '@hintha/money';

interface Decided {
  readonly category: string;
  readonly stake: Money;
  readonly payout: Money;
}

/**
 * What of a vendor's decided round counts. Of slots, arcade, bingo and fish that is the stake. At a table the house
 * sees what went in and what came out and not the bets between, so that the smaller of stake and result counts: a
 * push counts nothing, and opposite bets no more than what they risked. Against other players it is the result.
 */
export const validBet = ({ category, stake, payout }: Decided): Money => {
  if (stake <= 0n) return ZERO;
  const result = payout > stake ? payout - stake : stake - payout;
  if (category === 'PVP') return money(result);
  if (category === 'LIVE' || category === 'TG') return money(result < stake ? result : stake);
  return stake;
};
