import { EmptyState } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { gameMenus } from '../../shared/game-menus.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { Link } from '../../shared/router/link.tsx';
import { vendorPath } from '../../shared/site/destinations.ts';
import styles from './fb-sports-page.module.css';

const LOBBY = '/sports';

/** The first bookmaker of the operator: said to open soon, or its lobby once it has. */
export const FbSportsPage = () => {
  const { t } = useTranslation();
  const { value, failed } = gameMenus.use();
  const bookmaker = value?.find(({ gameCategory }) => gameCategory === 'SPORTS')?.vendors[0];
  const name = bookmaker?.name ?? t('categories.SPORTS');
  useTitle(`${name} · Hintha`);
  if (bookmaker?.opensSoon === false) return <Navigate to={vendorPath(LOBBY, bookmaker.vendor)} replace />;
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{name}</h1>
      {(value !== null || failed) && <Soon name={name} emblem={bookmaker?.emblem} />}
    </div>
  );
};

const Soon = ({ name, emblem }: { name: string; emblem: string | undefined }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      sign={emblem && <img src={emblem} alt="" width={64} height={64} />}
      title={t('lobby.soonTitle', { name })}
      text={t('lobby.soonText')}
      action={<Link to={LOBBY}>{t('shell.allOf', { category: t('categories.SPORTS') })}</Link>}
    />
  );
};
