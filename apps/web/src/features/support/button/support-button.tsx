import { Icon } from '@hintha/ui';
import { Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../shared/account-area/count-text.ts';
import { useChatButton } from '../../../shared/support/chat-button.ts';
import { openChat } from '../../../shared/support/open-chat.ts';
import { showToast } from '../../../shared/toasts.ts';
import styles from './support-button.module.css';
import { useChatUnread } from './use-chat-unread.ts';

interface SupportButtonProps {
  /** The chat over the page, where the browser blocks its window. */
  Panel: ComponentType<{ onClose: () => void }>;
}

/** Leads to the customer service, and tells how much of it is unread. */
export const SupportButton = ({ Panel }: SupportButtonProps) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const unread = useChatUnread();
  const isWanted = useChatButton((state) => state.shown);
  const open = async () => {
    const outcome = await openChat();
    if (outcome === 'blocked') setShown(true);
    if (outcome === 'failed') showToast('error', t('failures.network'));
  };
  if (!isWanted) return null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={unread === 0 ? t('shell.supportTitle') : `${t('shell.supportTitle')} (${unread})`}
        aria-expanded={shown}
        onClick={() => void open()}
      >
        <Icon name="chat" size={24} />
        {unread > 0 && (
          <span className={`num ${styles.count}`} aria-hidden>
            {countText(unread)}
          </span>
        )}
      </button>
      {shown && (
        <Suspense>
          <Panel onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
};
