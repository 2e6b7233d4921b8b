import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../shared/api.ts';

const EVERY_MS = 15_000;

export interface TakenNumber {
  /** How much of what it takes it has, from 0 to 1; 1 for one that takes nothing more. */
  readonly share: number;
  /** What it takes yet. */
  readonly left: string;
}

/** By their digits the numbers that have taken something, or are closed. */
export type Taken = ReadonlyMap<string, TakenNumber>;

const NOTHING: Taken = new Map();

/** What the numbers of a numero have taken, for lotteries that limit them. */
export const useTaken = (gameCode: string, issue: string | undefined): Taken => {
  const { data } = useQuery({
    queryKey: ['readNumberLimits', gameCode, issue],
    queryFn: ({ signal }) => call('readNumberLimits', { query: { gameCode, issue: issue ?? '' }, signal }),
    enabled: issue !== undefined,
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
  return useMemo(() => {
    if (data === undefined || data.numbers.length === 0) return NOTHING;
    const limits = new Map(data.limits.map(({ digits, limit }) => [digits, Number(limit)]));
    return new Map(
      data.numbers.map(({ number, remaining, isBlocked }) => {
        const limit = limits.get(number.length) ?? 0;
        if (isBlocked || limit <= 0) return [number, { share: 1, left: '0.00' }];
        return [number, { share: 1 - Number(remaining) / limit, left: remaining }];
      }),
    );
  }, [data]);
};
