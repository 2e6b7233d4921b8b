import { useTranslation } from 'react-i18next';
import { usePermission } from '../../shared/permission.ts';
import styles from './footer.module.css';

/** What the operator is licensed by and marked with; nothing where nothing is set. */
export const Licences = () => {
  const { t } = useTranslation();
  const licences = usePermission()?.whitelabel.licences ?? [];
  if (licences.length === 0) return null;
  return (
    <ul className={styles.licences} aria-label={t('home.footer.licences')}>
      {licences.map((licence) => (
        <li key={`${licence.title} ${licence.text}`}>
          {licence.url === '' ? (
            <Licence {...licence} />
          ) : (
            <a href={licence.url} target="_blank" rel="noopener noreferrer">
              <Licence {...licence} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
};

const Licence = ({ title, text, picture }: Record<'title' | 'text' | 'picture', string>) => (
  <>
    {picture === '' ? null : <img src={picture} alt="" height="32" loading="lazy" />}
    <b>{title}</b>
    {text === '' ? null : <small>{text}</small>}
  </>
);
