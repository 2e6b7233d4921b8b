import { IconButton } from '@hintha/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { startBalance } from '../../shared/balance.ts';
import { startKnownDeposits } from '../../shared/deposits/known-deposits.ts';
import { startEvents } from '../../shared/events.ts';
import { openModal } from '../../shared/modals.ts';
import { isAgentAccount } from '../../shared/route-guard.ts';
import { useSession } from '../../shared/session.ts';
import { startUnread } from '../../shared/unread/unread.ts';
import { startReportingLanguage } from './tell-language.ts';
import { AccountMenu } from './account-menu.tsx';
import { BalanceChip } from './balance-chip.tsx';
import { MailButton } from './mail-button.tsx';
import styles from './member-header.module.css';

let started = false;

/** What the header shows of an account. With its first showing the balance begins to follow the server. */
export const MemberHeader = () => {
  const { t } = useTranslation();
  const isAgent = useSession(isAgentAccount);
  useEffect(() => {
    if (started) return;
    started = true;
    startEvents();
    startBalance();
    startUnread();
    startKnownDeposits();
    startReportingLanguage();
  }, []);
  return (
    <span className={styles.bar}>
      {isAgent && (
        <span className={styles.agents}>
          <IconButton
            icon="users"
            aria-label={t('shell.agentArea')}
            onClick={() => openModal({ name: 'agent-area', page: 'agentTeamOverview' })}
          />
        </span>
      )}
      <BalanceChip />
      <MailButton />
      <span className={styles.account}>
        <AccountMenu />
      </span>
    </span>
  );
};
