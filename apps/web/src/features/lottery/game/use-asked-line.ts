import type { LotteryRules } from '@hintha/lottery';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '../../../shared/router/use-search-params.ts';
import { askedLineOf } from './asked-line.ts';
import type { Betting } from './use-betting.ts';
import type { Lottery } from './use-lottery.ts';

/** Puts the bet that the address brings along on the slip, once, and takes it out of the address; answers whether it did. */
export const useAskedLine = (
  { game, ...lottery }: Lottery,
  rules: LotteryRules,
  { putAsked }: Pick<Betting, 'putAsked'>,
): boolean => {
  const [query, setQuery] = useSearchParams();
  const [asked] = useState(() => askedLineOf(query, rules, lottery));
  // The way of the address comes behind whatever else changes the page: to ask for it again would put it off each time.
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current || !query.has('numbers')) return;
    isTaken.current = true;
    if (asked !== undefined) putAsked(asked);
    const playType = query.get('playType') ?? '';
    setQuery({ gameCode: game.gameCode, vendor: game.vendor, playType }, { replace: true });
  });
  return asked !== undefined;
};
