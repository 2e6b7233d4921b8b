import type { content } from '@hintha/contract';
import { buttonClass, EmptyState, Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../shared/api.ts';
import { FallbackSign, langOf } from '../../../shared/articles/fallback-sign.tsx';
import { useArticle } from '../../../shared/articles/use-articles.ts';
import { useReadWords } from '../../../shared/articles/use-read-words.ts';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { useTitle } from '../../../shared/page/use-title.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { RichText } from '../../../shared/rich/rich-text.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { useSearchParams } from '../../../shared/router/use-search-params.ts';
import { actionOf } from './action-of.ts';
import styles from './promo-detail.module.css';
import { Until } from './until.tsx';

/** One promotion, which the address names by its id. */
export const PromoDetailPage = () => (
  <QueryRoot>
    <PromoDetail />
  </QueryRoot>
);

const PromoDetail = () => {
  const [asked] = useSearchParams();
  const id = asked.get('id');
  return id === null ? <NoPromotion /> : <ById id={id} />;
};

const NoPromotion = () => {
  const { t } = useTranslation('account');
  useTitle(`${t('promotions.title')} · Hintha`);
  return (
    <div className={styles.page}>
      <Back />
      <Gone />
    </div>
  );
};

const Back = () => {
  const { t } = useTranslation('account');
  return (
    <Link className={styles.back} to="/promotions">
      <Icon name="chevron-left" size={18} />
      {t('promotions.title')}
    </Link>
  );
};

const Gone = () => {
  const { t } = useTranslation('account');
  return (
    <>
      <h1 className="visually-hidden">{t('promotions.title')}</h1>
      <EmptyState sign={<Icon name="gift" size={32} />} title={t('content.noPromotion')} />
    </>
  );
};

const ById = ({ id }: { id: string }) => {
  const { t } = useTranslation('account');
  const words = useReadWords();
  const read = useArticle('promotions', id);
  useTitle(`${read.data?.title ?? t('promotions.title')} · Hintha`);
  return (
    <div className={styles.page}>
      <Back />
      {/* The server knows of none by that id, or of none any more. */}
      {read.error instanceof CallError ? (
        <Gone />
      ) : (
        <ReadList read={read} words={words}>
          {(promotion) => <Promotion promotion={promotion} />}
        </ReadList>
      )}
    </div>
  );
};

const Promotion = ({ promotion }: { promotion: content.ArticleView }) => {
  const { title, lead, content, art, until, fallback } = promotion;
  return (
    <article className={styles.promotion}>
      {art !== null && <img src={art} alt="" width={800} height={360} />}
      <div className={styles.words}>
        <FallbackSign language={fallback} />
        <div className={styles.words} lang={langOf(fallback)}>
          <h1>{title}</h1>
          {lead !== '' && <p className={styles.lead}>{lead}</p>}
          <RichText html={content} />
          <Action promotion={promotion} />
        </div>
        <Until at={until} />
      </div>
    </article>
  );
};

const Action = ({ promotion }: { promotion: content.ArticleView }) => {
  const action = actionOf(promotion);
  if (action === null) return null;
  const look = buttonClass({ look: 'gold', large: true });
  if (action.kind === 'route') {
    return (
      <p>
        <Link className={look} to={action.to}>
          {action.text}
        </Link>
      </p>
    );
  }
  return (
    <p>
      <a className={look} href={action.to} target="_blank" rel="noopener noreferrer">
        {action.text}
      </a>
    </p>
  );
};
