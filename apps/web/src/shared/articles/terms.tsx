import { EmptyState } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { ReadList } from '../lists/read-list.tsx';
import { RichText } from '../rich/rich-text.tsx';
import { FallbackSign, langOf } from './fallback-sign.tsx';
import styles from './terms.module.css';
import { useArticles } from './use-articles.ts';

/** The terms and the privacy policy, as the operator has written them. */
export const Terms = () => {
  const { t } = useTranslation();
  const words = {
    waiting: t('access.terms.loading'),
    failedTitle: t('access.terms.failedTitle'),
    failedText: t('access.terms.failedText'),
  };
  return (
    <ReadList read={useArticles('terms')} words={words}>
      {(articles) =>
        articles.length === 0 ? (
          <EmptyState title={t('access.terms.title')} text={t('access.terms.none')} />
        ) : (
          articles.map(({ id, title, lead, content, fallback }) => (
            <article key={id} className={styles.article} lang={langOf(fallback)}>
              <FallbackSign language={fallback} />
              <h2>{title}</h2>
              {lead !== '' && <p>{lead}</p>}
              <RichText html={content} />
            </article>
          ))
        )
      }
    </ReadList>
  );
};
