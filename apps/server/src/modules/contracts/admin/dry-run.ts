import { money, type Money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type NamedSpan, periodAt } from '../periods.ts';
import type { Reckoning } from '../runs/reckon.ts';
import { reckonPart, reckonPeriod } from '../runs/settle-periods.ts';
import type { Kind, Period } from '../types.ts';
import { sumWritten, type Written } from './admin-store.ts';

type Writings = ReadonlyMap<bigint, Written>;

export interface DryRun {
  readonly span: NamedSpan;
  readonly amount: Money;
  /** What differs most from what is written comes first. */
  readonly lines: readonly Reckoning[];
  /** By the contract, what is written of the period. */
  readonly written: Writings;
}

interface Order {
  readonly kind: Kind;
  readonly unit: Period;
  readonly at: Date;
}

/** What a run of a kind would write for the period of an instant, beside what is written of it. Changes nothing. */
export const dryRun = async (ctx: AppContext, { kind, unit, at }: Order): Promise<DryRun> => {
  const span = periodAt(unit, at);
  const lines = await transaction(ctx.db, async (tx) => {
    const all: Reckoning[] = [];
    for await (const some of reckonPeriod(tx, { kind, unit, span })) all.push(...some);
    return all;
  });
  const written = await readWritten(ctx, lines, span);
  return {
    span,
    amount: money(lines.reduce((sum, { earned }) => sum + earned.amount, 0n)),
    lines: lines.toSorted(byDifference(written)),
    written,
  };
};

const readWritten = async (
  { db }: AppContext,
  lines: readonly Reckoning[],
  { key }: NamedSpan,
): Promise<Writings> => {
  const ids = lines.map(({ contract }) => contract.id);
  return new Map((await sumWritten(db, ids, key)).map((row) => [row.contractId, row]));
};

export interface DryPart extends Pick<DryRun, 'lines' | 'written'> {
  readonly next: bigint | null;
}

/** A part of the same, contract by contract: to find what differs most of all would take all of them each time. */
export const dryPart = async (
  ctx: AppContext,
  { kind, unit, at }: Order,
  page: { readonly after: bigint; readonly limit: number },
): Promise<DryPart> => {
  const span = periodAt(unit, at);
  const { lines, next } = await transaction(ctx.db, (tx) => reckonPart(tx, { kind, unit, span }, page));
  return { lines, written: await readWritten(ctx, lines, span), next };
};

const differenceOf = (written: Writings, { contract, earned }: Reckoning): bigint => {
  const difference = earned.amount - (written.get(contract.id)?.amount ?? 0n);
  return difference < 0n ? -difference : difference;
};

const byDifference = (written: Writings) => (a: Reckoning, b: Reckoning) =>
  Number(differenceOf(written, b) - differenceOf(written, a)) || Number(a.contract.id - b.contract.id);
