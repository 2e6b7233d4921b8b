import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { BottomBar, CategoryStrip, Header } from '../features/app-shell/index.ts';
import { usePermission } from '../shared/permission.ts';
import { useWide } from '../shared/page/use-wide.ts';
import { useSession } from '../shared/session.ts';
import styles from './app-shell.module.css';
import { Late } from './parts/late.tsx';
import { LineBanner } from './line-banner.tsx';
import { page } from './load-page.ts';
import { MainArea } from './main-area.tsx';
import { ModalHost } from './modals/modal-host.tsx';
import { screenOf, type Screen } from './pages.ts';
import { elsewhereOf } from './redirect.ts';
import { useArrival } from './use-arrival.ts';
import { useAgentAddress } from './modals/use-agent-address.ts';
import { useRouteModal } from './modals/use-route-modal.ts';

const MEMBER_HEADER = page(
  () => import('../features/header/index.ts'),
  (bar) => bar.MemberHeader,
);
const TOASTS = page(
  () => import('../features/toasts/index.ts'),
  (toasts) => toasts.ToastHost,
);
const NOTICES = page(
  () => import('../features/content/notice-strip/index.ts'),
  (strip) => strip.NoticeStrip,
);
const SIDE = page(
  () => import('./parts/side.ts'),
  (side) => side.Side,
);
const SUPPORT = page(
  () => import('./parts/support.ts'),
  (side) => side.Support,
);
const LOGIN_LINE = page(
  () => import('./parts/login-line.tsx'),
  (part) => part.LoginLine,
);
const FOOTER = page(
  () => import('./parts/page-end.ts'),
  (end) => end.PageEnd,
);

/** The whole shell around a page or a part of it; the style sheet makes the room for it. */
const useShell = (shell: Screen['shell']) => {
  useLayoutEffect(() => {
    if (shell === undefined) delete document.documentElement.dataset.shell;
    else document.documentElement.dataset.shell = shell;
  }, [shell]);
};

const SkipLinks = ({ menu }: { menu: boolean }) => {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip-link" href="#main">
        {t('shell.skipToMain')}
      </a>
      {menu && (
        <a className={`skip-link ${styles.wide}`} href="#navigation">
          {t('shell.skipToNavigation')}
        </a>
      )}
      <a className={`skip-link ${styles.narrow}`} href="#bottom-bar">
        {t('shell.skipToNavigation')}
      </a>
    </>
  );
};

/** A phone has no room for it, and does not have to load it. */
const SideMenu = () => {
  const place = <div className="fp-sidebar" />;
  if (!useWide()) return place;
  return (
    <Late meanwhile={place}>
      <SIDE.Part />
    </Late>
  );
};

/** A page with all that stands around it. */
const ShellPage = ({ menu }: { menu: boolean }) => (
  <>
    {menu && <SideMenu />}
    <LineBanner />
    <Late meanwhile={<div className="fp-notice" />}>
      <NOTICES.Part />
    </Late>
    <CategoryStrip />
    <MainArea />
    <Late meanwhile={<div className={styles.footer} />}>
      <FOOTER.Part />
    </Late>
    <BottomBar />
  </>
);

/** A page that has the screen to itself, below the header. */
const BarePage = () => (
  <>
    <LineBanner />
    <MainArea />
  </>
);

/** Where the visitor belongs instead: home from an unknown path, the login on a site closed to visitors. */
const useElsewhere = (known: boolean) => {
  const { pathname } = useLocation();
  const token = useSession((session) => session.token);
  const loginedToHomePage = usePermission()?.whitelabel.loginedToHomePage ?? false;
  return elsewhereOf(pathname, { known, loginedToHomePage, token });
};

/** A game and a page to itself have no way to the customer service over them. */
const isWhole = (shell: Screen['shell']): boolean => shell === undefined || shell === 'menuless';

const HeaderSupport = () => (
  <span className={styles.support}>
    <Late>
      <SUPPORT.Part />
    </Late>
  </span>
);

export const AppShell = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const screen = screenOf(pathname);
  const shell = screen?.shell;
  useShell(shell);
  useRouteModal(screen?.modal);
  useAgentAddress();
  useArrival(screen?.name ?? 'home');
  const elsewhere = useElsewhere(screen !== undefined);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return (
    <>
      <SkipLinks menu={shell === undefined} />
      {shell !== 'headless' && (
        <Header member={<MEMBER_HEADER.Part />} support={isWhole(shell) && <HeaderSupport />} />
      )}
      <Late>
        <LOGIN_LINE.Part />
      </Late>
      {isWhole(shell) ? <ShellPage menu={shell === undefined} /> : <BarePage />}
      <ModalHost />
      <Late>
        <TOASTS.Part label={t('shell.notices')} dismissLabel={t('shell.close')} />
      </Late>
    </>
  );
};
