import type { PassedCap } from '@hintha/contract';

interface Sums {
  readonly stake: bigint;
  readonly payout: bigint;
}

/** What a round pays above its stake. */
export const winOf = ({ stake, payout }: Sums): bigint => (payout > stake ? payout - stake : 0n);

/** What a change makes of what a round pays above its stake; below zero where it takes of it. */
export const gainOf = (before: Sums, change: Sums): bigint =>
  winOf({ stake: before.stake + change.stake, payout: before.payout + change.payout }) - winOf(before);

const CAPS = ['max_win', 'max_win_times', 'max_day_win'] as const satisfies readonly PassedCap[];

/** A cap that the database holds a call to. */
export type Cap = (typeof CAPS)[number];

const OBJECTIONS = [
  ...CAPS,
  'integration_disabled',
  'integration_suspended',
  'game_unavailable',
  'round_finished',
  'max_bet',
  'win_without_bet',
  'catalogue_changed',
] as const;

/** Why the database did not post a call. */
export type Objection = (typeof OBJECTIONS)[number];

export const readObjection = (constraint: string | null): Objection | undefined =>
  OBJECTIONS.find((one) => one === constraint);

export const isPassedCap = (objection: Objection): objection is Cap => CAPS.some((cap) => cap === objection);
