import { type GoalRates, scoreChances } from './score-chances.ts';

/** What a market says of a match: chances without a margin. */
export interface MarketChances {
  readonly home: number;
  readonly away: number;
  /** That more goals are scored than the line, which lies between two numbers of goals. */
  readonly over: { readonly line: number; readonly chance: number };
}

/** In logarithms, so that no step leads below nothing: the goals of both sides. */
interface Logs {
  readonly home: number;
  readonly away: number;
}

const START: Logs = { home: Math.log(1.4), away: Math.log(1.1) };
const LEAST = Math.log(0.02);
const MOST = Math.log(8);
const MOST_STEP = 0.7;
const ROUNDS = 40;
const NUDGE = 1e-5;
const CLOSE = 1e-10;

const ratesOf = ({ home, away }: Logs): GoalRates => ({ home: Math.exp(home), away: Math.exp(away) });

type Miss = readonly [lead: number, over: number];

/** By how much the chances of a model are away from those of the market. */
const missOf = (logs: Logs, { home, away, over }: MarketChances): Miss => {
  let [lead, more] = [0, 0];
  for (const { score, chance } of scoreChances(ratesOf(logs))) {
    lead += chance * Math.sign(score.home - score.away);
    if (score.home + score.away > over.line) more += chance;
  }
  return [lead - (home - away), more - over.chance];
};

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Newton's step over both at once, no longer than it may be. */
const stepFrom = (at: Logs, market: MarketChances, [lead, over]: Miss): Logs | undefined => {
  const byHome = missOf({ ...at, home: at.home + NUDGE }, market);
  const byAway = missOf({ ...at, away: at.away + NUDGE }, market);
  const [a, b] = [(byHome[0] - lead) / NUDGE, (byAway[0] - lead) / NUDGE];
  const [c, d] = [(byHome[1] - over) / NUDGE, (byAway[1] - over) / NUDGE];
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < CLOSE) return undefined;
  return {
    home: within((b * over - d * lead) / determinant, -MOST_STEP, MOST_STEP),
    away: within((c * lead - a * over) / determinant, -MOST_STEP, MOST_STEP),
  };
};

const sizeOf = ([lead, over]: Miss): number => Math.hypot(lead, over);

/**
 * The goals of each side by which the model has the chances that a market has: who wins, and how many goals there are
 * (Newton's method; a market that no goals explain comes as near as a few steps lead).
 */
export const fitGoalRates = (market: MarketChances): GoalRates => {
  let [at, miss] = [START, missOf(START, market)];
  let best = { at, size: sizeOf(miss) };
  for (let round = 0; round < ROUNDS && best.size > CLOSE; round += 1) {
    const step = stepFrom(at, market, miss);
    if (step === undefined) break;
    at = {
      home: within(at.home + step.home, LEAST, MOST),
      away: within(at.away + step.away, LEAST, MOST),
    };
    miss = missOf(at, market);
    if (sizeOf(miss) < best.size) best = { at, size: sizeOf(miss) };
  }
  return ratesOf(best.at);
};
