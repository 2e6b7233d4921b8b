import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api.ts';
import { FallbackSign, langOf } from '../../shared/articles/fallback-sign.tsx';
import { useLanguage } from '../../shared/language.ts';
import { openModal } from '../../shared/modals.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { Link } from '../../shared/router/link.tsx';
import { toTop } from '../../shared/site/destinations.ts';
import { DEVICE } from '../../shared/site/product.ts';
import styles from './footer.module.css';

/** The titles of the help; the whole of it opens over the page. */
export const HelpTitles = () => (
  <QueryRoot>
    <Titles />
  </QueryRoot>
);

const Titles = () => {
  const { t } = useTranslation();
  const language = useLanguage((chosen) => chosen.language);
  const { data = [] } = useQuery({
    queryKey: ['readHelp', 'titles', language],
    queryFn: async ({ signal }) =>
      call('readHelp', { query: { lang: language, device: DEVICE, titles: '1' }, signal }),
  });
  return (
    <ul className={styles.contacts} aria-label={t('shell.help')}>
      <li>
        <button type="button" onClick={() => openModal({ name: 'help' })}>
          {t('shell.help')}
        </button>
      </li>
      {data.map(({ id, title, fallback }) => (
        <li key={id}>
          <Link to={`/help/${id}`} onClick={toTop}>
            <span lang={langOf(fallback)}>{title}</span>
          </Link>{' '}
          <FallbackSign language={fallback} />
        </li>
      ))}
      <li>
        <Link to="/terms" onClick={toTop}>
          {t('access.terms.title')}
        </Link>
      </li>
      <li>
        <button type="button" onClick={() => openModal({ name: 'feedback' })}>
          {t('home.footer.feedback')}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => openModal({ name: 'download' })}>
          {t('shell.getApp')}
        </button>
      </li>
      <li>
        <Link to="/join" onClick={toTop}>
          {t('home.footer.join')}
        </Link>
      </li>
      <li>
        <Link to="/noticePage" onClick={toTop}>
          {t('shell.notices')}
        </Link>
      </li>
    </ul>
  );
};
