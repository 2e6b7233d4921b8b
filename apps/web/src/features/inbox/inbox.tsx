import { Button, EmptyState, Icon } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../shared/clock.ts';
import { formatNumber } from '../../shared/format/format.ts';
import { dayOf } from '../../shared/lists/day-of.ts';
import { PageTurner } from '../../shared/lists/page-turner.tsx';
import { ReadList } from '../../shared/lists/read-list.tsx';
import { useRefreshOn } from '../../shared/lists/use-refresh-on.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { groupByDay, type Day } from './group-by-day.ts';
import styles from './inbox.module.css';
import { MessageItem } from './message-item.tsx';
import { LISTS, useMarking, useMessages, type Message, type MessagePage } from './use-inbox.ts';

/** What the server has told the player, the newest first. */
export const Inbox = () => (
  <QueryRoot>
    <Messages />
  </QueryRoot>
);

const Messages = () => {
  const { t } = useTranslation('account');
  const [pageNo, setPageNo] = useState(1);
  useRefreshOn('message-arrived', LISTS);
  const words = {
    waiting: t('inbox.loading'),
    failedTitle: t('inbox.failedTitle'),
    failedText: t('inbox.failedText'),
  };
  return (
    <div className={styles.inbox}>
      <ReadList read={useMessages(pageNo)} words={words}>
        {(page) => <Found page={page} pageNo={pageNo} onTurn={setPageNo} />}
      </ReadList>
    </div>
  );
};

interface FoundProps {
  page: MessagePage;
  pageNo: number;
  onTurn: (pageNo: number) => void;
}

const Found = ({ page, pageNo, onTurn }: FoundProps) => {
  const { t } = useTranslation('account');
  const [opened, setOpened] = useState<string | null>(null);
  const { marking, markOne, markAll } = useMarking();
  if (page.total === 0)
    return (
      <EmptyState
        sign={<Icon name="mail" size={32} />}
        title={t('inbox.emptyTitle')}
        text={t('inbox.emptyText')}
      />
    );
  const toggle = (message: Message) => {
    setOpened(opened === message.id ? null : message.id);
    if (!message.read) markOne(message.id);
  };
  return (
    <>
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {page.unread === 0
            ? t('inbox.allRead')
            : t('inbox.unreadCount', { unread: formatNumber(page.unread) })}
        </p>
        {page.unread > 0 && (
          <Button loading={marking} onClick={() => void markAll()}>
            <Icon name="check" size={18} />
            {t('inbox.markAll')}
          </Button>
        )}
      </div>
      {groupByDay(page.list).map((day) => (
        <DayOfMessages key={day.day} day={day} opened={opened} onToggle={toggle} />
      ))}
      {page.totalPages > 1 && <PageTurner page={pageNo} pages={page.totalPages} onTurn={onTurn} />}
    </>
  );
};

const DAY_MS = 86_400_000;

/** What people call a day while it is near. */
const useDayName = () => {
  const { t } = useTranslation('account');
  const near = new Map([
    [dayOf(serverNow()), t('inbox.today')],
    [dayOf(serverNow() - DAY_MS), t('inbox.yesterday')],
  ]);
  return (day: string): string => near.get(day) ?? day;
};

interface DayOfMessagesProps {
  day: Day<Message>;
  opened: string | null;
  onToggle: (message: Message) => void;
}

const DayOfMessages = ({ day, opened, onToggle }: DayOfMessagesProps) => {
  const dayName = useDayName();
  return (
    <section className={styles.day}>
      <h3>{dayName(day.day)}</h3>
      <ul>
        {day.messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            isOpen={message.id === opened}
            onToggle={() => onToggle(message)}
          />
        ))}
      </ul>
    </section>
  );
};
