import type { catalogue } from '@hintha/contract';
import { Tag } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/format.ts';
import { AreaSoon } from './area-soon.tsx';
import { VendorLink } from './vendor-link.tsx';
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
  const isComing = vendors.every(({ opensSoon }) => opensSoon);
  return (
    <div className={lobby.page}>
      <header className={lobby.head}>
        <h1 className={lobby.title}>{t(`categories.${category}`)}</h1>
      </header>
      <ul className={styles.vendors} aria-label={t('lobby.studios')}>
        {vendors.map((vendor) => (
          <li key={vendor.vendor} className={styles.vendor} data-soon={vendor.opensSoon || undefined}>
            {vendor.opensSoon ? (
              <VendorFace vendor={vendor} />
            ) : (
              <VendorLink category={category} vendor={vendor}>
                <VendorFace vendor={vendor} />
              </VendorLink>
            )}
          </li>
        ))}
      </ul>
      {isComing && <AreaSoon category={category} />}
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
