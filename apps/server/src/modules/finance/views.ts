import { formatAmount, type Money } from '@hintha/money';
import { type DayReport, LAG_ALARM_MS, type LedgerWatch, type ReportLine } from '../wallet/index.ts';
import type { NamedAggregates } from './report-money.ts';

export const toReconciliationView = ({ lagMs, wholeProofAt, findings }: LedgerWatch) => ({
  lagSeconds: lagMs === null ? null : lagMs / 1000,
  alarm: findings.length > 0 || lagMs === null || lagMs > LAG_ALARM_MS,
  lastFullCheckAt: wholeProofAt?.getTime() ?? null,
  breaks: findings.map((finding) => ({
    id: String(finding.id),
    what: finding.what,
    account: finding.account === null ? null : String(finding.account),
    expected: formatAmount(finding.expected),
    found: formatAmount(finding.found),
    firstSeenAt: finding.firstSeenAt.getTime(),
    lastSeenAt: finding.lastSeenAt.getTime(),
  })),
});

const toLineView = (line: ReportLine) => ({ ...line, amount: formatAmount(line.amount) });

export const toDayView = ({ day, opening, lines, closing, difference }: DayReport) => ({
  day,
  opening: formatAmount(opening),
  lines: lines.map(toLineView),
  closing: formatAmount(closing),
  difference: formatAmount(difference),
});

const formatKnown = (amount: Money | null): string | null => (amount === null ? null : formatAmount(amount));

export const toAggregatesView = ({ aggregates, next, total, difference, team }: NamedAggregates) => ({
  aggregates: aggregates.map((aggregate) => ({
    ...aggregate,
    lines: aggregate.lines.map(toLineView),
    amount: formatAmount(aggregate.amount),
    opening: formatKnown(aggregate.opening),
    closing: formatKnown(aggregate.closing),
  })),
  next: next === null ? null : String(next),
  total: { amount: formatAmount(total.amount), postings: total.postings },
  difference: formatAmount(difference),
  team,
});
