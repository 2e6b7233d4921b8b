import { EmptyState, Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { ReadList } from '../../shared/lists/read-list.tsx';
import { useRefreshOn } from '../../shared/lists/use-refresh-on.ts';
import { MissionCard } from './mission-card.tsx';
import styles from './missions.module.css';
import { LISTS, useMissions, type Mission } from './use-missions.ts';

const ORDER: readonly Mission['state'][] = ['CLAIM', 'DUE', 'PROCESS', 'CLAIMED'];

/** The missions: what can be claimed comes first, what is claimed last. */
export const MissionList = () => {
  const { t } = useTranslation('account');
  // Each bet and deposit moves the balance.
  useRefreshOn('balance-changed', LISTS);
  const words = {
    waiting: t('missions.loading'),
    failedTitle: t('missions.failedTitle'),
    failedText: t('missions.failedText'),
  };
  return (
    <ReadList read={useMissions()} words={words}>
      {(missions) =>
        missions.length === 0 ? (
          <EmptyState
            sign={<Icon name="flame" size={32} />}
            title={t('missions.emptyTitle')}
            text={t('missions.emptyText')}
          />
        ) : (
          <>
            <p className={styles.text}>{t('missions.betOnce')}</p>
            <ul className={styles.cards}>
              {missions
                .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
                .map((mission) => (
                  <MissionCard key={`${mission.id}/${mission.period}`} mission={mission} />
                ))}
            </ul>
          </>
        )
      }
    </ReadList>
  );
};
