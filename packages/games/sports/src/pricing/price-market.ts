import type { Line } from '../line.ts';
import type { Market, Score } from '../markets/market.ts';
import type { Fee } from '../myanmar/fee.ts';
import type { Price } from '../price.ts';

interface Weighed<Result> {
  readonly result: Result;
  readonly chance: number;
}

/** A pick of a market with its fair decimal price; undefined where it cannot win. */
export interface FairPrice {
  readonly pick: string;
  readonly fair: number | undefined;
}

const share = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number =>
  Number(numerator) / Number(denominator);

/**
 * The fair prices of a market's picks: at them a stake comes back just once on average. A part that may be given back
 * counts as what it is, so that handicaps, halves and pushes need no rule of their own.
 *
 * @param line of the first pick; that of the second pick of a handicap is the opposite one.
 */
export const fairPrices = <Result>(
  market: Market<Result>,
  ends: readonly Weighed<Result>[],
  { line, score }: { readonly line?: Line | undefined; readonly score: Score },
): FairPrice[] =>
  market.picks.map((pick, place) => {
    const own = line !== undefined && market.line === 'handicap' && place > 0 ? ((0 - line) as Line) : line;
    let [won, refunded] = [0, 0];
    for (const { result, chance } of ends) {
      const outcome = market.outcome({ pick, line: own, scoreAtBet: score }, result);
      if (outcome === undefined) continue;
      won += chance * share(outcome.won);
      refunded += chance * share(outcome.refunded);
    }
    return { pick, fair: won > 0 ? (1 - refunded) / won : undefined };
  });

const LEAST_OFFERED = 10_100;
const MOST_OFFERED = 10_000_000;
const STEP = 100;

/**
 * A fair price with the operator's margin, in hundredths, rounded down; from 1.01 to 1,000. Undefined where that leaves
 * nothing to offer.
 *
 * @param margin Of the book: at 0.05 its chances add up to 1.05.
 */
export const offerPrice = (fair: number | undefined, margin: number): Price | undefined => {
  if (fair === undefined) return undefined;
  const places = Math.floor(((fair / (1 + margin)) * 10_000) / STEP + 1e-9) * STEP;
  if (places < LEAST_OFFERED) return undefined;
  return BigInt(Math.min(places, MOST_OFFERED)) as Price;
};

/** Fees go in steps of so many hundredths of the stake. */
const FEE_STEP = 5;

/**
 * The fee at which the favourite, or over, is as likely to win as to lose: so many goals, and the share of the stake that
 * is won or lost when it is just those.
 *
 * @param margins how likely each difference, or each total, is.
 */
export const fairFee = (margins: ReadonlyMap<number, number>): Fee => {
  const of = (isMeant: (margin: number) => boolean): number =>
    [...margins].reduce((sum, [margin, chance]) => (isMeant(margin) ? sum + chance : sum), 0);
  let best: { fee: Fee; apart: number } | undefined;
  for (const goals of [...margins.keys()].filter((margin) => margin >= 0)) {
    const level = margins.get(goals) ?? 0;
    const fair = (of((margin) => margin < goals) - of((margin) => margin > goals)) / level;
    const percent = Math.round(Math.min(Math.max(fair * 100, -100), 100) / FEE_STEP) * FEE_STEP;
    const apart = Math.abs(of((m) => m > goals) - of((m) => m < goals) + (level * percent) / 100);
    if (best === undefined || apart < best.apart) best = { fee: { goals, percent: percent + 0 }, apart };
  }
  return best?.fee ?? { goals: 0, percent: 0 };
};
