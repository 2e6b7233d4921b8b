import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/format.ts';
import type { ChangeLobby, LobbyState } from './lobby-state.ts';
import styles from './vendor-share.module.css';
import type { Vendor } from './vendor-tabs.tsx';

interface VendorShareProps {
  vendors: readonly Vendor[];
  state: LobbyState;
  onChange: ChangeLobby;
}

/** How many of all games the chosen vendor has, and the way to all of them: a lobby may open on a vendor that has few. */
export const VendorShare = ({ vendors, state, onChange }: VendorShareProps) => {
  const { t } = useTranslation();
  const chosen = vendors.find(({ vendor }) => vendor === state.vendor);
  if (state.mode !== '' || chosen === undefined) return null;
  const all = vendors.reduce((sum, { games }) => sum + games, 0);
  return (
    <p className={styles.share}>
      <span>
        <b>{chosen.name}</b> ·{' '}
        {t('lobby.count', { shown: formatNumber(chosen.games), total: formatNumber(all) })}
      </span>
      <button type="button" className={styles.all} onClick={() => onChange({ kind: 'vendor', vendor: '' })}>
        {t('lobby.seeAll')}
      </button>
    </p>
  );
};
