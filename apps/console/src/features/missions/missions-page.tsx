import { useTexts } from '../../shared/language.ts';
import { Page, TabBody } from '../../shared/page/page.tsx';
import { useUrlFilters } from '../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../shared/table/view-tabs.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { LeaderboardTab } from './leaderboard/leaderboard-tab.tsx';
import { ListTab } from './list/list-tab.tsx';
import styles from './missions.module.css';

const TABS = { list: ListTab, leaderboard: LeaderboardTab } as const;
const NAMES = ['list', 'leaderboard'] as const;

/** The missions, and the ranks of the week. */
export const MissionsPage = () => {
  const t = useTexts();
  useTitle(t('missions.title'));
  const { values, set } = useUrlFilters(['tab']);
  const name = NAMES.find((one) => one === values.tab) ?? 'list';
  const Tab = TABS[name];
  return (
    <Page>
      <h1 className={styles.title}>{t('missions.title')}</h1>
      <ViewTabs
        label={t('missions.title')}
        value={name}
        views={NAMES.map((value) => ({ value, name: t(`missions.tabs.${value}`) }))}
        onChoose={(tab) => set('tab', tab === 'list' ? '' : tab)}
      />
      <TabBody>
        <Tab key={name} />
      </TabBody>
    </Page>
  );
};
