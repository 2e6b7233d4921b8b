import { Field } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../shared/parts/choice-chips.tsx';
import { serverNow } from '../../shared/clock.ts';
import type { BetFilter, FilterChange } from './bet-filter.ts';
import styles from './filter-fields.module.css';
import { businessDay, PERIODS, spanFlaw, type DaySpan, type Period } from './period.ts';

interface PeriodFieldProps {
  filter: BetFilter;
  onChange: (change: FilterChange) => void;
}

/** The period as chips, and two days when it is chosen by hand. */
export const PeriodField = ({ filter, onChange }: PeriodFieldProps) => {
  const { t } = useTranslation();
  const choose = (period: Period) =>
    onChange(
      period === 'custom'
        ? { kind: 'span', span: filter.span }
        : { kind: 'period', period, nowMs: serverNow() },
    );
  return (
    <div className={styles.period}>
      <ChoiceChips
        label={t('records.period')}
        choices={PERIODS.map((value) => ({ value, name: t(`records.periods.${value}`) }))}
        chosen={filter.period}
        onChoose={choose}
      />
      {filter.period === 'custom' && (
        <ChosenDays span={filter.span} onSpan={(span) => onChange({ kind: 'span', span })} />
      )}
    </div>
  );
};

/** Two days; they are asked for as soon as they make a span, and keep what was typed while they do not. */
const ChosenDays = ({ span, onSpan }: { span: DaySpan; onSpan: (span: DaySpan) => void }) => {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(span);
  const flaw = spanFlaw(draft);
  const change = (part: Partial<DaySpan>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (spanFlaw(next) === undefined) onSpan(next);
  };
  const today = businessDay(serverNow());
  return (
    <div className={styles.days}>
      <Field
        type="date"
        label={t('records.from')}
        max={today}
        value={draft.from}
        onChange={({ target }) => change({ from: target.value })}
      />
      <Field
        type="date"
        label={t('records.to')}
        max={today}
        value={draft.to}
        error={flaw && t(`records.flaws.${flaw}`)}
        onChange={({ target }) => change({ to: target.value })}
      />
    </div>
  );
};
