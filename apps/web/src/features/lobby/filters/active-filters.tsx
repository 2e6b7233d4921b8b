import { Icon } from '@hintha/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './active-filters.module.css';
import type { ChangeLobby, LobbyState } from '../lobby-state.ts';
import { useChosenFilters } from './use-chosen-filters.ts';
import type { Vendor } from '../vendor-tabs.tsx';

const NO_VENDORS: readonly Vendor[] = [];

interface ActiveFiltersProps {
  state: LobbyState;
  onChange: ChangeLobby;
}

/** What is chosen of the list, each with its own way out. */
export const ActiveFilters = memo(({ state, onChange }: ActiveFiltersProps) => {
  const { t } = useTranslation();
  // The vendor shows in its own row, where all vendors are one tap away.
  const filters = useChosenFilters(state, NO_VENDORS).filter(({ key }) => key !== 'vendor');
  if (filters.length === 0) return null;
  return (
    <div className={styles.row}>
      {filters.map(({ key, name, removal }) => (
        <button
          key={key}
          type="button"
          className={styles.filter}
          aria-label={t('lobby.remove', { name })}
          onClick={() => onChange(removal)}
        >
          <span className={styles.name}>{name}</span>
          <Icon name="close" />
        </button>
      ))}
      <button type="button" className={styles.clear} onClick={() => onChange({ kind: 'list', mode: '' })}>
        {t('lobby.clearAll')}
      </button>
    </div>
  );
});
