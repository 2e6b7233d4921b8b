import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, type Reply } from '../../../shared/api.ts';
import { routeGuardOf } from '../../../shared/route-guard.ts';
import { useSession } from '../../../shared/session.ts';
import { askedLegOf, type DraftBet } from './bets.ts';
import { leastOf } from './modes.ts';

export type Quote = Reply<'quoteSportsTicket'>;

/** Whoever taps several prices one after the other is not asked for after each of them. */
const REST_MS = 400;
const FRESH_MS = 20_000;
/** What is left of a match moves the price of selections together, though none of theirs has moved. */
const BUILDER_MS = 5000;

const useRested = (text: string): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(text), REST_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return rested;
};

/** What a quote is of; prices that move do not ask for another one, unless they make the price of all together. */
const quoteKeyOf = ({ kind, legs, systemSize, format }: DraftBet): string => {
  const selections = legs.map(({ key, leg, now }) => [
    key,
    leg.line ?? '',
    kind === 'builder' ? (now.price ?? '') : '',
  ]);
  return [kind, systemSize ?? '', format, ...selections.map((parts) => parts.join(' '))].join(';');
};

export const quoteBodyOf = ({ kind, legs, systemSize, format }: DraftBet) => ({
  kind,
  legs: legs.map(({ leg }) => askedLegOf(leg, format)),
  format,
  ...(systemSize === null ? {} : { systemSize }),
});

const isWhole = ({ kind, legs }: DraftBet): boolean => {
  if (kind === 'single' || kind === 'body') return legs.length === 1;
  return legs.length >= leastOf(kind === 'builder' ? 'parlay' : kind);
};

/** What the server says of each bet before it is placed: limits, delay, and what speaks against it. */
export const useQuotes = (bets: readonly DraftBet[]): readonly (Quote | undefined)[] => {
  const session = useSession();
  const isMember = routeGuardOf(session, true) === 'free';
  const keys = bets.map(quoteKeyOf);
  const all = keys.join('|');
  const isRested = useRested(all) === all;
  return useQueries({
    queries: bets.map((bet, at) => ({
      queryKey: ['quoteSportsTicket', session.username, keys[at]],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        call('quoteSportsTicket', { body: quoteBodyOf(bet), signal }),
      enabled: isMember && isRested && isWhole(bet),
      staleTime: FRESH_MS,
      refetchInterval: bet.kind === 'builder' && BUILDER_MS,
      retry: false,
    })),
    combine: (reads) => reads.map(({ data }) => data),
  });
};
