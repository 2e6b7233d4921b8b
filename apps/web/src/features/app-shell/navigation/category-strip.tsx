import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../../../shared/router/link.tsx';
import { gameMenus, opensSoon, useNavigation } from '../../../shared/game-menus.ts';
import styles from './category-strip.module.css';
import { emblemPath, toTop, vendorPath, VENDORS_SHOWN } from '../../../shared/site/destinations.ts';

/** A short strip is filled up with the vendors of its categories. */
const FEW = 4;

interface Tile {
  key: string;
  to: string;
  emblem: string;
  name: string;
  soon?: boolean;
}

const useTiles = (): Tile[] => {
  const { t } = useTranslation();
  const categories = useNavigation();
  const tiles = categories.map(({ menu, path }) => ({
    key: menu.gameCategory,
    to: path,
    emblem: emblemPath(menu.gameCategory),
    name: t(`categories.${menu.gameCategory}`),
    soon: opensSoon(menu),
  }));
  if (categories.length >= FEW) return tiles;
  const vendors = categories.flatMap(({ menu, path }) =>
    menu.vendors.slice(0, VENDORS_SHOWN).map(({ vendor, name, emblem }) => ({
      key: `${menu.gameCategory}:${vendor}`,
      to: vendorPath(path, vendor),
      emblem,
      name,
    })),
  );
  return [...tiles, ...vendors];
};

/** The categories of small screens: tiles that show by a cut one that there are more. */
export const CategoryStrip = () => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { value, failed } = gameMenus.use();
  const tiles = useTiles();
  if (tiles.length === 0) return value === null && !failed ? <div className={styles.strip} /> : null;
  return (
    <nav className={styles.strip} aria-label={t('shell.categories')}>
      <ul>
        {tiles.map(({ key, to, emblem, name, soon = false }) => (
          <li key={key}>
            <Link to={to} onClick={toTop} aria-current={pathname + search === to ? 'page' : undefined}>
              <span className={styles.tile}>
                <img src={emblem} alt="" width="44" height="44" loading="lazy" fetchPriority="low" />
              </span>
              <span className={styles.name}>{name}</span>
              {soon && <small className={styles.soon}>{t('lobby.soon')}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
