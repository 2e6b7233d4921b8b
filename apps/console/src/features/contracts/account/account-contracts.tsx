import { useMemo, useState } from 'react';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { formatInstant, formatMoney } from '../../../shared/format.ts';
import { type Texts, useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { type BadgeTone, StateBadge } from '../../../shared/state-badge.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { EndDialog } from '../override-dialogs.tsx';
import { PartyLink } from '../parties.tsx';
import { type Contract, useAccountContracts } from '../use-staff-contracts.ts';

const TONES: Readonly<Partial<Record<Contract['state'], BadgeTone>>> = { ACTIVE: 'jade', OFFERED: 'lapis' };

const stepsOf = (t: Texts, { tiers }: Contract): string[] =>
  tiers.map(({ minVolume, minActive, rate }) =>
    t('contracts.stepLine', { volume: formatMoney(minVolume), active: minActive, rate }),
  );

const TERMS = ['carryNegative', 'requireLoss', 'deductSalary', 'manual'] as const;

const termsOf = (t: Texts, contract: Contract): string[] => [
  t(`contracts.units.${contract.period}`),
  ...TERMS.filter((term) => contract[term]).map((term) => t(`contracts.term.${term}`)),
];

const instant = (
  id: string,
  head: string,
  read: (contract: Contract) => number | null,
  hidden = false,
): Column<Contract> => {
  const text = (contract: Contract): string => {
    const at = read(contract);
    return at === null ? '–' : formatInstant(at);
  };
  return { id, head, cell: text, text, figures: true, hidden };
};

const columnsOf = (t: Texts): Column<Contract>[] => [
  {
    id: 'kind',
    head: t('contracts.kind'),
    cell: ({ kind }) => t(`contracts.kinds.${kind}`),
    text: ({ kind }) => t(`contracts.kinds.${kind}`),
  },
  {
    id: 'payer',
    head: t('contracts.payer'),
    cell: ({ payer }) => <PartyLink party={payer} />,
    text: ({ payer }) => payer?.name ?? t('contracts.operator'),
  },
  {
    id: 'payee',
    head: t('contracts.payee'),
    cell: ({ payee }) => <PartyLink party={payee} />,
    text: ({ payee }) => payee.name,
  },
  {
    id: 'state',
    head: t('contracts.state'),
    cell: ({ state }) => (
      <StateBadge tone={TONES[state] ?? 'gray'}>{t(`contracts.states.${state}`)}</StateBadge>
    ),
    text: ({ state }) => t(`contracts.states.${state}`),
  },
  {
    id: 'steps',
    head: t('contracts.steps'),
    cell: (contract) => stepsOf(t, contract).map((step) => <div key={step}>{step}</div>),
    text: (contract) => stepsOf(t, contract).join('; '),
  },
  {
    id: 'terms',
    head: t('contracts.terms'),
    // One below the other, so that what can be done with a contract stays in sight.
    cell: (contract) => termsOf(t, contract).map((term) => <div key={term}>{term}</div>),
    text: (contract) => termsOf(t, contract).join(' · '),
  },
  instant('offeredAt', t('contracts.offeredAt'), ({ offeredAt }) => offeredAt, true),
  instant('effectiveFrom', t('contracts.effectiveFrom'), ({ effectiveFrom }) => effectiveFrom),
];

/** When and why contracts ended stands after what can be done with those that have not. */
const endedColumns = (t: Texts): Column<Contract>[] => [
  instant('endedFrom', t('contracts.endedFrom'), ({ endedFrom }) => endedFrom),
  {
    id: 'endReason',
    head: t('contracts.endReason'),
    cell: ({ endReason }) => (endReason === null ? '–' : t(`contracts.endReasons.${endReason}`)),
    text: ({ endReason }) => (endReason === null ? '' : t(`contracts.endReasons.${endReason}`)),
  },
];

const endColumn = (t: Texts, onEnd: (contract: Contract) => void): Column<Contract> => ({
  id: 'end',
  head: t('contracts.end'),
  cell: (contract) =>
    contract.state === 'ACTIVE' && (
      <AskButton
        size="compact-sm"
        aria-label={`${t('contracts.end')}: ${t(`contracts.kinds.${contract.kind}`)} ${contract.payee.name}`}
        onClick={() => onEnd(contract)}
      >
        {t('contracts.end')}
      </AskButton>
    ),
});

/** Every contract that an account has taken or given, with the way to end it. */
export const AccountContracts = ({ account }: { account: string }) => {
  const t = useTexts();
  const mayEnd = useMay()('proposeContractEnd');
  const [ending, setEnding] = useState<Contract | null>(null);
  const columns = useMemo(
    () => [...columnsOf(t), ...(mayEnd ? [endColumn(t, setEnding)] : []), ...endedColumns(t)],
    [t, mayEnd],
  );
  return (
    <>
      <ListTable
        inner
        name="account-contracts"
        title={t('contracts.list')}
        columns={columns}
        rows={useAccountContracts(account)}
        idOf={({ id }) => id}
        emptyText={t('contracts.listEmpty')}
      />
      {ending !== null && <EndDialog contract={ending} onClose={() => setEnding(null)} />}
    </>
  );
};
