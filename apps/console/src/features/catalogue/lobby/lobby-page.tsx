import { Alert, NativeSelect, Skeleton } from '@mantine/core';
import { LastChange } from '../../../shared/detail/last-change.tsx';
import { explain } from '../../../shared/explain.ts';
import { useTexts } from '../../../shared/language.ts';
import { Page } from '../../../shared/page/page.tsx';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { HotTab } from './hot-tab.tsx';
import styles from './lobby.module.css';
import { MenusTab } from './menus-tab.tsx';
import { useLobby, type Lobby } from './use-lobby.ts';
import { VendorsTab } from './vendors-tab.tsx';

const TABS = ['menus', 'vendors', 'hot'] as const;

/** The lobby: its menus, the vendors of each, and its hot games. */
export const LobbyPage = () => {
  const t = useTexts();
  useTitle(t('lobby.title'));
  const { values, set } = useUrlFilters(['tab', 'menu']);
  const { data, error } = useLobby();
  const tab = TABS.find((one) => one === values.tab) ?? 'menus';
  return (
    <Page>
      <h1 className={styles.title}>{t('lobby.title')}</h1>
      <ViewTabs
        label={t('lobby.title')}
        value={tab}
        views={TABS.map((value) => ({ value, name: t(`lobby.tabs.${value}`) }))}
        onChoose={(chosen) => set('tab', chosen === 'menus' ? '' : chosen)}
      />
      {data === undefined ? (
        <Waiting error={error} />
      ) : (
        <>
          <p className={styles.help}>{t('lobby.keysHelp')}</p>
          {data.changed !== null && (
            <p className={styles.help}>
              {t('lobby.changed')} <LastChange change={data.changed} />
            </p>
          )}
          {tab === 'menus' ? (
            <MenusTab menus={data.menus} />
          ) : (
            <OneMenu tab={tab} lobby={data} chosen={values.menu} onChoose={(menu) => set('menu', menu)} />
          )}
        </>
      )}
    </Page>
  );
};

/** Before the lobby is there, and when it does not come. */
const Waiting = ({ error }: { error: Error | null }) =>
  error === null ? <Skeleton height={240} maw={720} /> : <Alert color="cin">{explain(error)}</Alert>;

interface OneMenuProps {
  readonly tab: 'vendors' | 'hot';
  readonly lobby: Lobby;
  readonly chosen: string;
  readonly onChoose: (category: string) => void;
}

/** What stands in the menu that is chosen; without a choice in the first that has something. */
const OneMenu = ({ tab, lobby: { menus }, chosen, onChoose }: OneMenuProps) => {
  const t = useTexts();
  const menu =
    menus.find(({ category }) => category === chosen) ??
    menus.find(({ vendors }) => vendors.some(({ games }) => games > 0)) ??
    menus[0];
  if (menu === undefined) return null;
  const Tab = tab === 'vendors' ? VendorsTab : HotTab;
  return (
    <>
      <NativeSelect
        label={t('lobby.area')}
        maw={320}
        value={menu.category}
        data={menus.map(({ category }) => ({ value: category, label: t(`vendors.areas.${category}`) }))}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
      <Tab key={menu.category} menu={menu} />
    </>
  );
};
