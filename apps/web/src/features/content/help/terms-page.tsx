import { useTranslation } from 'react-i18next';
import { Terms } from '../../../shared/articles/terms.tsx';
import { useTitle } from '../../../shared/page/use-title.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import styles from './help.module.css';

/** What everybody who opens an account agrees to. */
export const TermsPage = () => {
  const { t } = useTranslation();
  const title = t('access.terms.title');
  useTitle(`${title} · Hintha`);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <QueryRoot>
        <Terms />
      </QueryRoot>
    </div>
  );
};
