import { Icon, IconButton } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { openAgentPage } from '../../../shared/account-area/agent-query.ts';
import type { AccountFilter } from '../../../shared/records/account-filter.ts';
import styles from './parts.module.css';

interface AccountWaysProps {
  account: string;
  hasTeam: boolean;
  /** Goes down to its team; on the page of profits unless it is said otherwise. */
  onTeam?: () => void;
  /** The type of the movements that are looked for. */
  type?: AccountFilter['type'];
}

/** The name of an account with the ways to its team, its bets and its account record. */
export const AccountWays = ({
  account,
  hasTeam,
  onTeam = () => openAgentPage('userLoss', { account }),
  type = '',
}: AccountWaysProps) => {
  const { t } = useTranslation('account');
  return (
    <span className={styles.account}>
      {hasTeam ? (
        <button
          type="button"
          className={styles.link}
          aria-label={t('teams.toTeam', { account })}
          onClick={onTeam}
        >
          {account}
          <Icon name="chevron-right" size={14} />
        </button>
      ) : (
        <b className={styles.name}>{account}</b>
      )}
      <span className={styles.ways}>
        <IconButton
          icon="history"
          size={18}
          aria-label={t('teams.toBets', { account })}
          onClick={() => openAgentPage('teamBetting', { account })}
        />
        <IconButton
          icon="wallet"
          size={18}
          aria-label={t('teams.toRecord', { account })}
          onClick={() => openAgentPage('accountDetails', { account, type })}
        />
      </span>
    </span>
  );
};
