import { EmptyState } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { gameMenus } from '../../shared/game-menus.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { Link } from '../../shared/router/link.tsx';
import { vendorPath } from '../../shared/site/destinations.ts';
import styles from './fb-sports-page.module.css';

const LOBBY = '/sports';

/** The first bookmaker of the house: said to open soon, or its lobby once it has. */
export const FbSportsPage = () => {
  const { t } = useTranslation();
  const { value, failed } = gameMenus.use();
  const bookmaker = value?.find(({ gameCategory }) => gameCategory === 'SPORTS')?.vendors[0];
  useTitle(`${bookmaker?.name ?? t('categories.SPORTS')} · Hintha`);
  if (bookmaker !== undefined && !bookmaker.opensSoon)
    return <Navigate to={vendorPath(LOBBY, bookmaker.vendor)} replace />;
  const wanted = { name: bookmaker?.name ?? t('categories.SPORTS') };
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{wanted.name}</h1>
      {(value !== null || failed) && (
        <EmptyState
          sign={bookmaker && <img src={bookmaker.emblem} alt="" width={64} height={64} />}
          title={t('lobby.soonTitle', wanted)}
          text={t('lobby.soonText')}
          action={<Link to={LOBBY}>{t('shell.allOf', { category: t('categories.SPORTS') })}</Link>}
        />
      )}
    </div>
  );
};
