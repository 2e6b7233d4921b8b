import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { lineOn } from '../../agents/index.ts';
import { countedBetween } from '../../bets/index.ts';
import type { Days, Play, Span } from '../types.ts';
import * as store from './team-play-store.ts';

/**
 * What the teams of accounts, they themselves among them, played between two instants, each as it stood on the day; who
 * played nothing is left out. It is final for spans that are closed.
 */
export const sumTeamPlay = (
  on: Database | Transaction,
  { from, to }: Span,
  ids: readonly bigint[],
): Promise<Map<bigint, Play>> => store.sumTeamPlay(on, { played: countedBetween(from, to), lineOn }, ids);

interface Active {
  readonly leastBet: Money;
  readonly ids: readonly bigint[];
}

/** How many below accounts, themselves not among them, had so much valid bet between two instants. */
export const countActive = (
  on: Database | Transaction,
  { from, to }: Span,
  order: Active,
): Promise<Map<bigint, number>> => store.countActive(on, { played: countedBetween(from, to), lineOn }, order);

/** The same on business days, by the figures of accounts. */
export const countActiveOnDays = (
  on: Database | Transaction,
  days: Days,
  order: Active,
): Promise<Map<bigint, number>> => store.countActive(on, { played: store.playedOnDays(days), lineOn }, order);
