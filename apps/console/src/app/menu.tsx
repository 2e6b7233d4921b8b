import type { ConsoleCall } from '@hintha/contract';
import { Kbd, NavLink } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useKeys } from '../shared/keys/keys.ts';
import { useTexts } from '../shared/language.ts';
import { useMay } from '../shared/may.ts';
import styles from './app-shell.module.css';
import { PAGE_GROUPS, PAGES } from './pages/index.ts';

/** The pages that the roles allow, by groups; each has keys that go there. */
export const Menu = ({ onGo }: { onGo: () => void }) => {
  const t = useTexts();
  const may = useMay();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const allowed = ({ needs }: { readonly needs: ConsoleCall }) => may(needs);
  useKeys(
    PAGES.filter(allowed).map(({ keys, name, path }) => ({
      keys,
      name: t('appShell.goTo', { page: name(t) }),
      run: () => void navigate(path),
    })),
  );
  return PAGE_GROUPS.map(({ group, pages }) => {
    const own = pages.filter(allowed);
    if (own.length === 0) return null;
    return (
      <div key={group}>
        <p className={styles.group}>{t(`appShell.groups.${group}`)}</p>
        {own.map(({ path, name, icon, keys, Badge }) => {
          const isHere = pathname === path || pathname.startsWith(`${path}/`);
          return (
            <NavLink
              key={path}
              component={Link}
              to={path}
              className={styles.entry}
              label={
                <>
                  {name(t)} <Suspense>{Badge !== undefined && <Badge />}</Suspense>
                </>
              }
              active={isHere}
              aria-current={isHere ? 'page' : undefined}
              leftSection={<Icon name={icon} size={18} />}
              rightSection={
                <Kbd size="xs" className={styles.keys} aria-hidden>
                  {keys}
                </Kbd>
              }
              onClick={onGo}
            />
          );
        })}
      </div>
    );
  });
};
