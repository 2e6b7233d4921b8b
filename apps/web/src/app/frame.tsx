import { ToastHost } from '@hintha/ui';
import { Suspense, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { BottomBar, CategoryStrip, Header, NoticeStrip, Rail } from '../features/shell/index.ts';
import { usePermission } from '../shared/permission.ts';
import { useSession } from '../shared/session.ts';
import { Breakage } from './breakage.tsx';
import styles from './frame.module.css';
import { LineBanner } from './line-banner.tsx';
import { page } from './load-page.ts';
import { MainArea } from './main-area.tsx';
import { ModalHost } from './modal-host.tsx';
import { screenOf } from './pages.ts';
import { redirectOf } from './redirect.ts';
import { useArrival } from './use-arrival.ts';
import { useRouteModal } from './use-route-modal.ts';

const MEMBER_BAR = page(
  () => import('../features/member-bar/index.ts'),
  (bar) => bar.MemberBar,
);
const FOOTER = page(
  () => import('../features/footer/index.ts'),
  (footer) => footer.Footer,
);

/** The header alone around a page, or the whole frame; the style sheet makes the room for it. */
const useBareness = (bare: boolean) => {
  useLayoutEffect(() => {
    if (bare) document.documentElement.dataset.frame = 'bare';
    else delete document.documentElement.dataset.frame;
  }, [bare]);
};

const SkipLinks = () => {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip-link" href="#main">
        {t('shell.skipToMain')}
      </a>
      <a className={`skip-link ${styles.wide}`} href="#navigation">
        {t('shell.skipToNavigation')}
      </a>
      <a className={`skip-link ${styles.narrow}`} href="#bottom-bar">
        {t('shell.skipToNavigation')}
      </a>
    </>
  );
};

const Nothing = () => null;

/** A page with all that stands around it. */
const FramedPage = () => (
  <>
    <Rail />
    <LineBanner />
    <NoticeStrip />
    <CategoryStrip />
    <MainArea />
    <Breakage Instead={Nothing}>
      <Suspense fallback={<div className={styles.footer} />}>
        <FOOTER.Part />
      </Suspense>
    </Breakage>
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
  return known ? redirectOf(pathname, { loginedToHomePage, token }) : '/';
};

export const Frame = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const screen = screenOf(pathname);
  const bare = screen?.bare ?? false;
  useBareness(bare);
  useRouteModal(screen?.modal);
  useArrival(screen?.name ?? 'home');
  const elsewhere = useElsewhere(screen !== undefined);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return (
    <>
      <SkipLinks />
      <Header member={<MEMBER_BAR.Part />} />
      {bare ? <BarePage /> : <FramedPage />}
      <ModalHost />
      <ToastHost label={t('shell.notices')} dismissLabel={t('shell.close')} />
    </>
  );
};
