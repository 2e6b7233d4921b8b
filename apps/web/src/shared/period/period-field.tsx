import { Field } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format/format.ts';
import { ChoiceChips } from '../parts/choice-chips.tsx';
import { serverNow } from '../clock.ts';
import styles from './filter-fields.module.css';
import {
  businessDay,
  choosePeriod,
  MOST_DAYS,
  PERIODS,
  spanValidationError,
  type DaySpan,
  type PeriodChoice,
} from './period.ts';

interface PeriodFieldProps {
  chosen: PeriodChoice;
  onChoose: (choice: PeriodChoice) => void;
  /** As many as the call answers. */
  mostDays?: number;
}

/** The period as chips, and two days when it is chosen by hand. */
export const PeriodField = ({ chosen, onChoose, mostDays = MOST_DAYS }: PeriodFieldProps) => {
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
        <DaysField
          span={chosen.span}
          mostDays={mostDays}
          onSpan={(span) => onChoose({ period: 'custom', span })}
        />
      )}
    </div>
  );
};

interface DaysFieldProps {
  span: DaySpan;
  mostDays: number;
  onSpan: (span: DaySpan) => void;
}

/** Two days; they are asked for as soon as they make a span, and keep what was typed while they do not. */
export const DaysField = ({ span, mostDays, onSpan }: DaysFieldProps) => {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(span);
  const [shown, setShown] = useState(span);
  // Other days than those that were typed come from the way back.
  if (shown.from !== span.from || shown.to !== span.to) {
    setShown(span);
    setDraft(span);
  }
  const validationError = spanValidationError(draft, mostDays);
  const change = (part: Partial<DaySpan>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (spanValidationError(next, mostDays) === undefined) onSpan(next);
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
        error={
          validationError &&
          t(`records.validationErrors.${validationError}`, { most: formatNumber(mostDays) })
        }
        onChange={({ target }) => change({ to: target.value })}
      />
    </div>
  );
};
