import { call } from '../../../shared/api.ts';
import { book } from '../live/book.ts';
import { isAgreed, legNow } from './leg-now.ts';
import type { DraftBet } from './bets.ts';
import type { PlacingEvent } from './placing/placing.ts';
import { quoteBodyOf, type Quote } from './use-quotes.ts';
import { usePreferences } from '../markets/use-preferences.ts';

const isChanged = ({ legs, format }: DraftBet): boolean => {
  const { accepts } = usePreferences.getState();
  return legs.some(({ leg }) => {
    const now = legNow(leg, book.market(leg.marketId), format);
    return now.moved !== null && !isAgreed(now, accepts);
  });
};

const isClosed = ({ legs }: DraftBet): boolean =>
  legs.some(({ leg }) => {
    const state = book.market(leg.marketId)?.state;
    return state !== undefined && state !== 'OPEN';
  });

const said = (quote: Quote): PlacingEvent | null => {
  if (quote.legs.some(({ isOpen }) => !isOpen)) return { type: 'stopped', problem: 'closed' };
  return quote.problem === null ? null : { type: 'stopped', problem: { code: quote.problem, text: null } };
};

/**
 * What is in the way of bets the moment before they are sent. Those that the server has looked at already are not sent
 * there twice: it decides once more when they arrive.
 */
export const checkBets = async (
  bets: readonly { bet: DraftBet; quote: Quote | undefined }[],
): Promise<PlacingEvent | null> => {
  if (bets.some(({ bet }) => isClosed(bet))) return { type: 'stopped', problem: 'closed' };
  if (bets.some(({ bet }) => isChanged(bet))) return { type: 'stopped', problem: 'changed' };
  const unseen = bets.filter(({ quote }) => quote === undefined);
  const quotes = await Promise.all(
    unseen.map(({ bet }) => call('quoteSportsTicket', { body: quoteBodyOf(bet) })),
  );
  return quotes.map(said).find((event) => event !== null) ?? null;
};
