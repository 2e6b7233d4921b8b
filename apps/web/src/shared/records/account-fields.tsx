import { useTranslation } from 'react-i18next';
import { SelectField } from '../parts/select-field.tsx';
import filterStyles from '../period/filter-fields.module.css';
import { PeriodField } from '../period/period-field.tsx';
import { RECORD_TYPES, type AccountChange, type AccountFilter } from './account-filter.ts';

interface AccountFieldsProps {
  filter: AccountFilter;
  onChange: (change: AccountChange) => void;
  /** As many as the call answers. */
  mostDays?: number;
}

/** Which movements of an account to show: by time and by type. */
export const AccountFields = ({ filter, onChange, mostDays }: AccountFieldsProps) => {
  const { t } = useTranslation('account');
  const types = RECORD_TYPES.map((value) => ({ value, name: t(`accountRecord.types.${value}`) }));
  return (
    <div className={filterStyles.fields}>
      <PeriodField
        chosen={filter}
        {...(mostDays !== undefined && { mostDays })}
        onChoose={(chosen) => onChange({ kind: 'period', chosen })}
      />
      <SelectField
        label={t('accountRecord.type')}
        choices={[{ value: '', name: t('accountRecord.allTypes') }, ...types]}
        chosen={filter.type}
        onChoose={(type) => onChange({ kind: 'type', type })}
      />
    </div>
  );
};
