import { AppShell, Center, Loader } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../shared/language.ts';
import { AlarmBanner } from './alarm-banner.tsx';
import { FinanceBanner } from './finance-banner.tsx';
import { SuspensionBanner } from './suspension-banner.tsx';
import { Breakage } from './breakage.tsx';
import styles from './app-shell.module.css';
import { KeysHelp } from './keys-help.tsx';
import { loadPart } from '../shared/load-part.ts';
import { Menu } from './menu.tsx';
import { PageRoutes } from './page-routes.tsx';
import { TopBar } from './top-bar.tsx';
import { useIdleEnd } from './use-idle-end.ts';

const SearchDialog = lazy(async () => ({
  default: (await loadPart(() => import('../features/backoffice/search/index.ts'))).SearchDialog,
}));

const Waiting = () => {
  const t = useTexts();
  return (
    <Center h="100%">
      <Loader role="status" aria-label={t('appShell.loading')} />
    </Center>
  );
};

/** Head, menu and the page; what keys and banners every page shares. */
export const ConsoleShell = () => {
  const t = useTexts();
  const [menuOpen, setMenuOpen] = useState(false);
  const [keysShown, setKeysShown] = useState(false);
  const [searchShown, setSearchShown] = useState(false);
  const { pathname } = useLocation();
  const [, page] = pathname.split('/');
  useIdleEnd();
  return (
    <AppShell
      header={{ height: 48 }}
      navbar={{ width: 208, breakpoint: 'sm', collapsed: { mobile: !menuOpen } }}
      padding={12}
    >
      <a className="skip-link" href="#main">
        {t('appShell.skip')}
      </a>
      <AppShell.Header className={styles.head}>
        <TopBar
          menuOpen={menuOpen}
          onMenu={() => setMenuOpen(!menuOpen)}
          onSearch={() => setSearchShown(true)}
          onKeys={() => setKeysShown(true)}
        />
      </AppShell.Header>
      <AppShell.Navbar className={styles.menu} aria-label={t('appShell.menu')}>
        <Menu onGo={() => setMenuOpen(false)} />
      </AppShell.Navbar>
      <AppShell.Main id="main" className={styles.main}>
        <AlarmBanner />
        <FinanceBanner />
        <SuspensionBanner />
        <Breakage key={page}>
          <Suspense fallback={<Waiting />}>
            <PageRoutes />
          </Suspense>
        </Breakage>
      </AppShell.Main>
      {keysShown && <KeysHelp onClose={() => setKeysShown(false)} />}
      <Suspense fallback={null}>
        {searchShown && <SearchDialog onClose={() => setSearchShown(false)} />}
      </Suspense>
    </AppShell>
  );
};
