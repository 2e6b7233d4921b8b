import type { catalogue } from '@hintha/contract';
import { EmptyState, Tag } from '@hintha/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/format.ts';
import { openModal } from '../../shared/modals.ts';
import { isPlainTap } from '../../shared/router/is-plain-tap.ts';
import { Link } from '../../shared/router/link.tsx';
import { vendorPath } from '../../shared/site/destinations.ts';
import { useLocation } from 'react-router';
import type { Vendor } from './vendor-tabs.tsx';
import lobby from './lobby-page.module.css';
import styles from './vendor-lobby.module.css';

interface VendorLobbyProps {
  category: catalogue.Category;
  vendors: readonly Vendor[];
}

/** The lobby of an area by its vendors; one whose games are still to come says so and leads nowhere. */
export const VendorLobby = ({ category, vendors }: VendorLobbyProps) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // The games of a vendor open over the vendor lobby; a new window shows them as a lobby of their own.
  const showGames = (event: MouseEvent, { vendor, name }: Vendor) => {
    if (!isPlainTap(event)) return;
    event.preventDefault();
    const lobby = vendorPath(pathname, vendor);
    openModal({ name: 'child-games', vendor, gameType: category, title: name, lobby });
  };
  const isComing = vendors.every(({ opensSoon }) => opensSoon);
  return (
    <div className={lobby.page}>
      <header className={lobby.head}>
        <h1 className={lobby.title}>{t(`categories.${category}`)}</h1>
      </header>
      {isComing && <EmptyState title={t('lobby.areaSoonTitle')} text={t('lobby.areaSoonText')} />}
      <ul className={styles.vendors} aria-label={t('lobby.studios')}>
        {vendors.map((vendor) => (
          <li key={vendor.vendor} className={styles.vendor} data-soon={vendor.opensSoon || undefined}>
            {vendor.opensSoon ? (
              <VendorFace vendor={vendor} />
            ) : (
              <Link
                to={vendorPath(pathname, vendor.vendor)}
                aria-haspopup="dialog"
                onClick={(event) => showGames(event, vendor)}
              >
                <VendorFace vendor={vendor} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

const VendorFace = ({ vendor: { name, emblem, games, maintenance, opensSoon } }: { vendor: Vendor }) => {
  const { t } = useTranslation();
  return (
    <span className={styles.face}>
      <span className={styles.octagon}>
        <img src={emblem} alt="" width={64} height={64} />
      </span>
      <span className={styles.name}>{name}</span>
      {opensSoon && <Tag look="plain">{t('lobby.soon')}</Tag>}
      {!opensSoon && maintenance && <Tag look="plain">{t('game.resting')}</Tag>}
      {!opensSoon && !maintenance && (
        <span className={styles.games}>{t('lobby.titles', { shown: formatNumber(games) })}</span>
      )}
    </span>
  );
};
