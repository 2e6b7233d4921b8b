import { useTranslation } from 'react-i18next';
import styles from './footer.module.css';

const PLACES = ['malta', 'virginIslands', 'philippines'] as const;

/** Where a site of this kind is licensed. This one holds none, and says so at each of them. */
export const Licences = () => {
  const { t } = useTranslation();
  return (
    <ul className={styles.licences} aria-label={t('home.footer.licences')}>
      {PLACES.map((place) => (
        <li key={place}>
          <b>{t(`home.footer.${place}`)}</b>
          <small>{t('home.footer.sample')}</small>
        </li>
      ))}
    </ul>
  );
};
