import { Field } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../parts/choice-chips.tsx';
import { serverNow } from '../clock.ts';
import styles from './filter-fields.module.css';
import {
  businessDay,
  choosePeriod,
  PERIODS,
  spanValidationError,
  type DaySpan,
  type PeriodChoice,
} from './period.ts';

interface PeriodFieldProps {
  chosen: PeriodChoice;
  onChoose: (choice: PeriodChoice) => void;
}

/** The period as chips, and two days when it is chosen by hand. */
export const PeriodField = ({ chosen, onChoose }: PeriodFieldProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.period}>
      <ChoiceChips
        label={t('records.period')}
        choices={PERIODS.map((value) => ({ value, name: t(`records.periods.${value}`) }))}
        chosen={chosen.period}
        onChoose={(period) => onChoose(choosePeriod(period, serverNow(), chosen.span))}
      />
      {chosen.period === 'custom' && (
        <DaysField span={chosen.span} onSpan={(span) => onChoose({ period: 'custom', span })} />
      )}
    </div>
  );
};

/** Two days; they are asked for as soon as they make a span, and keep what was typed while they do not. */
export const DaysField = ({ span, onSpan }: { span: DaySpan; onSpan: (span: DaySpan) => void }) => {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(span);
  const validationError = spanValidationError(draft);
  const change = (part: Partial<DaySpan>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (spanValidationError(next) === undefined) onSpan(next);
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
        error={validationError && t(`records.validationErrors.${validationError}`)}
        onChange={({ target }) => change({ to: target.value })}
      />
    </div>
  );
};
