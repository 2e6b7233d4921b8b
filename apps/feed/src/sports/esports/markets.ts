import { fairPrices, lineOf, type MatchChance, nameOutcome, printLine, type Score } from '@hintha/sports';
import type { DraftOf, Markets } from '../event.ts';
import { latestOf, once } from '../memo.ts';
import { opinionSince } from '../opinions.ts';
import { NOT_OFFERED, type Quote, quotePrices } from '../quote.ts';
import { LEVEL } from '../score.ts';
import { type Chances, endsOfLeads, endsOfTotals, killChances } from './kills.ts';
import type { EsportsMatch } from './match.ts';
import { normalChance } from './normal.ts';
import { type Offer, offersOf } from './offers.ts';
import { firstChance } from './play-map.ts';
import { endsAt, endsBefore, type Standing, standingAt, stepOf } from './standing.ts';

type MarketDraft = DraftOf<'market'>;
type Status = MarketDraft['status'];

interface Entry {
  readonly offer: Offer;
  readonly quote: Quote;
  readonly isDecided: boolean;
}

const IN_PLAY = 1.25;

export const openMarkets = (match: EsportsMatch): Markets => {
  const offersWithin = once(() => {
    const kills = killChances(normalChance(match.edge), match.rules);
    return offersOf(match, kills).map((offer) => ({ offer, within: quoteWithin(match, offer, kills) }));
  });
  const entriesOf = latestOf<Entry[]>();

  const makeEntries = (ends: readonly MatchChance[], score: Score, isInPlay: boolean): Entry[] =>
    offersWithin().map(({ offer, within }) => ({
      offer,
      quote: within ?? quoteMatch(offer, ends, { score, isInPlay }),
      isDecided: offer.within === undefined && isDecided(offer, ends, score),
    }));

  const draft = ({ offer, quote }: Entry, status: Status): MarketDraft => ({
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
        makeEntries(endsBefore(match, since), LEVEL, false),
      );
      return entries.map((entry) => draft(entry, entry.quote.canBeOpen ? status : 'suspended'));
    },
    during: (seconds) => {
      const standing = standingAt(match, seconds);
      const key = `${standing.over.length} ${standing.current === null ? 'break' : stepOf(standing)}`;
      const entries = entriesOf('during', key, () =>
        makeEntries(endsAt(match, standing), standing.score, true),
      );
      return entries.map((entry) => draft(entry, statusOf(entry, standing)));
    },
    after: () =>
      offersWithin().map(({ offer }) => draft({ offer, quote: NOTHING, isDecided: true }, 'closed')),
  };
};

const NOTHING: Quote = { prices: [], canBeOpen: false };

/** The fair prices within a map, which are known from the beginning and do not change until it starts. */
const quoteWithin = (
  match: EsportsMatch,
  { market, line, margin, map = 1, within }: Offer,
  kills: { readonly leads: Chances; readonly totals: Chances },
): Quote | undefined => {
  if (within === undefined) return undefined;
  if (within !== 'leads' && within !== 'totals') {
    const home = firstChance(match.edge, within.weight);
    return quotePrices([1 / home, 1 / (1 - home)], margin);
  }
  const ends = within === 'leads' ? endsOfLeads(map, kills.leads) : endsOfTotals(map, kills.totals);
  return quotePrices(
    fairPrices(market, ends, { line, score: LEVEL }).map(({ fair }) => fair),
    margin,
  );
};

interface AtBet {
  readonly score: Score;
  readonly isInPlay: boolean;
}

const quoteMatch = (
  { market, line, margin }: Offer,
  ends: readonly MatchChance[],
  { score, isInPlay }: AtBet,
): Quote =>
  quotePrices(
    fairPrices(market, ends, { line, score }).map(({ fair }) => fair),
    isInPlay ? margin * IN_PLAY : margin,
  );

/** Whether every pick comes to the same however the match goes on. */
const isDecided = ({ market, line }: Offer, ends: readonly MatchChance[], scoreAtBet: Score): boolean =>
  market.picks.every((pick, place) => {
    const own = line !== undefined && market.line === 'handicap' && place > 0 ? lineOf(0 - line) : line;
    const outcomes = ends.map(({ result }) => market.outcome({ pick, line: own, scoreAtBet }, result));
    return new Set(outcomes.map((outcome) => outcome && nameOutcome(outcome))).size === 1;
  });

/** What is within a map is closed when the map begins; its winner may still be bet on. */
const statusOf = ({ offer, quote, isDecided: isOver }: Entry, standing: Standing): Status => {
  const { map, within } = offer;
  const begun = standing.over.length + (standing.current === null ? 0 : 1);
  if (isOver || (map !== undefined && within !== undefined && map <= begun)) return 'closed';
  if (map !== undefined && map <= standing.over.length) return 'closed';
  return standing.isFight || !quote.canBeOpen ? 'suspended' : 'open';
};
