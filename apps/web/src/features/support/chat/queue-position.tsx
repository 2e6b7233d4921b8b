import { Button } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, CallError } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { formatTime } from '../../../shared/format/format-time.ts';
import styles from './chat.module.css';
import type { ChatState } from './take-lines.ts';
import type { useChat } from './use-chat.ts';

type ShownChat = ReturnType<typeof useChat>;

const useStandingText = (state: ChatState): string => {
  const { t } = useTranslation('account');
  const absence = useAbsenceText(state);
  const { chat, online, staffed } = state;
  if (!online) return t('support.offline');
  if (chat?.state === 'CLOSED') return t('support.over');
  if (chat?.assignee != null) return t('support.withAgent', { agent: chat.assignee });
  if (!staffed) return absence;
  return chat === null ? t('support.staffed') : t('support.waiting');
};

/** What is said while nobody is there: when somebody will be, where that is known. */
const useAbsenceText = ({ hours, caseAfterMinutes }: ChatState): string => {
  const { t } = useTranslation('account');
  if (hours?.state !== 'CLOSED') return t('support.unstaffed', { minutes: caseAfterMinutes });
  return t(`support.hours.opens.${hours.day}`, { time: formatTime(hours.opensAt) });
};

/** Until when the chat is open; nothing where nobody has said so, and nothing beside a talk. */
const OpenHours = ({ chat: { chat, online, hours } }: { chat: ChatState }) => {
  const { t } = useTranslation('account');
  if (!online || hours === null || hours.state === 'CLOSED' || chat?.assignee != null) return null;
  if (hours.state === 'ALWAYS') return <p>{t('support.hours.always')}</p>;
  const { until } = hours;
  return (
    <p>
      {until === null ? t('support.hours.open') : t('support.hours.openUntil', { time: formatTime(until) })}
    </p>
  );
};

/** How the chat stands, and the ways out of it. */
export const Standing = ({ chat }: { chat: ShownChat }) => {
  const { t } = useTranslation('account');
  const text = useStandingText(chat);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const state = chat.chat?.state ?? 'CLOSED';
  const act = async (name: 'leaveChat' | 'leaveCase') => {
    setBusy(true);
    try {
      await call(name);
      setFailure('');
    } catch (error) {
      // What somebody else has ended is ended.
      if (!(error instanceof CallError && error.code === 'chat_over')) setFailure(explain(error));
    } finally {
      setBusy(false);
      await chat.refresh();
    }
  };
  return (
    <div className={styles.standing}>
      <p role="status" className={chat.online ? undefined : styles.offline}>
        {text}
      </p>
      <OpenHours chat={chat} />
      {state !== 'CLOSED' && (
        <p className={styles.ways}>
          {state === 'WAITING' && !chat.staffed && (
            <Button loading={busy} onClick={() => void act('leaveCase')}>
              {t('support.leaveCase')}
            </Button>
          )}
          <Button loading={busy} onClick={() => void act('leaveChat')}>
            {t('support.leave')}
          </Button>
        </p>
      )}
      {failure !== '' && (
        <p role="alert" className={styles.offline}>
          {failure}
        </p>
      )}
    </div>
  );
};
