import { Icon } from '@hintha/ui';
import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaShell } from '../../shared/account-area/area-shell.tsx';
import { openModal, type MemberPage } from '../../shared/modals.ts';
import { routeGuardOf } from '../../shared/route-guard.ts';
import { useSession } from '../../shared/session.ts';
import { refreshUnread, useUnread } from '../../shared/unread/unread.ts';
import styles from './account-area.module.css';
import { menuFor } from './menu.ts';

interface AccountAreaProps {
  page: MemberPage;
  onPage: (page: MemberPage) => void;
  onClose: () => void;
  /** What is drawn for each page; features do not know one another, so it is handed in. */
  pages: Readonly<Record<MemberPage, ComponentType>>;
}

/** It is for real accounts, and goes with the session that it shows. */
const useOwnerOnly = (onClose: () => void) => {
  const free = useSession((session) => routeGuardOf(session, true) === 'free');
  useEffect(() => {
    if (!free) onClose();
  }, [free, onClose]);
};

/** The overlay of one's own pages. */
export const AccountArea = ({ page, onPage, onClose, pages }: AccountAreaProps) => {
  const { t } = useTranslation();
  const { t: name } = useTranslation('account');
  const waiting = useUnread();
  const member = useSession((session) => session.member);
  // What was played since the last look may have brought something to claim.
  useEffect(() => void refreshUnread(), []);
  useOwnerOnly(onClose);
  const Page = pages[page];
  return (
    <AreaShell
      title={t('accountArea.title')}
      menuName={t('accountArea.menu')}
      closeLabel={t('accountArea.close')}
      entries={menuFor(member).map((entry) => ({
        ...entry,
        name: name(`menu.${entry.name}`),
        count: entry.waits === undefined ? 0 : waiting[entry.waits],
      }))}
      page={page}
      onPage={onPage}
      onClose={onClose}
      foot={
        // The page of help has no header and so no way back: it opens beside what was being done.
        <>
          <a className={styles.foot} href="/helpmc" target="_blank" rel="noopener noreferrer">
            <Icon name="help" size={22} />
            {t('shell.help')}
          </a>
          <button type="button" className={styles.foot} onClick={() => openModal({ name: 'log-out' })}>
            <Icon name="logout" size={22} />
            {t('shell.logout')}
          </button>
        </>
      }
    >
      <Page />
    </AreaShell>
  );
};
