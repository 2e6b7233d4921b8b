import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { readSettings } from '../../settings/index.ts';
import { worthOf } from '../rules.ts';
import { pointSettings } from '../settings.ts';

/** What points are worth at the rate that they are exchanged at now, and whether a rule may give so many at once. */
export const valuePoints = async (
  on: Database | Transaction,
  points: bigint,
): Promise<{ worth: Money; takesTwo: boolean }> => {
  const { pointsRatio, mostAwarded } = await readSettings(on, pointSettings);
  return { worth: worthOf(points, pointsRatio), takesTwo: points > BigInt(mostAwarded) };
};
