import { floorRatio, money, type Money, ZERO } from '@hintha/money';
import {
  decidedAlready,
  type Fee,
  footballMarket,
  nameOutcome,
  type Outcome,
  parseFee,
  parseLine,
  parseShownPrice,
  payMaung,
  type Price,
  PUSH,
  scoreParlay,
  scoreSelection,
  scoreSingle,
  shareOf,
} from '@hintha/sports';
import assert from 'node:assert/strict';
import type { BetResult } from '../../bets/index.ts';
import { isDecided, isFeeMarket, scoreOf, startOf } from '../rules.ts';
import type { SportsSettings } from '../settings.ts';
import { feeTerms } from '../tickets/fee-terms.ts';
import { capped, isFeeKind, payTogether } from '../tickets/ticket-sums.ts';
import type { ScoredLeg, ScoredTicket, SportsEvent } from '../types.ts';

/** What a leg comes to: an outcome, or of a fee the share that is won or lost; null of a match that is void. */
export type LegResult =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'share'; readonly share: ReturnType<typeof shareOf> | null };

/** What a leg comes to by how its event ended; undefined while that is open. */
export const resultOfLeg = (leg: ScoredLeg, event: SportsEvent): LegResult | undefined => {
  if (isFeeMarket(leg.market)) return shareOfLeg(leg, event);
  const outcome = outcomeOfLeg(leg, event);
  return outcome === undefined ? undefined : { kind: 'outcome', outcome };
};

const outcomeOfLeg = (leg: ScoredLeg, event: SportsEvent): Outcome | undefined => {
  if (event.state === 'VOID') return decidedBefore(leg, event) ?? PUSH;
  if (!isDecided(event.state) || event.result === null) return undefined;
  const { market, pick, line } = leg;
  const selection = { market, pick, scoreAtBet: startOf(leg.scoreAtBet), ...(line === '' ? {} : { line }) };
  const outcome = scoreSelection(selection, event.result);
  assert(typeof outcome === 'object', `${market} ${pick} ${line} is no selection`);
  return outcome;
};

/** What was decided of an abandoned match whatever would still have happened: it stands. */
const decidedBefore = (leg: ScoredLeg, event: SportsEvent): Outcome | undefined => {
  const market = event.sport === 'football' ? footballMarket(leg.market) : undefined;
  if (market === undefined || event.voidReason !== 'NOT_FINISHED') return undefined;
  const line = leg.line === '' ? undefined : parseLine(leg.line);
  if (line === 'not_a_line') return undefined;
  const { halfTime = null, firstGoal = null, lastGoal = null } = event.standing;
  return decidedAlready(
    market,
    { pick: leg.pick, line, scoreAtBet: startOf(leg.scoreAtBet) },
    { score: scoreOf(event), halfTime, firstGoal, lastGoal },
  );
};

const shareOfLeg = ({ line, pick }: ScoredLeg, event: SportsEvent): LegResult | undefined => {
  if (event.state === 'VOID') return { kind: 'share', share: null };
  const { result } = event;
  if (!isDecided(event.state) || result?.sport !== 'football') return undefined;
  const { upper, fee } = readFee(line);
  const { home, away } = result.fullTime;
  const margin = upper === null ? home + away : upper === 'home' ? home - away : away - home;
  return { kind: 'share', share: shareOf(fee, pick === (upper ?? 'over') ? 'upper' : 'lower', margin) };
};

/** A fee with the side that it is printed for; of goals there is none. */
const readFee = (line: string): { readonly upper: string | null; readonly fee: Fee } => {
  const [upper = null, text = line] = line.includes(' ') ? line.split(' ') : [];
  const fee = parseFee(text);
  assert(fee !== 'not_a_fee', `${line} is no fee`);
  return { upper, fee };
};

/** A bet of a ticket: some of its legs, with what they came to. */
interface DecidedLeg {
  readonly leg: ScoredLeg;
  readonly result: LegResult;
}

