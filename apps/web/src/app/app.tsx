import { Suspense } from 'react';
import { BrowserRouter } from '../shared/router/browser-router.tsx';
import { permission } from '../shared/permission.ts';
import { Breakage } from './breakage.tsx';
import { AppShell } from './app-shell.tsx';
import { siteClosedOf } from './site-closed.ts';
import { page } from './load-page.ts';
import { screenOf } from './pages.ts';

const STATUS = page(
  () => import('../features/site/status/index.ts'),
  (status) => status.StatusPage,
);

const Site = () => {
  const closed = permission.use(siteClosedOf);
  return closed === null ? (
    <BrowserRouter>
      <AppShell />
    </BrowserRouter>
  ) : (
    <STATUS.Part reason={closed} />
  );
};

/** The site, or in its place the page that says why there is none; or a page that stands alone. */
export const App = () => {
  const screen = screenOf(location.pathname);
  return (
    <Breakage>
      <Suspense>{screen?.alone ? <screen.page.Part /> : <Site />}</Suspense>
    </Breakage>
  );
};
