import type { catalogue } from '@hintha/contract';
import { Tag } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { gameMenus } from '../../shared/game-menus.ts';
import { OWN_BOOKMAKER } from '../../shared/game/play-path.ts';
import { VendorLink } from './vendor-link.tsx';
import styles from './vendor-strip.module.css';
import type { Vendor } from './vendor-tabs.tsx';

/** The vendors of an area in one row, on a page that has something of its own. */
export const VendorStrip = ({ category }: { category: catalogue.Category }) => {
  const { t } = useTranslation();
  const { value } = gameMenus.use();
  const all = value?.find(({ gameCategory }) => gameCategory === category)?.vendors ?? [];
  // Its page is the one that the row stands on.
  const vendors = all.filter(({ vendor }) => vendor !== OWN_BOOKMAKER);
  if (vendors.length === 0) return null;
  return (
    <ul
      className={styles.strip}
      aria-label={t('lobby.studios')}
      // A row that scrolls must be reached by the keyboard, also where nothing in it leads anywhere.
      tabIndex={vendors.every(({ opensSoon }) => opensSoon) ? 0 : undefined}
    >
      {vendors.map((vendor) => (
        <li key={vendor.vendor} data-soon={vendor.opensSoon || undefined}>
          {vendor.opensSoon ? (
            <span className={styles.vendor}>
              <Face vendor={vendor} />
            </span>
          ) : (
            <VendorLink category={category} vendor={vendor} className={styles.vendor}>
              <Face vendor={vendor} />
            </VendorLink>
          )}
        </li>
      ))}
    </ul>
  );
};

const Face = ({ vendor: { name, emblem, opensSoon, maintenance } }: { vendor: Vendor }) => {
  const { t } = useTranslation();
  return (
    <>
      <img src={emblem} alt="" width={28} height={28} loading="lazy" />
      <span>{name}</span>
      {opensSoon && <Tag look="plain">{t('lobby.soon')}</Tag>}
      {!opensSoon && maintenance && <Tag look="plain">{t('game.resting')}</Tag>}
    </>
  );
};
