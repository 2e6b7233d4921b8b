import { Button, Dialog } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format.ts';
import type { ChangeLobby, LobbyState } from '../lobby-state.ts';
import styles from './filter-bar.module.css';
import type { GameMenu } from '../../../shared/game-menus.ts';
import type { Vendor } from '../vendor-tabs.tsx';
import { GameClassField, MinBetField, Named, PlayFields, SortField, VendorField } from './narrowing.tsx';

interface FilterSheetProps {
  state: LobbyState;
  total: number;
  vendors: readonly Vendor[];
  offered: GameMenu['filters'];
  onChange: ChangeLobby;
  onClose: () => void;
}

/** All that narrows the lists of the lobby, and what orders them. */
export const FilterSheet = ({ state, total, vendors, offered, onChange, onClose }: FilterSheetProps) => {
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
        <VendorField state={state} vendors={vendors} onChange={onChange} />
        <PlayFields state={state} offered={offered} onChange={onChange} />
        <Named label={t('lobby.gameClass')}>
          <GameClassField state={state} onChange={onChange} />
        </Named>
        <MinBetField state={state} onChange={onChange} />
        <SortField state={state} onChange={onChange} />
      </div>
    </Dialog>
  );
};
