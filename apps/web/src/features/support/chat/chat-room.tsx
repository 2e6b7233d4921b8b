import { Button, EmptyState, Skeleton } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { ChatLog } from './chat-log.tsx';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { Standing } from './queue-position.tsx';
import { useChat } from './use-chat.ts';

/** The chat: how it stands, what was said, and what one says next. */
export const ChatRoom = () => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  const chat = useChat();
  if (chat.phase === 'failed')
    return (
      <div role="alert" className={styles.failed}>
        <EmptyState
          title={c('support.failedTitle')}
          text={c('support.failedText')}
          action={<Button onClick={() => void chat.refresh()}>{t('failures.retry')}</Button>}
        />
      </div>
    );
  if (chat.phase === 'loading')
    return (
      <div className={styles.waiting} role="status" aria-label={c('support.loading')}>
        <Skeleton height="40px" />
        <Skeleton height="64px" width="70%" />
        <Skeleton height="64px" width="70%" />
      </div>
    );
  return (
    <div className={styles.room}>
      <Standing chat={chat} />
      <ChatLog chat={chat} />
      <Composer chat={chat} />
    </div>
  );
};
