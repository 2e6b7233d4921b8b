import { Button, Dialog, Icon } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format.ts';
import styles from './filter-bar.module.css';
import type { ChangeLobby, LobbyState } from '../lobby-state.ts';
import { MinBetField, GameClassField } from './narrowing.tsx';

interface FilterBarProps {
  state: LobbyState;
  total: number;
  /** Whether there is a hot game at all. */
  withHot: boolean;
  onChange: ChangeLobby;
}

/** The lists of the lobby and what narrows them; on a phone the narrowing waits in a sheet. */
export const FilterBar = ({ state, total, withHot, onChange }: FilterBarProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const narrowed = [state.gameClass, state.minBet].filter((filter) => filter !== '').length;
  return (
    <div className={styles.bar}>
      <Lists state={state} withHot={withHot} onChange={onChange} />
      <div className={styles.inline}>
        <GameClassField state={state} onChange={onChange} />
        <MinBetField state={state} onChange={onChange} />
      </div>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="filter" size={18} />
        {t('lobby.filters')}
        {narrowed > 0 && <span className={styles.count}>{narrowed}</span>}
      </button>
      {open && (
        <Dialog
          open
          title={t('lobby.filters')}
          closeLabel={t('shell.close')}
          onClose={() => setOpen(false)}
          footer={
            <>
              <Button onClick={() => onChange({ kind: 'list', mode: '' })}>{t('lobby.clearAll')}</Button>
              <Button look="gold" onClick={() => setOpen(false)}>
                {t('lobby.showResults', { total: formatNumber(total) })}
              </Button>
            </>
          }
        >
          <div className={styles.sheet}>
            <GameClassField state={state} onChange={onChange} />
            <MinBetField state={state} onChange={onChange} />
          </div>
        </Dialog>
      )}
    </div>
  );
};

const Lists = ({ state, withHot, onChange }: Omit<FilterBarProps, 'total'>) => {
  const { t } = useTranslation();
  return (
    <div className={styles.lists} role="group" aria-label={t('lobby.lists')}>
      <button
        type="button"
        className={styles.list}
        aria-pressed={state.mode === ''}
        onClick={() => onChange({ kind: 'list', mode: '' })}
      >
        {t('lobby.all')}
      </button>
      {withHot && (
        <button
          type="button"
          className={styles.list}
          aria-pressed={state.mode === 'hot'}
          onClick={() => onChange({ kind: 'list', mode: 'hot' })}
        >
          <Icon name="flame" size={18} />
          {t('lobby.hot')}
        </button>
      )}
    </div>
  );
};
