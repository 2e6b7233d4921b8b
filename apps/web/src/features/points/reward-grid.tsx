import { Button, EmptyState, Icon, Skeleton } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTurner } from '../../shared/lists/page-turner.tsx';
import styles from './rewards-store.module.css';
import { RewardCard } from './reward-card.tsx';
import { useRewards, type Reward } from './use-points.ts';

const PLACES = 8;

interface RewardGridProps {
  onRedeem: (reward: Reward, quantity: number) => void;
}

/** What points buy, a card a reward. */
export const RewardGrid = ({ onRedeem }: RewardGridProps) => {
  const { t } = useTranslation('account');
  const [pageNo, setPageNo] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useRewards(pageNo);
  return (
    <section className={styles.rewards} aria-labelledby="rewards-store-rewards">
      <h2 id="rewards-store-rewards">{t('rewardsStore.rewards.title')}</h2>
      {data === undefined && (isError ? <Failed onRetry={() => void refetch()} /> : <Waiting />)}
      {data !== undefined && <Cards rewards={data.list} isOld={isPlaceholderData} onRedeem={onRedeem} />}
      {data !== undefined && data.totalPages > 1 && (
        <PageTurner page={pageNo} pages={data.totalPages} onTurn={setPageNo} />
      )}
    </section>
  );
};

interface CardsProps extends RewardGridProps {
  rewards: readonly Reward[];
  isOld: boolean;
}

const Cards = ({ rewards, isOld, onRedeem }: CardsProps) => {
  const { t } = useTranslation('account');
  if (rewards.length === 0)
    return (
      <EmptyState
        sign={<Icon name="bag" size={32} />}
        title={t('rewardsStore.rewards.emptyTitle')}
        text={t('rewardsStore.rewards.emptyText')}
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
  const { t: own } = useTranslation('account');
  return (
    <div role="alert">
      <EmptyState
        title={own('rewardsStore.rewards.failedTitle')}
        text={own('rewardsStore.rewards.failedText')}
        action={<Button onClick={onRetry}>{t('failures.retry')}</Button>}
      />
    </div>
  );
};

const Waiting = () => {
  const { t } = useTranslation('account');
  return (
    <div className={styles.cards} role="status" aria-label={t('rewardsStore.rewards.loading')}>
      {Array.from({ length: PLACES }, (_, index) => (
        <Skeleton key={index} height="318px" />
      ))}
    </div>
  );
};
