import { useTexts } from '../../shared/language.ts';
import { Page, TabBody } from '../../shared/page/page.tsx';
import { useUrlFilters } from '../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../shared/table/view-tabs.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { Opening } from './opening.tsx';
import styles from './site.module.css';
import { FlagsTab } from './tabs/flags-tab.tsx';
import { NetworksTab } from './tabs/networks-tab.tsx';

const TABS = { flags: FlagsTab, networks: NetworksTab } as const;
const NAMES = ['flags', 'networks'] as const;

/** Whether the site is open, and what can be changed of it. */
export const SitePage = () => {
  const t = useTexts();
  useTitle(t('site.title'));
  const { values, set } = useUrlFilters(['tab']);
  const name = NAMES.find((one) => one === values.tab) ?? 'flags';
  const Tab = TABS[name];
  return (
    <Page>
      <h1 className={styles.title}>{t('site.title')}</h1>
      <Opening />
      <ViewTabs
        label={t('site.title')}
        value={name}
        views={NAMES.map((value) => ({ value, name: t(`site.tabs.${value}`) }))}
        onChoose={(tab) => set('tab', tab === 'flags' ? '' : tab)}
      />
      <TabBody>
        <Tab key={name} />
      </TabBody>
    </Page>
  );
};
