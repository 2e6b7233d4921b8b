import { BrandName, Icon, Octagon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/router/link.tsx';
import { serverNow } from '../../shared/clock.ts';
import { isOpen, useNavigation } from '../../shared/game-menus.ts';
import { usePermission } from '../../shared/permission.ts';
import { contactIcon } from '../../shared/site/contact-icon.ts';
import { toTop, vendorPath, VENDORS_SHOWN } from '../../shared/site/destinations.ts';
import { useSiteRoutes } from '../../shared/site/site-routes.ts';
import styles from './footer.module.css';
import { HelpTitles } from './help-titles.tsx';
import { Licences } from './licences.tsx';

const LINES = [
  [18, 2, 0.9],
  [26, 1, 0.7],
  [34, 2, 0.5],
  [42, 1, 0.3],
] as const;

/** The waves of acheik silk. */
const Waves = () => (
  <svg className={styles.waves} viewBox="0 0 800 60" preserveAspectRatio="none" aria-hidden="true">
    {LINES.map(([y, width, opacity]) => (
      <path
        key={y}
        d={`M-40 ${y}q16 -9 32 0${'t32 0'.repeat(27)}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        opacity={opacity}
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </svg>
);

const Vendors = () => {
  const { t } = useTranslation();
  const categories = useNavigation();
  if (categories.length === 0) return null;
  return (
    <ul className={styles.vendors} aria-label={t('home.footer.vendors')}>
      {categories.flatMap(({ menu, path }) =>
        menu.vendors
          .filter(isOpen)
          .slice(0, VENDORS_SHOWN)
          .map(({ vendor, name, emblem }) => (
            <li key={`${menu.gameCategory}:${vendor}`}>
              <Link to={vendorPath(path, vendor)} onClick={toTop}>
                <img src={emblem} alt="" width="20" height="20" loading="lazy" />
                {name}
              </Link>
            </li>
          )),
      )}
    </ul>
  );
};

const Contacts = () => {
  const { t } = useTranslation();
  const { customerService: services } = useSiteRoutes();
  if (services.length === 0) return null;
  return (
    <ul className={styles.contacts} aria-label={t('home.footer.contact')}>
      {services.map(({ csType, title, path }) => (
        <li key={csType}>
          <a href={path} target="_blank" rel="noopener noreferrer">
            <Icon name={contactIcon(csType)} size={20} />
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
};

export const Footer = () => {
  const { t } = useTranslation();
  const company = usePermission()?.whitelabel.company ?? null;
  const year = new Date(serverNow()).getUTCFullYear();
  return (
    <footer className={styles.footer}>
      <Waves />
      <div className={styles.rows}>
        <BrandName name="HINTHA" line={t('shell.brandLine')} />
        <HelpTitles />
        <Contacts />
        <Vendors />
        <Licences />
        <p className={styles.age}>
          <Octagon look="cinnabar" size={40}>
            18+
          </Octagon>
          {t('home.footer.over18')}
        </p>
        <p className={styles.small}>
          <span>{t('home.footer.browsers')}</span>
          {company === null ? null : <span>{t('home.footer.copyright', { year, company })}</span>}
        </p>
      </div>
    </footer>
  );
};
