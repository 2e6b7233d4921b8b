import { Icon, Octagon, type IconName } from '@hintha/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../../shared/router/link.tsx';
import { useSearchParams } from '../../shared/router/use-search-params.ts';
import { opensSoon, useNavigation, type GameMenu } from '../../shared/game-menus.ts';
import { contactIcon } from '../../shared/site/contact-icon.ts';
import {
  CATEGORY_ICONS,
  isHome,
  PLACES,
  toTop,
  vendorPath,
  VENDORS_SHOWN,
} from '../../shared/site/destinations.ts';
import { useSiteRoutes } from '../../shared/site/site-routes.ts';
import styles from './sidebar.module.css';

interface CategoryProps {
  menu: GameMenu;
  path: string;
  /** Few categories stand open; many would push one another away. */
  alone: boolean;
}

const Vendors = ({ menu, path }: Pick<CategoryProps, 'menu' | 'path'>) => {
  const [asked] = useSearchParams();
  const { pathname } = useLocation();
  const chosen = pathname === path ? asked.get('vassalage') : null;
  return (
    <ul className={styles.vendors}>
      {menu.vendors.slice(0, VENDORS_SHOWN).map(({ vendor, name, emblem }) => (
        <li key={vendor}>
          <Link
            to={vendorPath(path, vendor)}
            onClick={toTop}
            aria-current={chosen === vendor ? 'page' : undefined}
          >
            <img src={emblem} alt="" width="20" height="20" loading="lazy" />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
};

interface ItemProps {
  to: string;
  here: boolean;
  icon: IconName;
  name: string;
  soon?: boolean;
}

const Item = ({ to, here, icon, name, soon = false }: ItemProps) => (
  <Link className={styles.item} to={to} onClick={toTop} aria-current={here ? 'page' : undefined}>
    <Icon name={icon} size={22} />
    <span>
      {name}
      {soon && <Soon />}
    </span>
  </Link>
);

const Soon = () => {
  const { t } = useTranslation();
  return <small className={styles.soon}>{t('lobby.soon')}</small>;
};

const Category = ({ menu, path, alone }: CategoryProps) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [toggled, setToggled] = useState<boolean | null>(null);
  const here = pathname === path;
  const open = toggled ?? (alone || here);
  const name = t(`categories.${menu.gameCategory}`);
  return (
    <li>
      <span className={styles.row}>
        <Item
          to={path}
          here={here}
          icon={CATEGORY_ICONS[menu.gameCategory]}
          name={name}
          soon={opensSoon(menu)}
        />
        <button
          type="button"
          className={open ? styles.opened : styles.opener}
          aria-expanded={open}
          aria-label={t('shell.showVendors', { category: name })}
          onClick={() => setToggled(!open)}
        >
          <Icon name="chevron-down" size={16} />
        </button>
      </span>
      {open && <Vendors menu={menu} path={path} />}
    </li>
  );
};

const Support = () => {
  const { t } = useTranslation();
  const { customerService: services } = useSiteRoutes();
  if (services.length === 0) return null;
  return (
    <section className={styles.support} aria-label={t('shell.supportTitle')}>
      <b>
        <Octagon look="jade" size={32}>
          <Icon name="chat" size={18} />
        </Octagon>
        {t('shell.supportTitle')}
      </b>
      <ul>
        {services.map(({ csType, title, path }) => (
          <li key={csType}>
            <a href={path} target="_blank" rel="noopener noreferrer">
              <Icon name={contactIcon(csType)} size={18} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The side menu of wide screens: home, and every category with its vendors. */
export const Sidebar = ({ codes }: { codes: ReactNode }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const categories = useNavigation();
  return (
    <nav
      className={`fp-sidebar ${styles.sidebar}`}
      id="navigation"
      aria-label={t('shell.navigation')}
      tabIndex={-1}
    >
      <ul>
        <li>
          <Item to="/" here={isHome(pathname)} icon="home" name={t('shell.home')} />
        </li>
        {categories.map(({ menu, path }) => (
          <Category key={menu.gameCategory} menu={menu} path={path} alone={categories.length === 1} />
        ))}
        {PLACES.map(({ path, icon, words }) => (
          <li key={path}>
            <Item to={path} here={pathname === path} icon={icon} name={t(`shell.${words}`)} />
          </li>
        ))}
      </ul>
      <Support />
      {codes}
    </nav>
  );
};
