import { formatAmount, type Money, money, ZERO } from '@hintha/money';
import { contributionPoint, type Database, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { countActiveAccounts } from '../../identity/index.ts';
import type { RuleCost } from '../../wallet/index.ts';
import { lineOf } from '../rules.ts';
import type { BonusKind } from '../types.ts';

/** What the rule behind a bonus can give by its own figures. */
export interface RuleFigures {
  /** The largest single grant. */
  readonly each: Money;
  /** What it comes to in a day when everybody has it; so often the largest grant where it is left out. */
  readonly perDay?: Money;
}

interface RuleBonus {
  readonly kind: string;
  measure(on: Database | Transaction, members: bigint): Promise<RuleFigures>;
}

/** What modules give by a rule of theirs, so that switching it can be weighed. */
export const RULE_BONUSES = contributionPoint<RuleBonus>('bonuses of rules');

type Figures = Pick<BonusKind, 'code' | 'givenBy' | 'amount' | 'most'>;

/** Whether what a bonus can cost is told by itself: of missions and raffles each one is weighed instead. */
export const isWeighed = ({ contributions }: AppContext, { code, givenBy }: Figures): boolean =>
  givenBy !== 'RULE' || contributions.all(RULE_BONUSES).some(({ kind }) => kind === code);

/** What a bonus can cost: the largest grant, and what every account that is used would have on one day. */
export const costBonus = async (
  ctx: AppContext,
  kind: Figures,
  on: Database | Transaction = ctx.db,
): Promise<RuleCost> => {
  const line = lineOf(kind.code);
  if (!isWeighed(ctx, kind)) return { line, each: ZERO, perDay: ZERO };
  const accounts = BigInt(await countActiveAccounts(on, ctx.clock.now()));
  const members = accounts > 0n ? accounts : 1n;
  const { each, perDay } = await measure(ctx, kind, on, members);
  return { line, each, perDay: perDay ?? money(each * members) };
};

const measure = async (
  { contributions }: AppContext,
  { code, givenBy, amount, most }: Figures,
  on: Database | Transaction,
  members: bigint,
): Promise<RuleFigures> => {
  if (givenBy !== 'RULE') return { each: most ?? amount ?? ZERO };
  const rule = contributions.all(RULE_BONUSES).find(({ kind }) => kind === code);
  assert(rule, `nothing says what ${code} can cost`);
  return rule.measure(on, members);
};

export const toCostPayload = ({ each, perDay }: RuleCost) => ({
  each: formatAmount(each),
  perDay: formatAmount(perDay),
});
