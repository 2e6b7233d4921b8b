import { Button, EmptyState } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import type { ChangeLobby, LobbyState } from '../lobby-state.ts';
import styles from './game-results.module.css';
import { useChosenFilters } from '../filters/use-chosen-filters.ts';
import type { Vendor } from '../vendor-tabs.tsx';

interface NoGamesProps {
  state: LobbyState;
  vendors: readonly Vendor[];
  onChange: ChangeLobby;
}

/** Why the list is empty, and a way out for every filter that made it so. */
export const NoGames = ({ state, vendors, onChange }: NoGamesProps) => {
  const { t } = useTranslation();
  // In another order there would be no more of them.
  const filters = useChosenFilters(state, vendors).filter(({ key }) => key !== 'sort');
  const seeAll = <Button onClick={() => onChange({ kind: 'list', mode: '' })}>{t('lobby.seeAll')}</Button>;
  if (state.mode === 'hot')
    return <EmptyState title={t('lobby.noHotTitle')} text={t('lobby.noHotText')} action={seeAll} />;
  if (state.mode === 'fav')
    return <EmptyState title={t('lobby.noFavTitle')} text={t('lobby.noFavText')} action={seeAll} />;
  if (state.mode === 'recent')
    return <EmptyState title={t('lobby.noRecentTitle')} text={t('lobby.noRecentText')} action={seeAll} />;
  if (filters.length === 0)
    return <EmptyState title={t('lobby.noGamesTitle')} text={t('lobby.noGamesText')} />;
  return (
    <EmptyState
      title={t('lobby.noMatchTitle')}
      text={t('lobby.noMatchText', { filters: filters.map(({ name }) => name).join(' + ') })}
      action={
        <div className={styles.ways}>
          {filters.map(({ key, name, removal }) => (
            <Button key={key} look="line" onClick={() => onChange(removal)}>
              {t('lobby.remove', { name })}
            </Button>
          ))}
          {seeAll}
        </div>
      }
    />
  );
};
