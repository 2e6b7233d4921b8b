import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { Breakage } from './breakage.tsx';
import styles from './frame.module.css';
import { SCREENS, screenOf } from './pages.ts';
import { pathClass } from './redirect.ts';
import { Waiting } from './waiting.tsx';

/** The page itself, named after its path; it fades in when another page takes its place. */
export const MainArea = () => {
  const { pathname } = useLocation();
  const screen = screenOf(pathname);
  const name = screen?.name ?? 'home';
  const kind = screen?.bare ? styles.bare : 'fp-main';
  return (
    <main id="main" tabIndex={-1} className={`${kind} ${styles.main} ${pathClass(pathname)}`}>
      <div key={name} className={styles.fade}>
        <Breakage>
          <Suspense fallback={<Waiting />}>
            <Routes>
              {SCREENS.flatMap(({ paths, page: { Part } }) =>
                paths.map((path) => <Route key={path} path={path} element={<Part />} />),
              )}
            </Routes>
          </Suspense>
        </Breakage>
      </div>
    </main>
  );
};
