import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock.ts';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { DaysField } from '../../../shared/period/period-field.tsx';
import { spanOf } from '../../../shared/period/period.ts';
import styles from '../contracts.module.css';
import { DAYS, MOST_DAYS, spanOfFilter, type Filter } from './filter.ts';

interface FilterFieldsProps {
  filter: Filter;
  onChange: (changed: Partial<Filter>) => void;
}

/** Whether one is paid or pays, and over which days. */
export const FilterFields = ({ filter, onChange }: FilterFieldsProps) => {
  const { t } = useTranslation('account');
  const { t: c } = useTranslation();
  return (
    <div className={styles.filter}>
      <ChoiceChips
        label={t('contracts.direction')}
        choices={(['UP', 'DOWN'] as const).map((value) => ({
          value,
          name: t(`contracts.directions.${value}`),
        }))}
        chosen={filter.direction}
        onChoose={(direction) => onChange({ direction })}
      />
      <ChoiceChips
        label={c('records.period')}
        choices={DAYS.map((value) => ({
          value,
          name: value === 'all' ? t('contracts.allDays') : c(`records.periods.${value}`),
        }))}
        chosen={filter.days}
        onChoose={(days) => onChange({ days, span: spanOfFilter(filter) ?? spanOf('last-30', serverNow()) })}
      />
      {filter.days === 'custom' && (
        <DaysField span={filter.span} mostDays={MOST_DAYS} onSpan={(span) => onChange({ span })} />
      )}
    </div>
  );
};
