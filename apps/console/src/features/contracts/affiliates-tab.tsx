import { TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { AskButton } from '../../shared/forms/ask-button.ts';
import { call } from '../../shared/api.ts';
import { MemberLink } from '../../shared/detail/member-link.tsx';
import { formatMoney } from '../../shared/format.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { sumAmounts } from '../../shared/sum-amounts.ts';
import { useTexts, type Texts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { type BadgeTone, StateBadge } from '../../shared/state-badge.tsx';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { Column } from '../../shared/table/types.ts';
import { useUrlFilters } from '../../shared/table/use-url-filters.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { CONTRACTS, type Month, useMonths } from './use-staff-contracts.ts';

/** What the revenue is reckoned from; shown when somebody picks it. */
const PARTS = ['stake', 'payout', 'bonuses', 'rebates', 'paymentFees'] as const;

const columnsOf = (t: Texts): Column<Month>[] => [
  {
    id: 'account',
    head: t('contracts.account'),
    cell: ({ account, accountId }) => <MemberLink id={accountId} name={account} />,
    text: ({ account }) => account,
  },
  ...PARTS.map((part) => ({
    id: part,
    head: t(`contracts.${part}`),
    cell: (month: Month) => formatMoney(month[part]),
    text: (month: Month) => month[part],
    figures: true,
    hidden: true,
  })),
  {
    id: 'revenue',
    head: t('contracts.revenue'),
    cell: ({ revenue }) => formatMoney(revenue),
    text: ({ revenue }) => revenue,
    figures: true,
  },
  {
    id: 'carry',
    head: t('contracts.carryBefore'),
    cell: ({ carryBefore }) => formatMoney(carryBefore),
    text: ({ carryBefore }) => carryBefore,
    figures: true,
  },
  {
    id: 'active',
    head: t('contracts.active'),
    cell: ({ active }) => active,
    text: ({ active }) => String(active),
    figures: true,
  },
  {
    id: 'rate',
    head: t('contracts.rate'),
    cell: ({ rate }) => `${rate}%`,
    text: ({ rate }) => rate,
    figures: true,
  },
  {
    id: 'amount',
    head: t('contracts.amount'),
    cell: ({ amount }) => formatMoney(amount),
    text: ({ amount }) => amount,
    figures: true,
  },
  {
    id: 'state',
    head: t('contracts.state'),
    cell: ({ state }) => <StateBadge tone={TONES[state]}>{t(`contracts.months.${state}`)}</StateBadge>,
    text: ({ state }) => t(`contracts.months.${state}`),
  },
];

const TONES: Readonly<Record<Month['state'], BadgeTone>> = {
  NOTHING: 'gray',
  COUNTED: 'amber',
  APPROVED: 'lapis',
  PAID: 'jade',
};

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const DAY_MS = 24 * 3_600_000;

/** The month before an instant's. */
const lastMonth = (now: number): string => {
  const today = new Date(now);
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1) - DAY_MS)
    .toISOString()
    .slice(0, 7);
};

/** What affiliates earned in a month; two of the staff let it be paid. */
export const AffiliatesTab = () => {
  const t = useTexts();
  const may = useMay();
  const { values, set } = useUrlFilters(['month']);
  const [usual] = useState(() => lastMonth(Date.now()));
  const month = MONTH.test(values.month) ? values.month : usual;
  const rows = useMonths(month);
  const columns = useMemo(() => columnsOf(t), [t]);
  const due = rows.stale ? [] : rows.rows.filter(({ state }) => state === 'COUNTED');
  return (
    <ListTable
      inner
      name="affiliates"
      title={t('contracts.tabs.affiliates')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      emptyText={t('contracts.monthEmpty')}
      filters={
        <>
          <TextInput
            size="xs"
            type="month"
            aria-label={t('contracts.month')}
            value={month}
            onChange={({ currentTarget }) => set('month', currentTarget.value)}
          />
          {due.length > 0 && may('proposeAffiliates') && <ProposeMonth key={month} month={month} due={due} />}
        </>
      }
    />
  );
};

const ProposeMonth = ({ month, due }: { month: string; due: readonly Month[] }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(CONTRACTS, 'approvals');
  const [asking, setAsking] = useState(false);
  const [requestId] = useState(() => crypto.randomUUID());
  const propose = async (reason: string) => {
    const body = { month, reason, requestId };
    if (await perform(() => call('proposeAffiliates', { body }), t('settings.proposed'))) setAsking(false);
  };
  return (
    <>
      <AskButton size="xs" onClick={() => setAsking(true)}>
        {t('contracts.payMonth')}
      </AskButton>
      {asking && (
        <ReasonDialog
          title={`${t('contracts.payMonth')}: ${month}`}
          consequence={t('contracts.payMonthText', {
            affiliates: due.length,
            amount: formatMoney(sumAmounts(due.map(({ amount }) => amount))),
          })}
          confirm={t('contracts.propose')}
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={(reason) => void propose(reason)}
        />
      )}
    </>
  );
};
