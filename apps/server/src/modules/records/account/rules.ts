import { records } from '@hintha/contract';
import { BusinessError } from '@hintha/platform';
import { businessDay, dayEnd, dayStart } from '../../../business-day.ts';
import type { PostingKind } from '../../wallet/index.ts';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 7;

/** Business days, both included, and the instants they stand for. */
export interface Period {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly from: Date;
  /** The first instant after the last day. */
  readonly to: Date;
}

/** The days that were asked for; a week up to today, or what one end of it leaves open. */
export const periodOf = (
  asked: { from?: string | undefined; to?: string | undefined },
  now: Date,
  most: number = records.MOST_DAYS,
): Period => {
  const today = businessDay(now);
  const lastDay = asked.to ?? earlier(today, asked.from && addDays(asked.from, most - 1));
  const firstDay = asked.from ?? addDays(lastDay, 1 - USUAL_DAYS);
  const [from, to] = [dayStart(firstDay), dayEnd(lastDay)];
  const days = (to.getTime() - from.getTime()) / DAY_MS;
  if (days < 1 || days > most) {
    const problem = `must be 1 to ${most} days before to`;
    throw new BusinessError('bad_request', { fields: [{ field: 'from', problem }] });
  }
  return { firstDay, lastDay, from, to };
};

/** Every business day of a period, the earliest first. */
export const daysOf = ({ firstDay, from, to }: Period): string[] =>
  Array.from({ length: (to.getTime() - from.getTime()) / DAY_MS }, (_, n) => addDays(firstDay, n));

/** The days of a period that begin a span of it: each, each Monday or each first of a month, and the first of all. */
export const spanStarts = (period: Period, unit: records.CashFlowUnit): string[] =>
  daysOf(period).filter((day, index) => index === 0 || BEGINS[unit](day));

const MONDAY = 1;
const BEGINS: Readonly<Record<records.CashFlowUnit, (day: string) => boolean>> = {
  day: () => true,
  week: (day) => new Date(day).getUTCDay() === MONDAY,
  month: (day) => day.endsWith('-01'),
};

/** The business day before another. */
export const dayBefore = (day: string): string => addDays(day, -1);

/** Of a day that is yet to come and today the latter; a day alone stands for both ends. */
const earlier = (today: string, day: string | undefined): string =>
  day === undefined || day > today ? today : day;

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** A tombstone moves nothing and stands in no record. */
type ShownKind = Exclude<PostingKind, 'TOMBSTONE'>;

const TYPES: Readonly<Record<ShownKind, records.RecordType>> = {
  DEPOSIT: 'DEPOSIT',
  WITHDRAW: 'WITHDRAWAL',
  WITHDRAW_REFUND: 'WITHDRAWAL',
  TRANSFER_IN: 'TRANSFER',
  TRANSFER_OUT: 'TRANSFER',
  TRANSFER_VENDOR_OUT: 'TRANSFER',
  TRANSFER_VENDOR_IN: 'TRANSFER',
  TRANSFER_VENDOR_BACK: 'TRANSFER',
  BET: 'BET',
  BET_REFUND: 'BET',
  PAYOUT: 'WIN',
  JACKPOT: 'WIN',
  BONUS: 'BONUS',
  BONUS_FORFEIT: 'BONUS',
  REBATE: 'BONUS',
  LOTT_REBATE_SELF: 'BONUS',
  LOTT_REBATE_TEAM: 'BONUS',
  CASHBACK: 'BONUS',
  SALARY_IN: 'SALARY',
  SALARY_OUT: 'SALARY',
  DIVIDEND_IN: 'DIVIDEND',
  DIVIDEND_OUT: 'DIVIDEND',
  POINT_CONVERT: 'POINTS',
  MALL: 'POINTS',
  MALL_REFUND: 'POINTS',
  ADJUST: 'ADJUSTMENT',
  REVERSAL: 'CORRECTION',
};

export const typeOf = (kind: PostingKind): records.RecordType =>
  kind === 'TOMBSTONE' ? 'CORRECTION' : TYPES[kind];

/** The kinds of postings that a type stands for; null for all of them. */
export const kindsOf = (type: records.RecordType | undefined): PostingKind[] | null =>
  type === undefined ? null : (Object.keys(TYPES) as ShownKind[]).filter((kind) => TYPES[kind] === type);
