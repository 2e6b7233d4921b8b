import { Kbd, NavLink } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useKeys } from '../shared/keys/keys.ts';
import { useTexts } from '../shared/language.ts';
import { useMay } from '../shared/may.ts';
import styles from './app-shell.module.css';
import { PAGES } from './pages.ts';

const GROUPS = ['queues', 'people', 'operator'] as const;

/** The pages that the roles allow, by groups; each has keys that go there. */
export const Menu = ({ onGo }: { onGo: () => void }) => {
  const t = useTexts();
  const may = useMay();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const pages = PAGES.filter(({ needs }) => may(needs));
  useKeys(
    pages.map(({ keys, name, path }) => ({
      keys,
      name: t('appShell.goTo', { page: name(t) }),
      run: () => void navigate(path),
    })),
  );
  return GROUPS.map((group) => {
    const own = pages.filter((page) => page.group === group);
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
