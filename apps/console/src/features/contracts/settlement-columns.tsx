import { AskButton } from '../../shared/forms/ask-button.ts';
import { formatMoney } from '../../shared/format.ts';
import type { Texts } from '../../shared/language.ts';
import { type BadgeTone, StateBadge } from '../../shared/state-badge.tsx';
import type { Column } from '../../shared/table/types.ts';
import { PartyLink } from './parties.tsx';
import type { Settlement } from './use-staff-contracts.ts';

type Words = 'manual' | 'due' | 'debt' | 'paid' | 'later' | 'nothing';

const STANDINGS = new Map<string, { readonly words: Words; readonly tone: BadgeTone }>([
  ['MANUAL', { words: 'manual', tone: 'amber' }],
  ['DUE', { words: 'due', tone: 'lapis' }],
  ['OWED', { words: 'debt', tone: 'cin' }],
  ['PAID', { words: 'paid', tone: 'jade' }],
]);

/** How far something is paid: days that are paid together wait, and nothing is paid of nothing. */
const standingOf = ({ payment, amount }: Settlement) =>
  STANDINGS.get(payment?.state ?? '') ??
  ({ words: amount === '0.00' ? 'nothing' : 'later', tone: 'gray' } as const);

const paymentText = (t: Texts, row: Settlement): string => t(`contracts.payments.${standingOf(row).words}`);

type OnCorrect = (settlement: Settlement) => void;

/** Corrects what a run wrote; a correction is corrected by another one of the same record. */
const correctColumn = (t: Texts, onCorrect: OnCorrect): Column<Settlement> => ({
  id: 'correct',
  head: t('contracts.correct'),
  cell: (row) =>
    row.reason === null && (
      <AskButton
        size="compact-sm"
        aria-label={`${t('contracts.correct')}: ${row.payee.name} ${row.period}`}
        onClick={() => onCorrect(row)}
      >
        {t('contracts.correct')}
      </AskButton>
    ),
});

/** What a contract came to: who pays whom, what it was measured by, and how far it is paid. */
export const settlementColumns = (t: Texts, onCorrect: OnCorrect | null): Column<Settlement>[] => [
  {
    id: 'payee',
    head: t('contracts.payee'),
    cell: ({ payee }) => <PartyLink party={payee} />,
    text: ({ payee }) => payee.name,
  },
  {
    id: 'payer',
    head: t('contracts.payer'),
    cell: ({ payer }) => <PartyLink party={payer} />,
    text: ({ payer }) => payer?.name ?? t('contracts.operator'),
  },
  {
    id: 'volume',
    head: t('contracts.volume'),
    cell: ({ volume }) => formatMoney(volume),
    text: ({ volume }) => volume,
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
    id: 'tier',
    head: t('contracts.tier'),
    cell: ({ tier }) => tier ?? '–',
    text: ({ tier }) => String(tier ?? ''),
    figures: true,
    hidden: true,
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
    id: 'payment',
    head: t('contracts.paymentState'),
    cell: (row) => <StateBadge tone={standingOf(row).tone}>{paymentText(t, row)}</StateBadge>,
    text: (row) => paymentText(t, row),
  },
  {
    id: 'paid',
    head: t('contracts.paid'),
    cell: ({ payment }) => (payment === null ? '–' : formatMoney(payment.paid)),
    text: ({ payment }) => payment?.paid ?? '',
    figures: true,
    hidden: true,
  },
  ...(onCorrect === null ? [] : [correctColumn(t, onCorrect)]),
  {
    id: 'why',
    head: t('contracts.why'),
    cell: ({ reason }) => reason ?? '–',
    text: ({ reason }) => reason ?? '',
  },
];

/** The kind and the period, where rows of several of them stand together. */
export const periodColumns = (t: Texts): Column<Settlement>[] => [
  {
    id: 'period',
    head: t('contracts.period'),
    cell: ({ period }) => period,
    text: ({ period }) => period,
  },
  {
    id: 'kind',
    head: t('contracts.kind'),
    cell: ({ kind }) => t(`contracts.kinds.${kind}`),
    text: ({ kind }) => t(`contracts.kinds.${kind}`),
  },
];
