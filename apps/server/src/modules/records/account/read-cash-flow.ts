import { records } from '@hintha/contract';
import { addMoney } from '@hintha/money';
import type { AppContext } from '../../../app-context.ts';
import { dayStart } from '../../../business-day.ts';
import { type CashFlow, readCashFlow as readWallet } from '../../wallet/index.ts';
import { dayBefore, periodOf, spanStarts } from './rules.ts';

export interface CashFlowQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly unit: records.CashFlowUnit;
}

/** The money of a wallet from one business day to another, both among them. */
export interface DatedCashFlow extends CashFlow {
  readonly from: string;
  readonly to: string;
}

export interface CashFlows {
  readonly whole: DatedCashFlow;
  /** The earliest first; what they came to is what the whole did. */
  readonly spans: readonly DatedCashFlow[];
}

/** What a member deposited, withdrew, won and lost over a period, and in each of its days, weeks or months. */
export const readCashFlow = async (
  ctx: AppContext,
  accountId: bigint,
  { unit, ...asked }: CashFlowQuery,
): Promise<CashFlows> => {
  const period = periodOf(asked, ctx.clock.now(), records.MOST_CASH_FLOW_DAYS);
  const starts = spanStarts(period, unit);
  const flows = await readWallet(ctx.db, accountId, [...starts.map(dayStart), period.to]);
  const spans = flows.map((flow, index): DatedCashFlow => {
    const next = starts[index + 1];
    return {
      ...flow,
      from: starts[index] ?? period.firstDay,
      to: next === undefined ? period.lastDay : dayBefore(next),
    };
  });
  return { whole: spans.reduce(join), spans };
};

const join = (before: DatedCashFlow, after: DatedCashFlow): DatedCashFlow => ({
  from: before.from,
  to: after.to,
  opening: before.opening,
  deposits: addMoney(before.deposits, after.deposits),
  withdrawals: addMoney(before.withdrawals, after.withdrawals),
  play: addMoney(before.play, after.play),
  bonuses: addMoney(before.bonuses, after.bonuses),
  other: addMoney(before.other, after.other),
  closing: after.closing,
});
