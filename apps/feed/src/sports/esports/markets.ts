import { printLine } from '@hintha/sports';
import type { DraftOf, Markets } from '../event.ts';
import { latestOf } from '../memo.ts';
import { opinionSince } from '../opinions.ts';
import { NOT_OFFERED, type Quote } from '../quote.ts';
import { type KillMarkets, openKills } from './kills.ts';
import type { EsportsMatch } from './match.ts';
import { type Offer, offersOf } from './offers.ts';
import { isDecided, type Priced, quoteOffer } from './quotes.ts';
import { BEFORE_START, endsAt, endsBefore, pricedSecond, type Standing, standingAt } from './standing.ts';

type MarketDraft = DraftOf<'market'>;
type Status = MarketDraft['status'];

interface Entry {
  readonly offer: Offer;
  readonly quote: Quote;
  readonly isDecided: boolean;
}

export const openMarkets = (match: EsportsMatch): Markets => {
  const kills = openKills(match);
  const entriesOf = latestOf<Entry[]>();

  const offersAt = (standing: Standing): Offer[] =>
    offersOf(match, (of, map) => kills.linesOf(of, map, standing));

  const makeEntries = (priced: Omit<Priced, 'match' | 'kills'>): Entry[] => {
    const all = { ...priced, match, kills };
    return offersAt(priced.standing).map((offer) => ({
      offer,
      quote: quoteOffer(offer, all),
      isDecided: isDecided(offer, all),
    }));
  };

  const draft = ({ offer, quote }: Pick<Entry, 'offer' | 'quote'>, status: Status): MarketDraft => ({
    kind: 'market',
    event: match.planned.code,
    market: offer.market.code,
    line: offer.line === undefined ? null : printLine(offer.line),
    status,
    prices: [...(status === 'closed' ? offer.market.picks.map(() => NOT_OFFERED) : quote.prices)],
    fee: null,
  });

  return {
    before: (atMs, status) => {
      const since = opinionSince(match.planned.startsAt, atMs);
      const entries = entriesOf('before', String(since), () =>
        makeEntries({ ends: endsBefore(match, since), standing: BEFORE_START, isInPlay: false }),
      );
      return entries.map((entry) => draft(entry, entry.quote.canBeOpen ? status : 'suspended'));
    },
    during: (seconds) => {
      const standing = standingAt(match, seconds);
      const key = `${standing.over.length} ${standing.current === null ? 'break' : pricedSecond(standing)}`;
      const entries = entriesOf('during', key, () =>
        makeEntries({ ends: endsAt(match, standing), standing, isInPlay: true }),
      );
      return entries.map((entry) => draft(entry, statusOf(entry, kills, standing)));
    },
    after: () =>
      offersAt(standingAt(match, match.endsAt)).map((offer) => draft({ offer, quote: NOTHING }, 'closed')),
  };
};

const NOTHING: Quote = { prices: [], canBeOpen: false };

const statusOf = (entry: Entry, kills: KillMarkets, standing: Standing): Status => {
  if (entry.isDecided || isOver(entry.offer, kills, standing)) return 'closed';
  return standing.isFight || !entry.quote.canBeOpen ? 'suspended' : 'open';
};

/** Who is first at something is bet on until the map begins, its winner until it ends, and its kills until shortly before. */
const isOver = ({ map, within }: Offer, kills: KillMarkets, standing: Standing): boolean => {
  if (map === undefined) return false;
  const over = standing.over.length;
  if (within === undefined) return map <= over;
  if ('kills' in within) return kills.isClosed(within, standing);
  return map <= over + (standing.current === null ? 0 : 1);
};
