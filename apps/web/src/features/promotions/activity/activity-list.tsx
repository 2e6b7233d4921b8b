import { useTranslation } from 'react-i18next';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { usePromotionWords } from '../use-promotion-words.ts';
import { ActivityCard } from './activity-card.tsx';
import styles from './activity.module.css';
import { useActivities, useOwnActivities } from './use-activities.ts';

/** The activities of days in a row; where the server has none, nothing is said. */
export const ActivityList = ({ isFree }: { isFree: boolean }) => {
  const { t } = useTranslation('account');
  const words = usePromotionWords();
  const own = useOwnActivities(isFree);
  return (
    <ReadList read={useActivities()} words={words}>
      {(list) => (
        <>
          {own.isError && (
            <ReadList read={own} words={words}>
              {() => null}
            </ReadList>
          )}
          <ul className={styles.activities} aria-label={t('promotions.activities')}>
            {list.map((activity) => (
              <ActivityCard
                key={activity.id}
                activity={activity}
                own={own.data?.find(({ activityId }) => activityId === activity.id) ?? null}
              />
            ))}
          </ul>
        </>
      )}
    </ReadList>
  );
};
