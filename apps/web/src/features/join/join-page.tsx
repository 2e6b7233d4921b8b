import type { content } from '@hintha/contract';
import { Button, buttonClass, EmptyState, Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { FallbackSign, langOf } from '../../shared/articles/fallback-sign.tsx';
import { useArticles } from '../../shared/articles/use-articles.ts';
import { useReadWords } from '../../shared/articles/use-read-words.ts';
import { ReadList } from '../../shared/lists/read-list.tsx';
import { openModal } from '../../shared/modals.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { RichText } from '../../shared/rich/rich-text.tsx';
import { useSession } from '../../shared/session.ts';
import { useSiteRoutes } from '../../shared/site/site-routes.ts';
import styles from './join.module.css';

/** What being an agent means, how one becomes one, and whom to ask. */
export const JoinPage = () => (
  <QueryRoot>
    <Join />
  </QueryRoot>
);

const Join = () => {
  const { t } = useTranslation('account');
  useTitle(`${t('content.join')} · Hintha`);
  return (
    <div className={styles.page}>
      <h1>{t('content.join')}</h1>
      <ReadList read={useArticles('join')} words={useReadWords()}>
        {(sections) =>
          sections.length === 0 ? (
            <EmptyState sign={<Icon name="users" size={32} />} title={t('content.noJoin')} />
          ) : (
            <div className={styles.sections}>
              {sections.map((section) => (
                <Section key={section.id} section={section} />
              ))}
            </div>
          )
        }
      </ReadList>
      <Ways />
    </div>
  );
};

const Section = ({ section: { title, lead, content, fallback } }: { section: content.ArticleView }) => (
  <section className={styles.section} lang={langOf(fallback)}>
    <FallbackSign language={fallback} />
    <h2>{title}</h2>
    {lead !== '' && <p className={styles.lead}>{lead}</p>}
    <RichText html={content} />
  </section>
);

/** The way in, and whom to write to. */
const Ways = () => {
  const { t } = useTranslation('account');
  const isVisitor = useSession(({ token }) => token === null);
  const { customerService: services } = useSiteRoutes();
  return (
    <p className={styles.ways}>
      {isVisitor && (
        <Button look="gold" large onClick={() => openModal({ name: 'register' })}>
          {t('content.register')}
        </Button>
      )}
      {services.map(({ csType, title, path }) => (
        <a
          key={csType}
          className={buttonClass({ large: true })}
          href={path}
          target="_blank"
          rel="noopener noreferrer"
        >
          {title}
        </a>
      ))}
    </p>
  );
};
