import { useTranslation } from 'react-i18next';
import { useSiteRoutes } from '../../shared/site/site-routes.ts';
import styles from './download.module.css';

/** Where else the site is to be had; nothing where it has this address alone. */
export const Addresses = () => {
  const { t } = useTranslation('centre');
  const others = useSiteRoutes().domainList.filter(
    ({ domain }) => domain !== location.hostname && domain !== location.host,
  );
  if (others.length === 0) return null;
  return (
    <section className={styles.addresses} aria-label={t('content.addresses')}>
      <h2>{t('content.addresses')}</h2>
      <p className={styles.lead}>{t('content.addressesText')}</p>
      <ul>
        {others.map(({ domain }) => (
          <li key={domain}>
            <a href={`https://${domain}/`} rel="noopener noreferrer">
              {domain}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
