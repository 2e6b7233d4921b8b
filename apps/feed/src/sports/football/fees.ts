import { type EndChance, type Fee, fairFee, printFee } from '@hintha/sports';
import type { DraftOf } from '../event.ts';
import { leadOf, totalOf } from '../score.ts';
import type { Views } from './quotes.ts';
import type { Priced } from './priced.ts';

type PrintedFee = DraftOf<'market'>['fee'];

const sumBy = (ends: readonly EndChance[], of: (end: EndChance) => number): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const end of ends) sums.set(of(end), (sums.get(of(end)) ?? 0) + end.chance);
  return sums;
};

const feeOf = (ends: readonly EndChance[], of: (end: EndChance) => number): Fee =>
  fairFee(new Map([...sumBy(ends, of)].sort(([a], [b]) => a - b)));

/** The fees of a match before its start: what the team that is thought to be better gives, and goals. */
export const FEES: Readonly<Record<string, (priced: Priced, views: Views) => PrintedFee>> = {
  body_handicap: ({ rates }, views) => {
    const upper = rates.home >= rates.away ? 'home' : 'away';
    const sign = upper === 'home' ? 1 : -1;
    const fee = feeOf(views('lead'), ({ result }) => sign * leadOf(result.fullTime) + 0);
    return { text: printFee(fee), upper };
  },
  body_goals: (_, views) => {
    const fee = feeOf(views('total'), ({ result }) => totalOf(result.fullTime));
    return { text: printFee(fee), upper: null };
  },
};
