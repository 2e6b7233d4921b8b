import type { Line } from '@hintha/sports';
import { latestOf } from '../memo.ts';
import type { Quote } from '../quote.ts';
import { LINED, type Lined, linesOf, mainLines, windowOf } from './lines.ts';
import type { FootballMatch } from './match.ts';
import { type MarketOffer, OFFERS } from './offers.ts';
import { openingOf, type Priced, pricedAt, pricedBefore, pricingsUntil, type Step } from './priced.ts';
import { closedQuote, isDecided, openViews, quoteMarket } from './quotes.ts';

/** A market with its line and what it costs, before it is known whether bets are taken just now. */
export interface Entry {
  readonly code: string;
  readonly line: Line | undefined;
  readonly quote: Quote;
  readonly isDecided: boolean;
}

/** The markets of a match. Nothing is worked out again before what it is made from has changed. */
export interface Entries {
  before(atMs: number): Entry[];
  /** Those that are priced in a step, with every line that there has been. */
  during(seconds: number): Entry[];
  /** Whether a line is among those that are offered now. */
  isCurrent(entry: Entry, seconds: number): boolean;
}

type LinesOf = (code: Lined) => readonly Line[];

const STEP_NAMES: readonly Step[] = ['often', 'seldom'];
const NO_LINE: readonly (Line | undefined)[] = [undefined];

const isLined = (code: string): code is Lined => LINED.some((one) => one === code);

const makeEntries = (
  offers: readonly MarketOffer[],
  lines: LinesOf,
  priced: Priced,
  isDecidedNow: (code: string, line: Line | undefined) => boolean,
): Entry[] => {
  const views = openViews(priced);
  return offers.flatMap((offer) => {
    const { code } = offer;
    return (isLined(code) ? lines(code) : NO_LINE).map((line) => {
      const isOver = isDecidedNow(code, line);
      const quote = isOver ? closedQuote(code) : quoteMarket(offer, line, priced, views);
      return { code, line, quote, isDecided: isOver };
    });
  });
};

export const openEntries = (match: FootballMatch): Entries => {
  const entriesOf = latestOf<Entry[]>();
  const linesSoFar = latestOf<ReadonlyMap<string, readonly Line[]>>();
  const decidedOf = latestOf<boolean>();
  const openingLines = mainLines(openingOf(match));

  const linesUntil = (seconds: number): LinesOf => {
    const lines = linesSoFar('lines', pricedAt(match, seconds, 'seldom').key, () => {
      const pricings = pricingsUntil(match, seconds);
      return new Map(LINED.map((code) => [code, linesOf(pricings, code)]));
    });
    return (code) => lines.get(code) ?? [];
  };

  const duringStep = (step: Step, seconds: number): Entry[] => {
    const priced = pricedAt(match, seconds, step);
    // Lines follow the rarer step, which may have come in between.
    const key = `${priced.key} ${pricedAt(match, seconds, 'seldom').key}`;
    return entriesOf(step, key, () =>
      makeEntries(
        OFFERS.filter((offer) => offer.step === step),
        linesUntil(seconds),
        priced,
        (code, line) =>
          decidedOf(`${code} ${line}`, String(priced.standing.since), () => isDecided(code, line, priced)),
      ),
    );
  };

  return {
    before: (atMs) => {
      const priced = pricedBefore(match, atMs);
      return entriesOf('before', priced.key, () =>
        makeEntries(
          OFFERS,
          (code) => windowOf(code, openingLines[code]),
          priced,
          () => false,
        ),
      );
    },
    during: (seconds) => STEP_NAMES.flatMap((step) => duringStep(step, seconds)),
    isCurrent: ({ code, line }, seconds) => {
      if (line === undefined || !isLined(code)) return true;
      return windowOf(code, mainLines(pricedAt(match, seconds, 'seldom'))[code]).includes(line);
    },
  };
};
