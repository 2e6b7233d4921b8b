import { type FootballResult, type Line, lineOf } from '@hintha/sports';
import { expect, test } from 'vitest';
import {
  DAY_MS,
  expectAsSaid,
  expectMargin,
  expectReliable,
  LONGEST_SECONDS,
  sell,
  type Sold,
  START,
  TERMS,
} from '../../../../../tools/sports/calibration.ts';
import { chanceOf, drawBetween } from '../../chance.ts';
import { plannedBetween } from '../programme.ts';
import { NOT_OFFERED } from '../quote.ts';
import { mainLines } from './lines.ts';
import { openFootballMatch } from './match.ts';
import { OFFERS } from './offers.ts';
import { openingOf, type Priced, pricedAt, pricedBefore } from './priced.ts';
import { getMarket, openViews, quoteMarket, type Views } from './quotes.ts';

const DAYS = 12;
const football = plannedBetween(TERMS, START, START + DAYS * DAY_MS)
  .filter(({ bestOf, startsAt }) => bestOf === null && startsAt < START + DAYS * DAY_MS)
  .map((one) => openFootballMatch(TERMS, one));

const offerOf = (code: string) => {
  const offer = OFFERS.find((one) => one.code === code);
  if (offer === undefined) throw new Error(code);
  return offer;
};

/** A pricing of a match, the views of which are made once for all markets. */
interface Shop {
  readonly priced: Priced;
  readonly views: Views;
  readonly result: FootballResult;
}

const openShop = (priced: Priced, { result }: { readonly result: FootballResult }): Shop => ({
  priced,
  views: openViews(priced),
  result,
});

const sellFootball = (code: string, line: Line | undefined, { priced, views, result }: Shop): Sold[] => {
  const { prices, canBeOpen } = quoteMarket(offerOf(code), line, priced, views);
  if (!canBeOpen || prices.includes(NOT_OFFERED)) return [];
  const { score } = priced.standing;
  return sell({ market: getMarket(code), line, prices, scoreAtBet: score }, result);
};

/** What was sold under a name, over all matches. */
class Sales {
  readonly #sold = new Map<string, Sold[]>();

  add(name: string, sold: readonly Sold[]): void {
    const before = this.#sold.get(name) ?? [];
    before.push(...sold);
    this.#sold.set(name, before);
  }

  of(name: string): readonly Sold[] {
    return this.#sold.get(name) ?? [];
  }
}

const PLAIN = ['1x2', 'both_to_score', 'odd_even', 'correct_score'] as const;
const LINED = ['asian_handicap', 'over_under'] as const;
const COURSE = ['first_goal', 'half_time_full_time'] as const;

const halfLine = (line: number): Line => lineOf(Math.round((line - 2) / 4) * 4 + 2);

const sellAtOpening = (): Sales => {
  const sales = new Sales();
  for (const match of football) {
    const shop = openShop(pricedBefore(match, match.planned.announcedAt), match);
    const mains = mainLines(openingOf(match));
    for (const code of PLAIN) sales.add(code, sellFootball(code, undefined, shop));
    for (const code of LINED) {
      sales.add(`${code} at the half line`, sellFootball(code, halfLine(mains[code]), shop));
      sales.add(`${code} at the main line`, sellFootball(code, lineOf(mains[code]), shop));
    }
  }
  return sales;
};

/** What looks at the course of a match takes longer to price. */
const FEWER = 1_500;

const sellInPlay = (): Sales => {
  const sales = new Sales();
  for (const [n, match] of football.entries()) {
    const at = drawBetween(chanceOf('in play', match.planned.code), 0, LONGEST_SECONDS);
    if (at >= match.endsAt) continue;
    const shop = openShop(pricedAt(match, at, 'often'), match);
    const mains = mainLines(shop.priced);
    sales.add('1x2', sellFootball('1x2', undefined, shop));
    for (const code of LINED) sales.add(code, sellFootball(code, halfLine(mains[code]), shop));
    for (const code of n < FEWER ? COURSE : [])
      if (code !== 'first_goal' || shop.priced.standing.firstGoal === null)
        sales.add(code, sellFootball(code, undefined, shop));
  }
  return sales;
};

const opening = sellAtOpening();
const inPlay = sellInPlay();

test.each(PLAIN)(
  'opening prices of %s are right for the results of the feed, and leave it its margin',
  (code) => {
    const sold = opening.of(code);
    expect(football.length).toBeGreaterThan(3_000);
    expectReliable(sold);
    expectMargin(sold, offerOf(code).margin);
  },
);

test.each(LINED)(
  'opening prices of %s are right at the half line, and leave the margin at the main one',
  (code) => {
    expectReliable(opening.of(`${code} at the half line`));
    expectMargin(opening.of(`${code} at the main line`), offerOf(code).margin);
  },
);

test.each(['1x2', ...LINED, ...COURSE])(
  'prices of %s in play, which follow clock and score, are right as well',
  (code) => {
    const sold = inPlay.of(code);
    expect(sold.length).toBeGreaterThan(500);
    expectReliable(sold);
  },
);

test('prices after a red card know that a side has a player less', () => {
  const sold = football.flatMap((match) => {
    const card = match.moments.find(({ incident }) => incident.kind === 'red_card');
    if (card === undefined || card.at >= match.endsAt) return [];
    const shop = openShop(pricedAt(match, card.at, 'often'), match);
    const pick = card.incident.side === 'home' ? '1' : '2';
    return sellFootball('1x2', undefined, shop).filter((one) => one.pick === pick);
  });
  expect(sold.length).toBeGreaterThan(500);
  expectAsSaid(sold);
});
