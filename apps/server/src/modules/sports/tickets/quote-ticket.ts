import { money, type Money, sumMoney } from '@hintha/money';
import {
  findParlayError,
  type ParlayValidationError,
  type Price,
  riskOf,
  parseShownPrice,
  payMaung,
} from '@hintha/sports';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { findOffers } from '../events/market-store.ts';
import { areRelated, isFeeMarket, isOpen, liabilityOf, printTenThousandths } from '../rules.ts';
import { type SportsSettings, sportsSettings } from '../settings.ts';
import type { Leg, Offer } from '../types.ts';
import { listMemberStakes } from './exposure-store.ts';
import { feeTerms } from './fee-terms.ts';
import { offersOf } from './place-ticket.ts';
import { canBeBuilt, priceBuilder, readMatchBook } from './price-builder.ts';
import { type AskedTicket, formatOf, placesOf, printCombined, strikeLeg } from './strike-ticket.ts';
import { isFeeKind } from './ticket-sums.ts';

const UNIT = 10_000n;

export type QuoteProblem = ParlayValidationError | 'cannot_be_combined';

export interface TicketQuote {
  readonly legs: readonly { readonly leg: Leg; readonly offer: Offer; readonly isOpen: boolean }[];
  readonly bets: number;
  readonly combinedPrice: string | null;
  /** Of fees: at best so many times the amount is paid. */
  readonly bestFactor: string | null;
  /** What may be entered for each bet. */
  readonly least: Money;
  readonly most: Money;
  readonly mostPayout: Money;
  readonly problem: QuoteProblem | null;
  readonly settings: SportsSettings;
}

type Asked = Pick<AskedTicket, 'accountId' | 'kind' | 'format' | 'legs' | 'systemSize'>;

/** What a slip would cost now and may stake, whatever still speaks against it: nothing is taken by asking. */
export const quoteTicket = async (ctx: Pick<AppContext, 'db'>, asked: Asked): Promise<TicketQuote> => {
  const settings = await readSettings(ctx.db, sportsSettings);
  const ids = asked.legs.map(({ marketId }) => marketId);
  const offers = offersOf(asked, await findOffers(ctx.db, ids, settings.silenceSeconds));
  const legs = asked.legs.flatMap((leg, place) => {
    const offer = offers[place];
    return offer === undefined ? [] : [{ leg: strikeLeg(asked, leg, offer), offer, isOpen: isOpen(offer) }];
  });
  const struck = legs.map(({ leg }) => leg);
  const built = asked.kind === 'builder' && canBeBuilt(offers) ? await buildNow(ctx, struck, settings) : null;
  const problem = asked.kind === 'builder' ? problemOf(built) : findProblem(asked, offers, struck);
  const bets = problem === null ? placesOf(asked, legs.length).length : 1;
  const most = await readMost(ctx, asked, { struck, offers, bets, settings });
  return {
    legs,
    bets,
    combinedPrice: built === null ? combinedOf(asked, struck, problem) : printTenThousandths(built),
    bestFactor: isFeeKind(asked.kind) && problem === null ? bestOf(struck, offers, settings) : null,
    least: settings.leastStake,
    most,
    mostPayout: asked.kind === 'maung' ? settings.mostMaungPayout : settings.mostPayout,
    problem,
    settings,
  };
};

/** What fees pay at best, after commission and tax, for ten thousand: a factor with four places. */
const bestOf = (legs: readonly Leg[], offers: readonly Offer[], settings: SportsSettings): string => {
  const won = legs.map(() => ({ numerator: 1n, denominator: 1n }));
  const paid = payMaung(money(UNIT), won, feeTerms(settings, offers[0]?.event.commission ?? 0));
  return printTenThousandths(Number(paid));
};

const buildNow = async (
  { db }: Pick<AppContext, 'db'>,
  legs: readonly Leg[],
  settings: SportsSettings,
): Promise<number | null> => {
  const book = await readMatchBook(db, legs[0]?.eventId ?? 0n);
  return (book && priceBuilder(legs, book, settings)) ?? null;
};

const problemOf = (built: number | null): QuoteProblem | null => (built === null ? 'related_legs' : null);

const combinedOf = ({ kind }: Asked, legs: readonly Leg[], problem: QuoteProblem | null): string | null =>
  isFeeKind(kind) || problem !== null ? null : printCombined(legs);

const findProblem = (
  { kind }: Asked,
  offers: readonly Offer[],
  legs: readonly Leg[],
): QuoteProblem | null => {
  if (offers.some(({ market }) => isFeeMarket(market.code) !== isFeeKind(kind))) return 'cannot_be_combined';
  if (kind === 'single' || kind === 'body') return legs.length === 1 ? null : 'too_many_legs';
  if (areRelated(offers)) return 'related_legs';
  const even = 20_000n as Price;
  const priced = legs.map(({ eventId, price }) => ({
    event: String(eventId),
    price: price === 0 ? even : (BigInt(price) as Price),
  }));
  return findParlayError(priced) ?? null;
};

interface Struck {
  readonly struck: readonly Leg[];
  readonly offers: readonly Offer[];
  readonly bets: number;
  readonly settings: SportsSettings;
}

/** The most that may be entered for each bet, by what is left on the member's events and on each selection. */
const readMost = async (
  { db }: Pick<AppContext, 'db'>,
  asked: Asked,
  { struck, offers, bets, settings }: Struck,
): Promise<Money> => {
  const eventIds = [...new Set(struck.map(({ eventId }) => eventId))];
  const stakes = await listMemberStakes(db, asked.accountId, eventIds);
  const staked = stakes.reduce((most, { stake }) => (stake > most ? stake : most), 0n);
  const count = BigInt(bets);
  const limits = [
    (settings.mostStakeOnEvent - staked) / count,
    ...(asked.kind === 'maung' ? [settings.mostMaungStake] : []),
    ...struck.map((leg, place) => {
      const tier = offers[place]?.event.tier ?? 'C';
      const left = liabilityOf(tier, settings) - (offers[place]?.liabilities.get(leg.pick) ?? 0n);
      const gain = leg.price === 0 ? UNIT : BigInt(leg.price) - UNIT;
      return gain === 0n ? settings.mostStakeOnEvent : (left * UNIT) / gain / count;
    }),
  ];
  const most = limits.reduce(
    (least, limit) => (limit < least ? limit : least),
    settings.mostStakeOnEvent + 0n,
  );
  return enteredFor(asked, struck, money(most > 0n ? most : 0n));
};

/** At a negative price what is entered is won, and so many times it staked. */
const enteredFor = (asked: Asked, [leg]: readonly Leg[], stake: Money): Money => {
  if (asked.kind !== 'single' || leg === undefined) return stake;
  const format = formatOf(asked);
  const shown = parseShownPrice(leg.shown, format);
  if (shown === 'not_a_price') return stake;
  const unit = riskOf(money(UNIT), { shown, format }).stake;
  return unit === UNIT ? stake : money((stake * UNIT) / sumMoney([unit]));
};
