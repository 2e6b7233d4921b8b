import { addMoney, formatAmount, type Money, negateMoney, parseAmount, ZERO } from '@hintha/money';
import { useMemo } from 'react';
import { useBalance } from '../../../shared/balance.ts';
import { usePreferences } from '../markets/use-preferences.ts';
import { type Block, betsOf, blocksOf, type DraftBet } from './bets.ts';
import type { LegNow } from './leg-now.ts';
import { leastOf, type LegProblem, modeOf, mostOf, problemsOf } from './modes.ts';
import type { Mode, Slip } from './slip.ts';
import { type Builder, toBuilder, togetherNow, useAgreeingTogether, useBuilderDraft } from './use-builder.ts';
import { useAgreeing, useLegsNow } from './use-legs-now.ts';
import { type Quote, useQuotes } from './use-quotes.ts';
import { amountOf, sumOf, type WorkedOut, workOut } from './work-out.ts';

/** What keeps one bet from being placed, in the order in which it is said. */
export type BetProblem =
  | Block
  | 'tooFew'
  | 'tooMany'
  | 'noStake'
  | 'least'
  | 'tooMuch'
  /** The match of a bet builder has begun, or its price is not known yet. */
  | 'begun'
  | 'unpriced'
  | NonNullable<Quote['problem']>;

export interface SlipBet {
  readonly bet: DraftBet;
  readonly worked: WorkedOut;
  readonly quote: Quote | undefined;
  readonly problem: BetProblem | null;
}

/** All that the slip comes to now. */
export interface SlipBets {
  readonly slip: Slip;
  readonly mode: Mode;
  readonly legs: readonly LegNow[];
  readonly legProblems: ReadonlyMap<string, LegProblem>;
  readonly bets: readonly SlipBet[];
  /** Those that can be placed as they stand. */
  readonly ready: readonly SlipBet[];
  readonly sum: ReturnType<typeof sumOf>;
  /** Where all selections are of one match that they can be bet on together. */
  readonly builder: Builder | null;
  /** What a bet builder costs now; null while that is what was agreed to. */
  readonly togetherNow: string | null;
  readonly hasMoved: boolean;
  /** What the wallet lacks; null when there is enough, or it is not known. */
  readonly lacks: string | null;
  readonly balanceAfter: string | null;
  /** More than a tenth of the balance is confirmed once more. */
  readonly isLarge: boolean;
}

/** The least is of what is staked on one bet, the most of what is entered for it. */
const amountProblem = (entered: Money, { stake, bets }: WorkedOut, quote: Quote): BetProblem | null => {
  const [least, most] = [amountOf(quote.least) ?? ZERO, amountOf(quote.most) ?? ZERO];
  if ((stake ?? entered) < least * BigInt(bets)) return 'least';
  return entered > most ? 'tooMuch' : null;
};

const limitProblem = (
  { amount }: DraftBet,
  worked: WorkedOut,
  quote: Quote | undefined,
): BetProblem | null => {
  const entered = amountOf(amount);
  if (entered === null) return 'noStake';
  return quote === undefined ? null : (quote.problem ?? amountProblem(entered, worked, quote));
};

/** A bet builder is sent at the price that was quoted for it. */
const builderProblem = (bet: DraftBet, quote: Quote | undefined): BetProblem | null => {
  if (bet.kind !== 'builder') return null;
  if (togetherNow(bet, quote) !== null) return 'moved';
  return bet.together === null || quote === undefined ? 'unpriced' : null;
};

const problemOf = (
  slip: Slip,
  { bet, worked, quote }: Omit<SlipBet, 'problem'>,
  hasBegun: boolean,
): BetProblem | null => {
  const mode = modeOf(slip);
  const [block] = blocksOf(slip, bet);
  if (block !== undefined) return block;
  if (bet.kind === 'builder' && hasBegun) return 'begun';
  if (bet.legs.length < leastOf(mode)) return 'tooFew';
  if (mode !== 'single' && bet.legs.length > mostOf(mode)) return 'tooMany';
  return limitProblem(bet, worked, quote) ?? builderProblem(bet, quote);
};

const useMoney = (stake: SlipBets['sum']['stake']) => {
  const known = useBalance((balance) => balance.available);
  const available = known === null ? 'unknown' : parseAmount(known);
  if (typeof available === 'string') return { lacks: null, balanceAfter: null, isLarge: false };
  const after = addMoney(available, negateMoney(stake));
  return {
    lacks: after < 0n ? formatAmount(negateMoney(after)) : null,
    balanceAfter: after < 0n ? null : formatAmount(after),
    isLarge: stake * 10n > available,
  };
};

export const useSlipBets = (slip: Slip): SlipBets => {
  const { format, accepts } = usePreferences();
  const mode = modeOf(slip);
  const legs = useLegsNow(slip.legs, mode === 'single' ? format : 'decimal');
  useAgreeing(legs, accepts);
  const drafts = useMemo(() => betsOf(slip, legs, format), [slip, legs, format]);
  const builder = useBuilderDraft(slip, legs);
  const quotes = useQuotes(
    useMemo(() => [...drafts, ...(builder?.offered ?? [])], [drafts, builder?.offered]),
  );
  const bets = drafts.map((bet, at): SlipBet => {
    const quote = quotes[at];
    const made = { bet, worked: workOut(bet, quote), quote };
    return { ...made, problem: problemOf(slip, made, builder?.hasBegun ?? false) };
  });
  useAgreeingTogether(drafts[0], quotes[0], accepts);
  const together = togetherNow(drafts[0], quotes[0]);
  const ready = bets.filter(({ problem }) => problem === null);
  // While none can be placed the figures are those of what is put together.
  const sum = sumOf((ready.length > 0 ? ready : bets).map(({ worked }) => worked));
  return {
    slip,
    mode,
    legs,
    legProblems: problemsOf(slip.legs, mode),
    bets,
    ready,
    sum,
    builder: toBuilder(builder, quotes.at(-1)),
    togetherNow: together,
    hasMoved: together !== null || bets.some(({ bet }) => bet.legs.some(({ moved }) => moved !== null)),
    ...useMoney(sum.stake),
  };
};
