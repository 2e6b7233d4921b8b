import type { Step } from './priced.ts';

/** What of the ends of a match a market looks at, so that alike ones are counted together. */
export type View = 'lead' | 'total' | 'score' | 'half_lead' | 'half_total' | 'course';

/** A market that is offered: what it looks at, how often it is priced, and what the operator keeps. */
export interface MarketOffer {
  readonly code: string;
  readonly view: View;
  readonly step: Step;
  /** Of the book before the start; in play it is larger. */
  readonly margin: number;
}

/** About what the trade keeps; the rarer the more. */
export const OFFERS: readonly MarketOffer[] = [
  { code: '1x2', view: 'lead', step: 'often', margin: 0.05 },
  { code: 'asian_handicap', view: 'lead', step: 'often', margin: 0.04 },
  { code: 'over_under', view: 'total', step: 'often', margin: 0.04 },
  { code: 'first_half_1x2', view: 'half_lead', step: 'often', margin: 0.06 },
  { code: 'first_half_asian_handicap', view: 'half_lead', step: 'often', margin: 0.05 },
  { code: 'first_half_over_under', view: 'half_total', step: 'often', margin: 0.05 },
  { code: 'double_chance', view: 'lead', step: 'seldom', margin: 0.05 },
  { code: 'draw_no_bet', view: 'lead', step: 'seldom', margin: 0.05 },
  { code: 'both_to_score', view: 'score', step: 'seldom', margin: 0.05 },
  { code: 'odd_even', view: 'total', step: 'seldom', margin: 0.05 },
  { code: 'total_goals', view: 'total', step: 'seldom', margin: 0.08 },
  { code: 'first_goal', view: 'course', step: 'seldom', margin: 0.07 },
  { code: 'last_goal', view: 'course', step: 'seldom', margin: 0.07 },
  { code: 'half_time_full_time', view: 'course', step: 'seldom', margin: 0.1 },
  { code: 'correct_score', view: 'score', step: 'seldom', margin: 0.12 },
];

/** In play prices may be late by the delay of a bet. */
const IN_PLAY = 1.25;

export const marginOf = ({ margin }: MarketOffer, isInPlay: boolean): number =>
  isInPlay ? margin * IN_PLAY : margin;
