import { formatInstant } from '../../../shared/format.ts';
import type { Texts } from '../../../shared/language.ts';
import { TARGETS } from '../../../shared/queue/targets.ts';
import { Age } from '../../../shared/spans.tsx';
import { StateBadge } from '../../../shared/state-badge.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { Words } from '../../../shared/table/words.tsx';
import { TONES, type Chat } from './use-chats.ts';

/** What a guest goes by: its own name for itself, and its account. */
export const guestOf = (t: Texts, { name, account }: Chat): string => {
  const called = name === '' ? t('chats.visitor') : name;
  return account === '' || account === name ? called : `${called} (${account})`;
};

/** The columns of the list: first who waits how long, last what is asked for seldom. */
export const columnsOf = (t: Texts): Column<Chat>[] => [
  {
    id: 'number',
    head: t('chats.number'),
    cell: ({ id }) => <span className="num">{id}</span>,
    text: ({ id }) => id,
  },
  {
    id: 'waits',
    head: t('chats.waits'),
    cell: ({ waitingSince }) => waitingSince !== null && <Age since={waitingSince} lateMs={TARGETS.chats} />,
    figures: true,
  },
  {
    id: 'queue',
    head: t('chats.queue'),
    cell: ({ queue }) =>
      queue === 'VIP' ? (
        <StateBadge tone="gold">{t('chats.queues.VIP')}</StateBadge>
      ) : (
        t('chats.queues.NORMAL')
      ),
    text: ({ queue }) => queue,
  },
  {
    id: 'guest',
    head: t('chats.guest'),
    cell: (chat) => guestOf(t, chat),
    text: (chat) => guestOf(t, chat),
  },
  {
    id: 'last',
    head: t('chats.last'),
    cell: ({ lastText }) => <Words>{lastText}</Words>,
    text: ({ lastText }) => lastText,
  },
  {
    id: 'unread',
    head: t('chats.unread'),
    cell: ({ unread }) => (unread === 0 ? '–' : <b>{unread}</b>),
    text: ({ unread }) => String(unread),
    figures: true,
  },
  {
    id: 'state',
    head: t('chats.state'),
    cell: ({ state }) => <StateBadge tone={TONES[state]}>{t(`chats.states.${state}`)}</StateBadge>,
    text: ({ state }) => state,
  },
  {
    id: 'agent',
    head: t('chats.agent'),
    cell: ({ assignee, mine }) => (mine ? t('chats.mine') : (assignee ?? '–')),
    text: ({ assignee }) => assignee ?? '',
  },
  {
    id: 'opened',
    head: t('chats.openedAt'),
    cell: ({ openedAt }) => formatInstant(openedAt),
    text: ({ openedAt }) => formatInstant(openedAt),
    figures: true,
    hidden: true,
  },
  {
    id: 'changed',
    head: t('chats.changedAt'),
    cell: ({ changedAt }) => formatInstant(changedAt),
    text: ({ changedAt }) => formatInstant(changedAt),
    figures: true,
    hidden: true,
  },
];
