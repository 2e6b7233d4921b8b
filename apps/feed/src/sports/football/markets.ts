import { printLine } from '@hintha/sports';
import type { DraftOf, Markets } from '../event.ts';
import { latestOf } from '../memo.ts';
import { type Entries, type Entry, openEntries } from './entries.ts';
import { FEES } from './fees.ts';
import type { FootballMatch } from './match.ts';
import { pricedBefore } from './priced.ts';
import { closedQuote, openViews } from './quotes.ts';

type MarketDraft = DraftOf<'market'>;
type Status = MarketDraft['status'];

export const openMarkets = (match: FootballMatch): Markets => {
  const { planned } = match;
  const entries = openEntries(match);
  const feesOf = latestOf<[string, MarketDraft['fee']][]>();

  const draft = ({ code, line, quote }: Entry, status: Status): MarketDraft => ({
    kind: 'market',
    event: planned.code,
    market: code,
    line: line === undefined ? null : printLine(line),
    status,
    prices: [...quote.prices],
    fee: null,
  });

  const fees = (atMs: number, status: Status): MarketDraft[] => {
    const priced = pricedBefore(match, atMs);
    const made = feesOf('fees', priced.key, () => {
      const views = openViews(priced);
      return Object.entries(FEES).map(([market, print]) => [market, print(priced, views)]);
    });
    return made.map(([market, fee]) => ({
      kind: 'market',
      event: planned.code,
      market,
      line: null,
      status,
      prices: [],
      fee,
    }));
  };

  /** Those that were printed last: they are bet on before the start alone. */
  const closedFees = (): MarketDraft[] => fees(planned.startsAt - 1, 'closed');

  return {
    before: (atMs, status) => [
      ...entries.before(atMs).map((entry) => draft(entry, entry.quote.canBeOpen ? status : 'suspended')),
      ...fees(atMs, status),
    ],
    during: (seconds) => [
      ...entries.during(seconds).map((entry) => draft(entry, statusOf(match, entries, entry, seconds))),
      ...closedFees(),
    ],
    after: () => [
      ...entries
        .during(match.endsAt)
        .map((entry) => draft({ ...entry, quote: closedQuote(entry.code) }, 'closed')),
      ...closedFees(),
    ],
  };
};

const statusOf = (match: FootballMatch, entries: Entries, entry: Entry, seconds: number): Status => {
  if (entry.isDecided) return 'closed';
  if (match.standingAt(seconds).dangerSince !== null || !entry.quote.canBeOpen) return 'suspended';
  return entries.isCurrent(entry, seconds) ? 'open' : 'suspended';
};
