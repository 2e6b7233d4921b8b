import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { Breakage } from './breakage.tsx';
import styles from './app-shell.module.css';
import { Late } from './parts/late.tsx';
import { page } from './load-page.ts';
import { screenOf, type Screen } from './pages.ts';
import { pathClass } from './redirect.ts';
import { Waiting } from './waiting.tsx';

const BANNERS = page(
  () => import('../features/content/banners/index.ts'),
  (banners) => banners.RouteBanners,
);

/** The page itself, named after its path; it fades in when another page takes its place. */
export const MainArea = () => {
  const { pathname } = useLocation();
  const screen = screenOf(pathname);
  const name = screen?.name ?? 'home';
  return (
    <main id="main" tabIndex={-1} className={`${roomOf(screen)} ${styles.main} ${pathClass(pathname)}`}>
      <div key={name} className={styles.fade}>
        {name !== 'home' && screen?.shell !== 'bare' && (
          <Late>
            <BANNERS.Part />
          </Late>
        )}
        <Breakage>
          <Suspense fallback={<Waiting />}>{screen !== undefined && <screen.page.Part />}</Suspense>
        </Breakage>
      </div>
    </main>
  );
};

const roomOf = (screen?: Screen): string => {
  if (screen?.shell !== 'bare') return 'fp-main';
  return `${styles.bare} ${screen.withMargins ? styles.margins : ''}`;
};
