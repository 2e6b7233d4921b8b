import { Button, EmptyState, Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { AreaPage } from '../../../shared/account-area/area-page.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { useRefreshOn } from '../../../shared/lists/use-refresh-on.ts';
import { openModal } from '../../../shared/modals.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { RewardCard } from './reward-card.tsx';
import styles from './rewards.module.css';
import { LISTS, useRewards } from './use-rewards.ts';
import { WaitingBonuses } from './waiting-bonuses.tsx';

/** What the player has won and takes for itself, and the bonuses that wait on their own page. */
export const RewardCenter = () => (
  <QueryRoot>
    <AreaPage>
      <Rewards />
      <WaitingBonuses />
    </AreaPage>
  </QueryRoot>
);

const Rewards = () => {
  const { t } = useTranslation('account');
  useRefreshOn('balance-changed', LISTS);
  const words = {
    waiting: t('rewards.loading'),
    failedTitle: t('rewards.failedTitle'),
    failedText: t('rewards.failedText'),
  };
  return (
    <ReadList read={useRewards()} words={words}>
      {(rewards) =>
        rewards.length === 0 ? (
          <EmptyState
            sign={<Icon name="bag" size={32} />}
            title={t('rewards.emptyTitle')}
            text={t('rewards.emptyText')}
            action={
              <Button onClick={() => openModal({ name: 'account-area', page: 'missionLeaderboard' })}>
                {t('rewards.toMissions')}
              </Button>
            }
          />
        ) : (
          <section className={styles.section}>
            <h3>{t('rewards.title')}</h3>
            <p className={styles.text}>{t('rewards.betOnce')}</p>
            <ul className={styles.cards}>
              {rewards.map((reward) => (
                <RewardCard key={reward.id} reward={reward} />
              ))}
            </ul>
          </section>
        )
      }
    </ReadList>
  );
};
