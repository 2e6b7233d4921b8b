import { IconButton } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { countText } from '../../shared/account-area/count-text.ts';
import { gated } from '../../shared/gate.ts';
import { openModal } from '../../shared/modals.ts';
import { UnreadBadge } from '../../shared/unread/unread-badge.tsx';
import { useUnread } from '../../shared/unread/unread.ts';
import styles from './mail-button.module.css';

const openMessages = () =>
  gated({ reason: 'account', real: true }, () => openModal({ name: 'account-area', page: 'messageV2' }));

/** The way to the messages, with how many were not read. */
export const MailButton = () => {
  const { t } = useTranslation();
  const text = countText(useUnread(({ count }) => count));
  return (
    <span className={styles.mail} data-mail={text === '' ? 'read' : 'unread'}>
      <IconButton
        icon="mail"
        aria-label={text === '' ? t('shell.messages') : `${t('shell.messages')} ${text}`}
        onClick={openMessages}
      />
      <span className={styles.badge} aria-hidden="true">
        <UnreadBadge />
      </span>
    </span>
  );
};
