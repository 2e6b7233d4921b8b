import { defineSettings, rate, type Values, whole } from '../settings/index.ts';

export const pointSettings = defineSettings('points', ['payments', 'administrator'], {
  /** What a hundred points are worth in the main unit. */
  pointsRatio: whole(100, null, { least: 1, most: 10_000, needsApproval: true }),
  /** The most of a bet that may come back in points: above it the product would pay out. */
  mostReturned: rate('0.02', { least: '0.0001', most: '0.1' }),
  /** The most that a rule gives at once unless two have approved it. */
  mostAwarded: whole(100_000, 'points', { least: 1, most: 100_000_000, needsApproval: true }),
  leastConverted: whole(1_000, 'points', { least: 1, most: 1_000_000 }),
  /** How often what points became has to be bet. */
  convertedMultiple: rate('1', { least: '0', most: '50' }),
});

export type PointSettings = Values<typeof pointSettings.settings>;
