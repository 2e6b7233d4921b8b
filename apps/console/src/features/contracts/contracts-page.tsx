import { useSearchParams } from 'react-router';
import { useTexts } from '../../shared/language.ts';
import { Page, TabBody } from '../../shared/page/page.tsx';
import { ViewTabs } from '../../shared/table/view-tabs.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { AccountTab } from './account/account-tab.tsx';
import { AffiliatesTab } from './affiliates-tab.tsx';
import styles from './contracts.module.css';
import { DebtsTab } from './debts-tab.tsx';
import { RunsTab } from './runs/runs-tab.tsx';

const TABS = { runs: RunsTab, account: AccountTab, debts: DebtsTab, affiliates: AffiliatesTab } as const;
const NAMES = ['runs', 'account', 'debts', 'affiliates'] as const;

/** Runs of contracts, the contracts of an account, what is owed, and affiliates. */
export const ContractsPage = () => {
  const t = useTexts();
  useTitle(t('contracts.title'));
  const [params, setParams] = useSearchParams();
  const name = NAMES.find((one) => one === params.get('tab')) ?? 'runs';
  const Tab = TABS[name];
  return (
    <Page>
      <h1 className={styles.title}>{t('contracts.title')}</h1>
      <ViewTabs
        label={t('contracts.title')}
        value={name}
        views={NAMES.map((value) => ({ value, name: t(`contracts.tabs.${value}`) }))}
        // What one tab is filtered by says nothing of another.
        onChoose={(tab) => setParams(tab === 'runs' ? {} : { tab })}
      />
      <TabBody>
        <Tab key={name} />
      </TabBody>
    </Page>
  );
};
