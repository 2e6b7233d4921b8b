import { ENDONYMS } from '@hintha/contract/languages';
import { useEffect } from 'react';
import { call } from '../../../../shared/api.ts';
import { DetailPanel } from '../../../../shared/detail/detail-panel.tsx';
import { Detail, DetailList } from '../../../../shared/detail/detail-list.tsx';
import { MemberLink } from '../../../../shared/detail/member-link.tsx';
import { formatInstant } from '../../../../shared/format.ts';
import { useTexts } from '../../../../shared/language.ts';
import { useMay } from '../../../../shared/may.ts';
import { StateBadge } from '../../../../shared/state-badge.tsx';
import { guestOf } from '../chat-columns.tsx';
import { TONES, type Talk } from '../use-chats.ts';
import { TalkActions } from './talk-actions.tsx';
import { TalkLog } from './talk-log.tsx';
import { Writing } from './writing.tsx';

interface Props {
  readonly talk: Talk;
  readonly onClose: () => void;
}

/** What stands before whoever is in the chat has been read. */
const useMarkRead = ({ chat, lines }: Talk) => {
  const seq = lines.at(-1)?.seq ?? 0;
  const { id, mine, unread } = chat;
  useEffect(() => {
    if (!mine || unread === 0 || document.hidden) return;
    // What could not be marked is marked with the next line.
    void call('readChatLines', { params: { id }, body: { seq } }).catch(() => undefined);
  }, [id, mine, unread, seq]);
};

/** One chat: who it is with, what was said, and what one says next. */
export const TalkPanel = ({ talk, onClose }: Props) => {
  const t = useTexts();
  const may = useMay();
  useMarkRead(talk);
  const { chat } = talk;
  return (
    <DetailPanel
      id={chat.id}
      title={`${guestOf(t, chat)} · ${chat.id}`}
      onClose={onClose}
      actions={<TalkActions chat={chat} />}
    >
      <DetailList>
        <Detail name={t('chats.state')}>
          <StateBadge tone={TONES[chat.state]}>{t(`chats.states.${chat.state}`)}</StateBadge>
        </Detail>
        <Detail name={t('chats.queue')}>{t(`chats.queues.${chat.queue}`)}</Detail>
        <Detail name={t('chats.guest')}>
          {chat.accountId === null ? (
            guestOf(t, chat)
          ) : (
            <MemberLink id={chat.accountId} name={guestOf(t, chat)} />
          )}
        </Detail>
        <Detail name={t('chats.agent')}>{chat.assignee}</Detail>
        <Detail name={t('chats.language')}>{ENDONYMS[chat.language]}</Detail>
        <Detail name={t('chats.openedAt')}>{formatInstant(chat.openedAt)}</Detail>
      </DetailList>
      <TalkLog talk={talk} />
      {may('answerChat') && chat.state !== 'CLOSED' && <Writing key={chat.id} chat={chat} />}
    </DetailPanel>
  );
};
