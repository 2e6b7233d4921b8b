import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../shared/api.ts';

const EVERY_MS = 15_000;

/** How much of what it takes each number has, from 0 to 1, by its digits; 1 for one that takes nothing more. */
export type Taken = ReadonlyMap<string, number>;

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
        return [number, isBlocked || limit <= 0 ? 1 : 1 - Number(remaining) / limit];
      }),
    );
  }, [data]);
};
