import { useTranslation } from 'react-i18next';
import { useSiteRoutes } from '../../../shared/site/site-routes.ts';
import styles from './download.module.css';
import type { Measured } from './fastest-first.ts';
import { useSpeeds } from './use-speeds.ts';

/** How soon an address answers; nothing before it was measured. */
const Speed = ({ speed }: Pick<Measured, 'speed'>) => {
  const { t } = useTranslation('account');
  if (speed === 0) return null;
  return <small>{speed === null ? t('content.silent') : t('content.speed', { count: speed })}</small>;
};

/** Where else the site is to be had; nothing where it has this address alone. */
export const Addresses = () => {
  const { t } = useTranslation('account');
  const others = useSiteRoutes().domainList.filter(
    ({ domain }) => domain !== location.hostname && domain !== location.host,
  );
  const measured = useSpeeds(others);
  if (others.length === 0) return null;
  return (
    <section className={styles.addresses} aria-label={t('content.addresses')}>
      <h2>{t('content.addresses')}</h2>
      <p className={styles.lead}>{t('content.addressesText')}</p>
      <ul>
        {measured.map(({ domain, speed }) => (
          <li key={domain}>
            <a href={`https://${domain}/`} rel="noopener noreferrer">
              {domain}
            </a>{' '}
            <Speed speed={speed} />
          </li>
        ))}
      </ul>
    </section>
  );
};
