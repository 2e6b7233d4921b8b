import type { sports } from '@hintha/contract';
import { isFee, isHandicap } from './picks.ts';
import { type Selected, usePickWords } from './use-pick-words.ts';

type Leg = Pick<
  sports.TicketLegView,
  'market' | 'pick' | 'line' | 'home' | 'away' | 'outright' | 'shown' | 'price'
>;

/** The other side has the line of the home team turned over, which is how a selection is put into words. */
const turnedOver = (line: string): string => (line.startsWith('-') ? line.slice(1) : `-${line}`);

const PRINTED_FOR = /^(?:home|away)\b/;

/** The line of a fee says whose it is printed for: `home 1-20`. */
const feeOf = (line: string | null, text: string): Selected['fee'] => {
  const upper = PRINTED_FOR.exec(line ?? '')?.[0];
  return { text, upper: upper === 'home' || upper === 'away' ? upper : null };
};

/** What a leg of a ticket is on; a leg carries the line of its selection, not that of the market. */
export const useLegWords = () => {
  const words = usePickWords();
  return (leg: Leg): string => {
    const { market: code, pick, line, shown } = leg;
    if (isFee(code)) return words.pickName({ code, pick, line: null, fee: feeOf(line, shown) }, leg);
    const ofMarket = line !== null && isHandicap(code) && pick === 'away' ? turnedOver(line) : line;
    return words.pickName({ code, pick, line: ofMarket, fee: null }, leg);
  };
};
