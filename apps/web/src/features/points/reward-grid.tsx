import { Button, EmptyState, Icon, Skeleton } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTurner } from '../../shared/lists/page-turner.tsx';
import styles from './point-mall.module.css';
import { RewardCard } from './reward-card.tsx';
import { useRewards, type Reward } from './use-points.ts';

const PLACES = 8;

interface ShelfProps {
  onRedeem: (reward: Reward, quantity: number) => void;
}

/** What points buy, a card a reward. */
export const Shelf = ({ onRedeem }: ShelfProps) => {
  const { t } = useTranslation('centre');
  const [pageNo, setPageNo] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useRewards(pageNo);
  return (
    <section className={styles.shelf} aria-labelledby="point-mall-shelf">
      <h2 id="point-mall-shelf">{t('pointMall.shelf.title')}</h2>
      {data === undefined && (isError ? <Failed onRetry={() => void refetch()} /> : <Waiting />)}
      {data !== undefined && <Cards rewards={data.list} isOld={isPlaceholderData} onRedeem={onRedeem} />}
      {data !== undefined && data.totalPages > 1 && (
        <PageTurner page={pageNo} pages={data.totalPages} onTurn={setPageNo} />
      )}
    </section>
  );
};

interface CardsProps extends ShelfProps {
  rewards: readonly Reward[];
  isOld: boolean;
}

const Cards = ({ rewards, isOld, onRedeem }: CardsProps) => {
  const { t } = useTranslation('centre');
  if (rewards.length === 0)
    return (
      <EmptyState
        sign={<Icon name="bag" size={32} />}
        title={t('pointMall.shelf.emptyTitle')}
        text={t('pointMall.shelf.emptyText')}
      />
    );
  return (
    <ul className={styles.cards} data-old={isOld || undefined}>
      {rewards.map((reward) => (
        <RewardCard key={reward.id} reward={reward} onRedeem={onRedeem} />
      ))}
    </ul>
  );
};

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  const { t: own } = useTranslation('centre');
  return (
    <div role="alert">
      <EmptyState
        title={own('pointMall.shelf.failedTitle')}
        text={own('pointMall.shelf.failedText')}
        action={<Button onClick={onRetry}>{t('failures.retry')}</Button>}
      />
    </div>
  );
};

const Waiting = () => {
  const { t } = useTranslation('centre');
  return (
    <div className={styles.cards} role="status" aria-label={t('pointMall.shelf.loading')}>
      {Array.from({ length: PLACES }, (_, index) => (
        <Skeleton key={index} height="318px" />
      ))}
    </div>
  );
};
