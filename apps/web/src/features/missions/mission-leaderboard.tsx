import { Tabs } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaPage } from '../../shared/account-area/area-page.tsx';
import { QueryRoot } from '../../shared/queries.tsx';
import { MissionList } from './mission-list.tsx';
import styles from './missions.module.css';
import { Ranking } from './ranking.tsx';

type Part = 'list' | 'leaderboard';

/** What can be done for a reward, and how the player stands among the others. */
export const MissionLeaderboard = () => {
  const { t } = useTranslation('account');
  const [part, setPart] = useState<Part>('list');
  return (
    <QueryRoot>
      <AreaPage>
        <Tabs<Part>
          label={t('missions.tabs')}
          tabs={[
            { value: 'list', name: t('missions.list') },
            { value: 'leaderboard', name: t('missions.leaderboard') },
          ]}
          chosen={part}
          onChoose={setPart}
        >
          <div className={styles.panel}>{part === 'list' ? <MissionList /> : <Ranking />}</div>
        </Tabs>
      </AreaPage>
    </QueryRoot>
  );
};
