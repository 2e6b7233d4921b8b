import type { content } from '@hintha/contract';
import { buttonClass } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { FallbackSign, langOf } from '../../../shared/articles/fallback-sign.tsx';
import { useArticles } from '../../../shared/articles/use-articles.ts';
import { Link } from '../../../shared/router/link.tsx';
import styles from './promo-detail.module.css';
import { Until } from './until.tsx';

/** The promotions that the server tells of; nothing while there are none, since more stands below them. */
export const PromotionList = () => {
  const { t } = useTranslation('account');
  const { data = [] } = useArticles('promotions');
  if (data.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label={t('content.news')}>
      {data.map((promotion) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} />
        </li>
      ))}
    </ul>
  );
};

const PromotionCard = ({ promotion }: { promotion: content.ArticleView }) => {
  const { t } = useTranslation('account');
  const { id, title, lead, art, until, fallback } = promotion;
  return (
    <article className={styles.card}>
      {art !== null && <img src={art} alt="" width={800} height={360} loading="lazy" />}
      <FallbackSign language={fallback} />
      <h2 lang={langOf(fallback)}>
        <Link to={`/promoDetail?id=${id}`}>{title}</Link>
      </h2>
      {lead !== '' && <p lang={langOf(fallback)}>{lead}</p>}
      <Until at={until} />
      <span className={`${buttonClass({ look: 'soft' })} ${styles.more}`} aria-hidden>
        {t('content.more')}
      </span>
    </article>
  );
};
