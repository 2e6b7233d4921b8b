import { useTranslation } from 'react-i18next';
import { gameMenus, isOpen } from '../../../shared/game-menus.ts';
import { SelectField } from '../../../shared/parts/select-field.tsx';
import type { BetFilter, FilterChange } from './bet-filter.ts';
import styles from '../../../shared/period/filter-fields.module.css';
import { PeriodField } from '../../../shared/period/period-field.tsx';

interface FilterFieldsProps {
  filter: BetFilter;
  onChange: (change: FilterChange) => void;
}

/** Which bets to show: by time, by area, by studio. */
export const FilterFields = ({ filter, onChange }: FilterFieldsProps) => {
  const { t } = useTranslation();
  const menus = gameMenus.use((loaded) => loaded.value) ?? [];
  const areas = menus.map(({ gameCategory }) => ({
    value: gameCategory,
    name: t(`categories.${gameCategory}`),
  }));
  const offered = menus.filter(({ gameCategory }) => [gameCategory, ''].includes(filter.category));
  // A studio may stand in several areas; it is offered once. Without a game there is no bet to look for.
  const studios = new Map(
    offered.flatMap(({ vendors }) => vendors.filter(isOpen).map(({ vendor, name }) => [vendor, name])),
  );
  return (
    <div className={styles.fields}>
      <PeriodField chosen={filter} onChoose={(chosen) => onChange({ kind: 'period', chosen })} />
      <SelectField
        label={t('records.category')}
        choices={[{ value: '', name: t('records.allCategories') }, ...areas]}
        chosen={filter.category}
        onChoose={(value) =>
          onChange({
            kind: 'category',
            category: menus.find(({ gameCategory }) => gameCategory === value)?.gameCategory ?? '',
          })
        }
      />
      <SelectField
        label={t('records.vendor')}
        choices={[
          { value: '', name: t('records.allVendors') },
          ...[...studios].map(([value, name]) => ({ value, name })),
        ]}
        chosen={filter.vendor}
        onChoose={(vendor) => onChange({ kind: 'vendor', vendor })}
      />
    </div>
  );
};
