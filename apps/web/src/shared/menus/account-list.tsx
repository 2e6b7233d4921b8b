import { Icon, type IconName } from '@hintha/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { gated } from '../gate.ts';
import { openModal, type Modal } from '../modals.ts';
import { isAgentAccount, isTrial } from '../route-guard.ts';
import { useSession } from '../session.ts';
import { UnreadBadge } from '../unread/unread-badge.tsx';
import { refreshUnread, type Waits } from '../unread/unread.ts';
import { LevelLink } from './level-link.tsx';
import styles from './menu-list.module.css';

/** The words, the sign and the way, and what waits there. */
const ENTRIES = [
  ['myAccount', 'user', { name: 'account-area', page: 'securityCenter' }, null],
  ['deposit', 'wallet', { name: 'account-area', page: 'depositv2' }, null],
  ['withdraw', 'upload', { name: 'account-area', page: 'withdraw' }, null],
  ['accountRecord', 'copy', { name: 'account-area', page: 'transactionHistory' }, null],
  ['personalProfit', 'trophy', { name: 'account-area', page: 'personalProfit' }, null],
  ['bettingRecord', 'history', { name: 'account-area', page: 'personalHistoryCopy' }, null],
  ['rewards', 'bag', { name: 'account-area', page: 'rewardCenter' }, 'rewardCount'],
  ['missions', 'flame', { name: 'account-area', page: 'missionLeaderboard' }, 'missionCount'],
  ['messages', 'mail', { name: 'account-area', page: 'messageV2' }, 'count'],
  ['agentArea', 'users', { name: 'agent-area', page: 'agentTeamOverview' }, null],
  ['logout', 'logout', { name: 'log-out' }, null],
] as const satisfies readonly (readonly [string, IconName, Modal, Waits | null])[];

/** The account area is for real accounts; the way out is for all. */
const go = (modal: Modal) => {
  if (modal.name === 'log-out') openModal(modal);
  else gated({ reason: 'account', real: true }, () => openModal(modal));
};

interface AccountListProps {
  /** The account sheet has buttons of its own for money in and out. */
  withMoney?: boolean;
  onChosen?: () => void;
}

const MONEY: readonly string[] = ['deposit', 'withdraw'];

/** What an account can go to, in the menu of the header and in the account sheet. */
export const AccountList = ({ withMoney = true, onChosen }: AccountListProps) => {
  const { t } = useTranslation();
  // What was played since the last look may have brought something to claim.
  useEffect(() => void refreshUnread(), []);
  const isAgent = useSession(isAgentAccount);
  return (
    <ul className={styles.list}>
      {ENTRIES.filter(([text]) => (text === 'agentArea' ? isAgent : withMoney || !MONEY.includes(text))).map(
        ([text, icon, modal, waits]) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => {
                onChosen?.();
                go(modal);
              }}
            >
              <Icon name={icon} size={20} />
              {t(`shell.${text}`)}
              {waits !== null && <UnreadBadge of={waits} />}
            </button>
          </li>
        ),
      )}
    </ul>
  );
};

/** The nickname of who is signed in, or the account while there is none. */
export const useAccountName = (): string => {
  const { member, username } = useSession();
  return member?.nickname || member?.account || username;
};

export const AccountName = ({ onChosen }: Pick<AccountListProps, 'onChosen'>) => {
  const { t } = useTranslation();
  const name = useAccountName();
  const session = useSession();
  return (
    <p className={styles.name}>
      <b>{name}</b>
      <small>
        {isTrial(session) ? t('shell.trialRibbon') : (session.member?.account ?? session.username)}
      </small>
      {session.member !== null && !isTrial(session) && (
        <LevelLink name={session.member.clubLabel.labelName} onChosen={onChosen} />
      )}
    </p>
  );
};
