import { Button, Dialog } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format.ts';
import type { ChangeLobby, LobbyState } from '../lobby-state.ts';
import styles from './filter-bar.module.css';
import { GameClassField, MinBetField, SortField } from './narrowing.tsx';

interface FilterSheetProps {
  state: LobbyState;
  total: number;
  onChange: ChangeLobby;
  onClose: () => void;
}

/** What narrows the lists of the lobby and what orders them, on a phone. */
export const FilterSheet = ({ state, total, onChange, onClose }: FilterSheetProps) => {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={t('lobby.filters')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onChange({ kind: 'list', mode: '' })}>{t('lobby.clearAll')}</Button>
          <Button look="gold" onClick={onClose}>
            {t('lobby.showResults', { total: formatNumber(total) })}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <GameClassField state={state} onChange={onChange} />
        <MinBetField state={state} onChange={onChange} />
        <SortField state={state} onChange={onChange} />
      </div>
    </Dialog>
  );
};