/** The legs at some places with what they came to; undefined while one is open. */
const scoreLegs = (
  { legs }: Pick<ScoredTicket, 'legs'>,
  places: readonly number[],
  events: ReadonlyMap<bigint, SportsEvent>,
): DecidedLeg[] | undefined => {
  const scored: DecidedLeg[] = [];
  for (const place of places) {
    const leg = legs[place];
    const event = leg && events.get(leg.eventId);
    const result = leg && event && resultOfLeg(leg, event);
    if (leg === undefined || result === undefined) return undefined;
    scored.push({ leg, result });
  }
  return scored;
};

/**
 * What a bet of a ticket comes to once all of its legs are decided, for the part of it that was not cashed out.
 *
 * @param places those of its legs.
 * @returns undefined while a leg is open.
 */
export const scoreBet = (
  ticket: ScoredTicket,
  places: readonly number[],
  events: ReadonlyMap<bigint, SportsEvent>,
  settings: SportsSettings,
): BetResult | undefined => {
  const scored = scoreLegs(ticket, places, events);
  if (scored === undefined) return undefined;
  const commission = events.get(scored[0]?.leg.eventId ?? 0n)?.commission ?? 0;
  const payout = capped(payoutOf(ticket, scored, { settings, commission }), ticket.kind, settings);
  const open = money(ticket.stake - ticket.soldStake);
  return {
    payout: ticket.soldStake === 0n ? payout : floorRatio(payout, open, ticket.stake),
    outcome: outcomeNameOf(scored),
    ...priceOf(scored),
  };
};

const payoutOf = (
  { kind, amount, format, together }: ScoredTicket,
  scored: readonly DecidedLeg[],
  { settings, commission }: { readonly settings: SportsSettings; readonly commission: number },
): Money => {
  if (isFeeKind(kind)) {
    const shares = scored.map(({ result }) => (result.kind === 'share' ? result.share : null));
    return payMaung(amount, shares, feeTerms(settings, commission));
  }
  const outcomes = scored.map(({ leg, result }) => {
    assert(result.kind === 'outcome', `${leg.market} has a fee in a ticket with prices`);
    return { price: BigInt(leg.price) as Price, outcome: result.outcome };
  });
  if (together !== null) return scoreTogether(amount, together, outcomes);
  const [only] = outcomes;
  if (kind !== 'single' || only === undefined) return scoreParlay(amount, outcomes);
  const shown = parseShownPrice(scored[0]?.leg.shown ?? '', format);
  assert(shown !== 'not_a_price', 'a ticket was struck at what is no price');
  return scoreSingle(amount, { shown, format }, only.outcome);
};

/** Selections of one match win together or lose together; what leaves one of them open gives the stake back. */
const scoreTogether = (
  amount: Money,
  together: number,
  legs: readonly { readonly outcome: Outcome }[],
): Money => {
  const names = legs.map(({ outcome }) => nameOutcome(outcome));
  if (names.includes('lose')) return ZERO;
  return names.every((name) => name === 'win') ? payTogether(amount, together) : amount;
};

/** How it ended, as far as that decides what counts of it. */
const outcomeNameOf = (scored: readonly DecidedLeg[]): BetResult['outcome'] => {
  const names = scored.map(({ result }) => {
    if (result.kind === 'outcome') return nameOutcome(result.outcome);
    return result.share === null || result.share.numerator === 0n ? 'push' : 'win';
  });
  if (names.every((name) => name === 'push')) return 'push';
  const [only] = names;
  return names.length === 1 && (only === 'half_win' || only === 'half_lose') ? 'half' : 'decided';
};

const UNIT = 10_000n;

/** The decimal price of all legs together; a fee has none. */
const priceOf = (scored: readonly DecidedLeg[]): { readonly price?: bigint } => {
  if (scored.some(({ leg }) => leg.price === 0)) return {};
  return { price: scored.reduce((product, { leg }) => (product * BigInt(leg.price)) / UNIT, UNIT) };
};
