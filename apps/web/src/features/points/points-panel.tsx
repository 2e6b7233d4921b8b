import { Button, Icon, Skeleton } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/format.ts';
import { PromotionArt } from '../../shared/promotions/promotion-art.tsx';
import styles from './rewards-store.module.css';
import { useHolder, usePoints } from './use-points.ts';

interface PointsPanelProps {
  onExchange: () => void;
  onRecords: () => void;
  onRules: () => void;
}

/** What the shop is, the own points, and the ways to exchange, records and rules. */
export const PointsPanel = ({ onExchange, onRecords, onRules }: PointsPanelProps) => {
  const { t } = useTranslation('account');
  const isOwn = useHolder() !== null;
  return (
    <header className={styles.panel}>
      <div className={styles.sign}>
        <PromotionArt name="rewards-store" shape="low" />
      </div>
      <div className={styles.own}>
        <h1 className={styles.title}>{t('rewardsStore.title')}</h1>
        {isOwn ? <Balance /> : <p className={styles.text}>{t('rewardsStore.loginText')}</p>}
      </div>
      <div className={styles.ways}>
        <Button look="gold" aria-haspopup="dialog" onClick={onExchange}>
          <Icon name="refresh" size={18} />
          {t('rewardsStore.exchange')}
        </Button>
        <Button aria-haspopup="dialog" onClick={onRecords}>
          <Icon name="history" size={18} />
          {t('rewardsStore.records')}
        </Button>
        <Button aria-haspopup="dialog" onClick={onRules}>
          <Icon name="info" size={18} />
          {t('rewardsStore.rules')}
        </Button>
      </div>
    </header>
  );
};

const Balance = () => {
  const { t } = useTranslation();
  const { t: own } = useTranslation('account');
  const { data, isError, refetch } = usePoints();
  if (data === undefined && isError)
    return (
      <p className={styles.text} role="alert">
        {own('rewardsStore.balanceFailed')}{' '}
        <Button onClick={() => void refetch()}>{t('failures.retry')}</Button>
      </p>
    );
  return (
    <dl className={styles.balance}>
      <dt>{own('rewardsStore.balance')}</dt>
      <dd className="num" aria-busy={data === undefined || undefined}>
        {data === undefined ? <Skeleton width="96px" /> : formatNumber(data)}
      </dd>
    </dl>
  );
};
