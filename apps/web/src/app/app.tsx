import { Suspense } from 'react';
import { BrowserRouter } from '../shared/router/browser-router.tsx';
import { permission } from '../shared/permission.ts';
import { Breakage } from './breakage.tsx';
import { Frame } from './frame.tsx';
import { page } from './load-page.ts';

const STATUS = page(
  () => import('../features/status/index.ts'),
  (status) => status.StatusPage,
);

/** The site, or in its place the page that says why there is none. */
export const App = () => {
  const status = permission.use((loaded) => loaded.value?.status ?? 0);
  return (
    <Breakage>
      {status === 0 ? (
        <BrowserRouter>
          <Frame />
        </BrowserRouter>
      ) : (
        <Suspense>
          <STATUS.Part status={status} />
        </Suspense>
      )}
    </Breakage>
  );
};
