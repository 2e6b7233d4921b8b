import { TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { Detail, DetailList } from '../../../shared/detail/detail-list.tsx';
import { formatInstant, formatMoney } from '../../../shared/format.ts';
import { fieldOf, instantOf } from '../../../shared/forms/instant-of.ts';
import { type Texts, useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import styles from '../contracts.module.css';
import { CorrectDialog } from '../override-dialogs.tsx';
import { PartyLink } from '../parties.tsx';
import { type DryLine, type Kind, type Unit, UNITS, useDryRun } from '../use-staff-contracts.ts';
import { BackToRuns } from './run-view.tsx';

const money = (id: string, head: string, read: (line: DryLine) => string | undefined): Column<DryLine> => ({
  id,
  head,
  cell: (line) => {
    const amount = read(line);
    return amount === undefined ? '–' : formatMoney(amount);
  },
  text: (line) => read(line) ?? '',
  figures: true,
});

const columnsOf = (t: Texts): Column<DryLine>[] => [
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
  money('volume', t('contracts.volume'), ({ volume }) => volume),
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
  money('would', t('contracts.would'), ({ amount }) => amount),
  money('written', t('contracts.written'), ({ written }) => written?.amount),
  money('difference', t('contracts.difference'), ({ written, difference }) =>
    written === null ? undefined : difference,
  ),
];

const correctColumn = (t: Texts, onCorrect: (line: DryLine) => void): Column<DryLine> => ({
  id: 'correct',
  head: t('contracts.correct'),
  cell: (line) =>
    line.written !== null &&
    line.difference !== '0.00' && (
      <AskButton
        size="compact-sm"
        aria-label={`${t('contracts.correct')}: ${line.payee.name}`}
        onClick={() => onCorrect(line)}
      >
        {t('contracts.correct')}
      </AskButton>
    ),
});

type Head = NonNullable<ReturnType<typeof useDryRun>['first']>['head'];

const Facts = ({ kind, head, shown }: { kind: Kind; head: Head; shown: number }) => {
  const t = useTexts();
  return (
    <>
      <DetailList>
        <Detail name={t('contracts.kind')}>{t(`contracts.kinds.${kind}`)}</Detail>
        <Detail name={t('contracts.from')}>{formatInstant(head.from)}</Detail>
        <Detail name={t('contracts.to')}>{formatInstant(head.to)}</Detail>
        <Detail name={t('contracts.count')}>{head.contracts}</Detail>
        <Detail name={t('contracts.dryAmount')}>{formatMoney(head.amount)}</Detail>
      </DetailList>
      {head.contracts > shown && <p>{t('contracts.dryPart', { shown, contracts: head.contracts })}</p>}
    </>
  );
};

interface UnitTabsProps {
  readonly units: readonly Unit[];
  readonly unit: Unit;
  readonly onUnit: (unit: string) => void;
}

const UnitTabs = ({ units, unit, onUnit }: UnitTabsProps) => {
  const t = useTexts();
  if (units.length < 2) return null;
  return (
    <ViewTabs
      label={t('contracts.unit')}
      value={unit}
      views={units.map((value) => ({ value, name: t(`contracts.units.${value}`) }))}
      onChoose={onUnit}
    />
  );
};

const InstantField = ({ at, onInstant }: { at: number; onInstant: (at: number) => void }) => {
  const t = useTexts();
  return (
    <TextInput
      size="xs"
      type="datetime-local"
      aria-label={t('contracts.dryAt')}
      title={t('contracts.dryAt')}
      value={fieldOf(at)}
      onChange={({ currentTarget }) => {
        const instant = instantOf(currentTarget.value);
        if (instant !== undefined) onInstant(instant);
      }}
    />
  );
};

/** Which period of a kind is asked for, by the address. */
const useOrder = (kind: Kind) => {
  const { values, set } = useUrlFilters(['unit', 'dry']);
  const units: readonly Unit[] = UNITS[kind];
  const unit = units.find((one) => one === values.unit) ?? UNITS[kind][0];
  return { units, unit, at: Number(values.dry) || 0, set };
};

/** What a run of a kind would write for the period of an instant, beside what is written of it. Writes nothing. */
export const DryRun = ({ kind }: { kind: Kind }) => {
  const t = useTexts();
  const may = useMay();
  const { units, unit, at, set } = useOrder(kind);
  const rows = useDryRun({ kind, unit, at });
  const [correcting, setCorrecting] = useState<DryLine | null>(null);
  const mayCorrect = may('proposeCorrection');
  const columns = useMemo(
    () => [...columnsOf(t), ...(mayCorrect ? [correctColumn(t, setCorrecting)] : [])],
    [t, mayCorrect],
  );
  const head = rows.first?.head;
  return (
    <div className={styles.stack}>
      <p className={styles.words}>{t('contracts.dryText')}</p>
      {head !== undefined && <Facts kind={kind} head={head} shown={rows.rows.length} />}
      <ListTable
        inner
        name="contract-dry-run"
        title={t('contracts.dry', { period: head?.period ?? '' })}
        columns={columns}
        rows={rows}
        idOf={({ contractId }) => contractId}
        urgent={({ written, difference }) => written !== null && difference !== '0.00'}
        emptyText={t('contracts.dryEmpty')}
        views={<UnitTabs units={units} unit={unit} onUnit={(chosen) => set('unit', chosen)} />}
        filters={
          <>
            <BackToRuns kind={kind} />
            <InstantField at={at} onInstant={(at) => set('dry', String(at))} />
          </>
        }
      />
      {correcting?.written && (
        <CorrectDialog
          id={correcting.written.settlementId}
          payee={correcting.payee.name}
          period={head?.period ?? ''}
          usual={correcting.difference}
          onClose={() => setCorrecting(null)}
        />
      )}
    </div>
  );
};
